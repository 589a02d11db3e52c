#if canImport(UIKit)
import UIKit

extension UITouch {
  /// Whether it touches.
  var isDown: Bool {
    switch phase {
    case .began, .moved, .stationary: true
    default: false
    }
  }

  /// Which buttons are down, numbered as a control has them: a finger is the first.
  func buttons(in event: UIEvent?) -> UInt16 {
    guard type == .indirectPointer, let mask = event?.buttonMask else { return isDown ? 1 : 0 }
    return UInt16(truncatingIfNeeded: mask.rawValue)
  }
}
#endif
