#if os(iOS) || STAND_INS
import PressureKit
import UIKit

extension UITouch {
  /// Whether it touches.
  var isDown: Bool {
    switch phase {
    case .began, .moved, .stationary: true
    default: false
    }
  }

  /// Which buttons are down as it is told of, numbered as a control has them: a finger is the first. A list tells of it
  /// late: by then its own phase may be another.
  func buttons(_ told: ContactPhase, in event: UIEvent?) -> UInt16 {
    guard type == .indirectPointer, let mask = event?.buttonMask else {
      return told == .began || told == .moved ? 1 : 0
    }
    return UInt16(truncatingIfNeeded: mask.rawValue)
  }
}
#endif
