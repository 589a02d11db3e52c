import PressureKit
import PressureTesting

/// Predicts when a peek must pop, without the control: by a tap, by full force, by a key or an activation, or by a
/// tap on an open preview.
package struct PeekModel: PathModel {
  /// The content that is shown.
  private enum Stage { case nothing, preview, actions, content }

  private let hasSensor: Bool
  private let takesTaps: Bool
  private var isEnabled = true
  private var isPressing = false
  private var press: DeepModel
  private var zone = PathZone.control
  /// The place where the press began.
  private var start = PathZone.control
  /// The lowest place since the preview appeared, from which sliding up is measured.
  private var lowest = PathZone.control
  private var stage = Stage.nothing
  private var isLeftOpen = false
  /// The remaining seconds after a pop in which presses are ignored.
  private var guarded = 0.0
  private var key = KeyModel()
  /// True while a menu of the system shows the content.
  private var isInMenu = false

  package init(hasSensor: Bool, takesTaps: Bool = true) {
    self.hasSensor = hasSensor
    self.takesTaps = takesTaps
    press = DeepModel(hasSensor: hasSensor)
  }

  package mutating func perform(_ step: PathStep, after seconds: Double) -> PathVerdict {
    guarded = guarded > seconds ? guarded - seconds : 0
    if stage == .content && guarded == 0 { dismiss() }
    var pops = false
    if isPressing && !isLeftOpen {
      press.wait(seconds)
      pops = follow()
    }
    let accepts = isEnabled && guarded == 0
    let wasBusy = isBusy
    // True for an action, and for a pop from a menu of the system.
    var isChosen = false
    switch step {
    case .begin(let place): if accepts { pops = begin(place) }
    case .move(let place, let force): if isPressing { pops = move(to: place, force) }
    case .lift: if isPressing { pops = lift() }
    case .cancel, .liftCovered, .second: if isPressing { dismiss() }
    case .beginCovered:
      if isPressing || isLeftOpen {
        dismiss()
        key.cancel()
      }
    case .key, .space: pops = key.perform(step, accepts: accepts && !isPressing)
    case .activate: pops = accepts
    case .interrupt(.displaced):
      // The key went down for what was shown.
      if stage != .nothing { key.cancel() }
      dismiss()
    case .interrupt(.keysLost): key = KeyModel()
    case .blur, .disable, .interrupt:
      if step == .disable { isEnabled = false }
      if step == .disable || step == .interrupt(.changed) { isInMenu = false }
      dismiss()
      key = KeyModel()
    case .enable: isEnabled = true
    case .call(0): open()
    case .call(2): isInMenu = isEnabled && !isBusy
    case .call(3):
      isChosen = isInMenu
      isInMenu = false
    // An action is chosen only from a preview that is left open, and closes it.
    case .call:
      isChosen = isLeftOpen
      if isLeftOpen {
        dismiss()
        key.cancel()
      }
    case .secondMove, .secondLift, .secondCancel, .type, .tick, .stall, .sleep: break
    }
    if pops {
      dismiss()
      key.cancel()
      stage = .content
      guarded = 0.375
    }
    // A press or a preview takes the place of the menu.
    if isBusy && !wasBusy { isInMenu = false }
    return pops || isChosen ? .always : .never
  }

  private var isBusy: Bool { isPressing || key.isActive || stage != .nothing }

  /// Opens the preview without a press.
  private mutating func open() {
    if !isEnabled || isPressing || stage != .nothing { return }
    isLeftOpen = true
    guarded = 0
    stage = .actions
    key.cancel()
  }

  private mutating func begin(_ place: PathZone) -> Bool {
    if !isLeftOpen {
      dismiss()
      if place != .control { return false }
    }
    isPressing = true
    press = DeepModel(hasSensor: hasSensor)
    zone = place
    start = place
    key.cancel()
    return !isLeftOpen && follow()
  }

  private mutating func move(to place: PathZone, _ force: PathForce) -> Bool {
    if isLeftOpen {
      zone = place
      return false
    }
    // A contact that travels before it is deep is a scroll.
    if !press.wasDeep && place != .control {
      dismiss()
      return false
    }
    zone = place
    press.press(force)
    return follow()
  }

  private mutating func lift() -> Bool {
    defer { letGo() }
    if isLeftOpen {
      let isOnPreview = zone == .target
      if isOnPreview != (start == .target) { return false }
      if !isOnPreview { dismiss() }
      return isOnPreview
    }
    if !press.wasDeep {
      dismiss()
      return takesTaps
    }
    isLeftOpen = stage == .actions || stage == .preview && press.isTimed
    if isLeftOpen { stage = .actions } else { dismiss() }
    return false
  }

  /// Follows the force and the place. Returns true if the peek pops.
  private mutating func follow() -> Bool {
    if stage == .actions || stage == .preview && press.isDeep {
      if zone.isLower(than: lowest) { lowest = zone }
      stage = lowest.isLower(than: zone) ? .actions : .preview
    } else if press.isDeep {
      stage = .preview
      lowest = zone
    } else {
      stage = .nothing
    }
    if stage != .preview { return false }
    if !press.isDeep { stage = .nothing }
    return press.isDeepest
  }

  private mutating func dismiss() {
    letGo()
    isLeftOpen = false
    stage = .nothing
    lowest = .control
  }

  /// Clears the state of a contact.
  private mutating func letGo() {
    isPressing = false
    press = DeepModel(hasSensor: hasSensor)
    zone = .control
    start = .control
  }
}

extension PathZone {
  /// Returns true if this zone of a peek is further down the screen.
  fileprivate func isLower(than other: PathZone) -> Bool { height < other.height }

  private var height: Int {
    switch self {
    case .elsewhere: 0
    case .control: 1
    case .target: 2
    }
  }
}
