import PressureKit
import PressureTesting

/// Predicts when an icon's menu must launch or choose, without the control.
package struct AppIconModel: PathModel {
  private let hasSensor: Bool
  private let hasItems: Bool
  private var isEnabled = true
  private var isPressing = false
  private var press: DeepModel
  private var zone = PathZone.control
  private var start = PathZone.control
  private var isOpen = false
  /// True if the menu is open without the press that opened it.
  private var isLeftOpen = false
  /// The remaining seconds after a launch in which presses are ignored.
  private var guarded = 0.0
  private var key = KeyModel()

  package init(hasSensor: Bool, items: Int) {
    self.hasSensor = hasSensor
    hasItems = items > 0
    press = DeepModel(hasSensor: hasSensor)
  }

  package mutating func perform(_ step: PathStep, after seconds: Double) -> PathVerdict {
    guarded = guarded > seconds ? guarded - seconds : 0
    let wasOpen = isOpen
    if isPressing && !isLeftOpen {
      press.wait(seconds)
      open()
    }
    let accepts = isEnabled && guarded == 0
    var launches = false
    var chooses = false
    switch step {
    case .begin(let place): if accepts { begin(place) }
    case .move(let place, let force): if isPressing { move(to: place, force) }
    case .lift:
      chooses = isPressing && isOpen && zone == .target
      launches = isPressing && !isOpen
      if isPressing && isLeftOpen && !chooses && start != .target { close() }
      if isPressing && isOpen { isLeftOpen = true }
      letGo()
    case .cancel, .liftCovered, .second: if isPressing { close() }
    case .beginCovered:
      if isPressing || isLeftOpen {
        close()
        key.cancel()
      }
    case .key, .space: launches = key.perform(step, accepts: accepts && !isPressing)
    case .activate: launches = accepts
    case .interrupt(.displaced):
      if isOpen { key.cancel() }
      close()
    case .interrupt(.keysLost): key = KeyModel()
    case .blur, .disable, .interrupt:
      if step == .disable { isEnabled = false }
      close()
      key = KeyModel()
    case .enable: isEnabled = true
    case .call(0):
      if isEnabled && !isPressing && !isOpen && hasItems { openAlone() }
    // An item can be chosen only from an open menu.
    case .call: chooses = wasOpen
    case .secondMove, .secondLift, .secondCancel, .type, .tick, .stall, .sleep: break
    }
    if launches { guarded = 0.375 }
    if launches || chooses {
      close()
      key.cancel()
    }
    return launches || chooses ? .always : .never
  }

  private mutating func begin(_ place: PathZone) {
    if !isLeftOpen {
      close()
      if place != .control { return }
    }
    isPressing = true
    press = DeepModel(hasSensor: hasSensor)
    zone = place
    start = place
    key.cancel()
  }

  private mutating func move(to place: PathZone, _ force: PathForce) {
    // A contact that travels before it is deep is a scroll.
    if !isOpen && place != .control { return close() }
    zone = place
    if isLeftOpen { return }
    press.press(force)
    open()
  }

  /// Opens the menu without a press. This is not a double click, so the guard ends.
  private mutating func openAlone() {
    isOpen = true
    isLeftOpen = true
    guarded = 0
    key.cancel()
  }

  private mutating func open() {
    if isOpen || !press.isDeep || !hasItems { return }
    isOpen = true
    key.cancel()
  }

  private mutating func close() {
    letGo()
    isOpen = false
    isLeftOpen = false
  }

  /// Clears the state of a contact.
  private mutating func letGo() {
    isPressing = false
    press = DeepModel(hasSensor: hasSensor)
    zone = .control
    start = .control
  }
}
