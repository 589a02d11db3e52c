#if canImport(UIKit)
import PressureKit
import UIKit

/// A `ControlHost` of any control.
@MainActor
protocol ControlHosting: AnyObject {
  var isOnScreen: Bool { get set }
  var hasContact: Bool { get }
  var isEngaged: Bool { get }
  func take(_ touch: UITouch, _ phase: ContactPhase, of event: UIEvent?, in space: UIView?)
  func take(_ input: Input)
  func setEnabled(_ isEnabled: Bool)
  func interrupt(_ interruption: Interruption)
  func activate() -> Bool
  func invalidate()
}

extension ControlHost: ControlHosting {
  var hasContact: Bool { value.hasContact }
  var isEngaged: Bool { value.isEngaged }
}
#endif
