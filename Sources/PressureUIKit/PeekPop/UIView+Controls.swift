#if os(iOS) || STAND_INS
import UIKit

extension UIView {
  /// A control in it, at any depth; itself, if it is one.
  var firstControl: UIControl? {
    if let control = self as? UIControl { return control }
    for view in subviews {
      if let control = view.firstControl { return control }
    }
    return nil
  }
}
#endif
