import PressureKit
import PressureTesting

/// Predicts when a key activates, without the control: on release, if no other key was down meanwhile.
package struct KeyModel: Hashable {
  /// An activation key.
  private enum Key { case enter, space }

  /// The key that presses.
  private var pressing: Key?
  private var isEnterDown = false
  private var isSpaceDown = false

  /// True while a key presses.
  package var isActive: Bool { pressing != nil }
  /// True while a key is down, whether it presses or not.
  package var isDown: Bool { isEnterDown || isSpaceDown }

  package init() {}

  /// Takes a step of a key. Returns true if it activates.
  package mutating func perform(_ step: PathStep, accepts: Bool) -> Bool {
    switch step {
    case .key(.down): press(.enter, accepts)
    case .space(.down): press(.space, accepts)
    case .key(.repeated): hold(.enter)
    case .space(.repeated): hold(.space)
    case .key(.up):
      isEnterDown = false
      return lift(.enter)
    case .space(.up):
      isSpaceDown = false
      return lift(.space)
    case .key(.cancelled):
      isEnterDown = false
      _ = lift(.enter)
    default: break
    }
    return false
  }

  package mutating func cancel() { pressing = nil }

  /// A key that presses, and whose release was lost, presses again.
  private mutating func press(_ key: Key, _ accepts: Bool) {
    let wasUp = key == .enter ? !isEnterDown : !isSpaceDown
    let isAgain = pressing == key
    hold(key)
    pressing = accepts && (wasUp || isAgain) && !(isEnterDown && isSpaceDown) ? key : nil
  }

  private mutating func hold(_ key: Key) {
    if key == .enter { isEnterDown = true } else { isSpaceDown = true }
    if pressing != key { pressing = nil }
  }

  private mutating func lift(_ key: Key) -> Bool {
    if pressing != key { return false }
    pressing = nil
    return true
  }
}
