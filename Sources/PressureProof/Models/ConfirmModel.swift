import PressureKit
import PressureTesting

/// Predicts when a confirm button must fire, without the control.
package struct ConfirmModel: PathModel {
  /// The settings of the button, with the names of its options.
  package struct Setting: Hashable, Sendable {
    package var hasSensor = true
    /// True if a pen presses instead of a finger.
    package var isPen = false
    package var takesTaps = true
    package var isLatched = true
    package var isInPlace = false
    /// True if another control lies where a press shows its ring.
    package var isCrowded = false
    /// True if the person may see nothing of the button until a step of the host, as while a page's engine is loading.
    package var isShownLate = false
    /// True if a key elsewhere may ask, as Enter in a form.
    package var isAsked = false
    /// True if the ring is at its own distance, and not one height above the touch.
    package var isFar = false
    package var rampDuration = 2.0
    package var rescueDelay = 2.0
    package var armTimeout = Double.infinity
    package var isEnabled = true
    package var reducesMotion = false

    package init() {}
  }

  private let setting: Setting

  private var isEnabled: Bool
  private var press: Press?
  private var key = KeyModel()
  /// A key that fills the button in place.
  private var held: Press?
  /// The seconds since it was armed, up to the longest time that matters; nil if it is not armed.
  private var armed: Double?
  private var isConfirming = false
  /// The place of a contact that began on the ring of an armed button.
  private var onRing: PathZone?
  /// The remaining seconds after a firing in which presses are ignored.
  private var guarded = 0.0
  /// The remaining seconds after a key or an activation in which another one is too hasty.
  private var hasty = 0.0

  package init(_ setting: Setting) {
    self.setting = setting
    isEnabled = setting.isEnabled
  }

  package mutating func perform(_ step: PathStep, after seconds: Double) -> PathVerdict {
    let wasShown = press?.stage == .shown
    let wasHeld = held?.stage == .shown
    pass(seconds)
    var fires = false
    switch step {
    case .begin(let place): begin(place)
    case .move(let place, let force):
      press?.move(to: place, force)
      if onRing != nil { onRing = place }
    case .lift:
      fires = onRing == .target || wasShown && press?.isOnTarget == true
      if let press, !fires, setting.takesTaps, press.tap != nil { armed = 0 }
      press = nil
      onRing = nil
    case .cancel, .liftCovered:
      press = nil
      onRing = nil
    case .second, .beginCovered:
      if held != nil { key.cancel() }
      takeBack()
    case .key, .space: fires = press(step, wasHeld)
    case .type:
      if press != nil || onRing != nil { break }
      hasty = 0.3
      key.cancel()
      takeBack()
    case .activate,
      .call where step == .activate || setting.isAsked:
      if !key.isDown && (step == .activate || armed == nil) {
        activate()
        fires = isConfirming
      }
    case .interrupt(.displaced):
      press = nil
      onRing = nil
    case .interrupt(.keysLost):
      key = KeyModel()
      letGoOfKey()
    case .blur, .disable, .interrupt:
      if step == .disable { isEnabled = false }
      key = KeyModel()
      takeBack()
    case .enable: isEnabled = true
    case .call: if setting.isShownLate { showForTheFirstTime() }
    case .secondMove, .secondLift, .secondCancel, .tick, .stall, .sleep: break
    }
    if fires {
      guarded = 0.6
      takeBack()
    }
    return fires ? .always : .never
  }

  private mutating func pass(_ seconds: Double) {
    guarded = guarded > seconds ? guarded - seconds : 0
    hasty = hasty > seconds ? hasty - seconds : 0
    press?.pass(seconds)
    held?.pass(seconds)
    guard let age = armed else { return }
    let timeout = setting.armTimeout
    armed = min(age + seconds, timeout.isFinite ? max(1, timeout) : 1)
    if onRing == nil && age + seconds >= timeout { takeBack() }
  }

  /// Only from now on does the person see what is armed or full.
  private mutating func showForTheFirstTime() {
    if armed != nil { armed = 0 }
    isConfirming = false
    onRing = nil
    press?.showForTheFirstTime()
    held?.showForTheFirstTime()
  }

  private mutating func begin(_ place: PathZone) {
    // A contact anywhere takes the press of a key away, and begins none.
    if held != nil {
      key.cancel()
      return takeBack()
    }
    // A contact that returns within 0.1 s counts as never lifted.
    if let armed, onRing != nil || place != .control || armed >= 0.1 {
      if !setting.takesTaps || place != .target || isConfirming { return takeBack() }
      // The second of two quick taps is not meant for the ring. A contact whose lift was lost began late enough.
      if onRing != nil || armed >= 0.6 { onRing = place }
      return
    }
    takeBack()
    if isEnabled && place == .control && guarded == 0 { press = Press(setting) }
  }

  /// Takes a step of a key. Returns true if it fires.
  private mutating func press(_ step: PathStep, _ wasHeld: Bool) -> Bool {
    let wasActive = key.isActive
    let isLift = key.perform(step, accepts: isEnabled)
    if isLift {
      let fires = isConfirming || wasHeld && held != nil
      // A key that was only tapped arms, as any activation does.
      if !fires && held?.tap != nil { armed = 0 }
      held = nil
      return fires
    }
    let isDown = step == .key(.down) || step == .space(.down)
    let isOver = wasActive && !key.isActive
    if isOver && step == .key(.cancelled) && !isConfirming && press == nil && onRing == nil {
      takeBack()
    }
    // A second key is down, or the release of this one was lost.
    if isOver || wasActive && isDown { letGoOfKey() }
    if !isDown || !key.isActive { return false }
    // The second activation needs the release of the first.
    if wasActive && armed != nil { return takesKey() && false }
    if setting.isInPlace && armed == nil { hold() } else { activate() }
    return false
  }

  /// Takes the press of a key away.
  private mutating func letGoOfKey() {
    held = nil
    isConfirming = false
  }

  private mutating func hold() {
    if takesKey() { held = Press(setting, byKey: true) }
  }

  /// Returns true if a key or an activation counts now. A hasty one does not, and the next one has to wait again.
  private mutating func takesKey() -> Bool {
    if !isEnabled || press != nil || onRing != nil || guarded > 0 { return false }
    defer { hasty = 0.3 }
    return hasty == 0
  }

  private mutating func activate() {
    if !takesKey() { return }
    if let armed {
      if armed >= 0.3 { isConfirming = true }
    } else {
      armed = 0
    }
  }

  private mutating func takeBack() {
    press = nil
    held = nil
    armed = nil
    isConfirming = false
    onRing = nil
  }
}

/// A press of a contact or a key, which fills the ring, or the button in place.
private struct Press: Hashable {
  /// The progress of the press.
  enum Stage { case filling, full, shown }

  private let setting: ConfirmModel.Setting
  /// True if a sensor measures its force.
  private let hasSensor: Bool
  private(set) var zone = PathZone.control
  private(set) var stage = Stage.filling
  /// The seconds of a press that may be a tap; nil once it was full, travelled or took too long.
  private(set) var tap: Double? = 0
  /// The intention by force and the one by time, 0…1.
  private var force = 0.0
  private var patience = 0.0
  /// The seconds that the force has been below full; nil once time helps.
  private var below: Double? = 0
  private var isFull = false
  /// The seconds for which the full button has been shown in place; it confirms after 0.2 s.
  private var shown = 0.0

  init(_ setting: ConfirmModel.Setting, byKey: Bool = false) {
    self.setting = setting
    hasSensor = setting.hasSensor && !byKey
    if hasSensor { force = level(.low) }
    follow()
  }

  /// True if a lift confirms, once that was shown. In place it is true anywhere near the button: the ring's place is, too.
  var isOnTarget: Bool { setting.isInPlace ? zone != .elsewhere : zone == .target }

  mutating func move(to place: PathZone, _ force: PathForce) {
    zone = place
    if place != .control { tap = nil }
    if hasSensor && !isLatched { self.force = level(force) }
    follow()
  }

  mutating func pass(_ seconds: Double) {
    let counted = min(seconds, 0.25)
    if let soFar = tap { tap = soFar + seconds > 0.5 ? nil : soFar + seconds }
    if setting.isInPlace && stage == .full { shown += counted }
    if !isLatched { wait(counted) }
    follow()
  }

  mutating func showForTheFirstTime() {
    if stage == .shown { stage = .full }
    shown = 0
  }

  private var isOut: Bool { setting.isInPlace && zone == .elsewhere }

  /// Empties the button: a contact that comes back fills it again.
  private mutating func reset() {
    (stage, force, patience, below, isFull, shown) = (.filling, 0, 0, 0, false, 0)
  }

  /// True if the ring stays full when the force falls.
  private var isLatched: Bool { setting.isLatched && stage != .filling }

  /// Returns the intention of a force: 3 of the sensor's 20/3 units are full, and 6 for a pen.
  private func level(_ force: PathForce) -> Double {
    min(force.pressure * 20 / (setting.isPen ? 18 : 9), 1)
  }

  /// Lets time fill the ring without a sensor, and help a force that has been below full for long.
  private mutating func wait(_ seconds: Double) {
    var helping = seconds
    if hasSensor, let soFar = below {
      if setting.rescueDelay == .infinity { return }
      below = isFull ? 0 : soFar + seconds
      if isFull || soFar + seconds < setting.rescueDelay { return }
      below = nil
      patience = force
      helping = soFar + seconds - setting.rescueDelay
    }
    patience = min(patience + helping / setting.rampDuration, 1)
  }

  private mutating func follow() {
    if isOut { return reset() }
    let level = max(force, patience)
    isFull = isFull ? level >= 0.9 : level > 0.97
    if isFull { tap = nil }
    let isThere = setting.isInPlace ? stage == .shown || shown >= 0.2 : zone == .target
    if isFull || isLatched {
      stage = isThere ? .shown : .full
    } else if !isThere {
      stage = .filling
    }
    if stage != .full { shown = 0 }
    if isLatched { (force, patience, below, isFull) = (0, 0, nil, false) }
  }
}
