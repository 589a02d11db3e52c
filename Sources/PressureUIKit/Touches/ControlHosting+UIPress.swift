#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import UIKit

extension ControlHosting {
  /// Feeds what a key did: Space and Return activate, and Escape takes back what waits. Returns whether the key meant
  /// anything.
  func feed(_ press: UIPress, _ phase: KeySample.Phase) -> Bool {
    switch press.key?.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      feed(.key(KeySample(time: press.timestamp, phase: phase)))
      return true
    case .keyboardEscape:
      return phase == .down ? escape() : isEngaged
    default:
      return false
    }
  }

  /// Takes back what waits. Returns whether anything did.
  func escape() -> Bool {
    if !isEngaged { return false }
    interrupt(.escape)
    return true
  }
}
#endif
