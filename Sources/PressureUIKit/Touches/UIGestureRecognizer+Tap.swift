#if os(iOS) || STAND_INS
import UIKit

extension UIGestureRecognizer {
  /// Whether it is a tap of one finger, once.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
#endif
