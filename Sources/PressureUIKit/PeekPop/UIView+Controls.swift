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

  /// Whether it is a part of a control of the kit's, or one itself, that is in a view.
  func isInControl(within view: UIView) -> Bool {
    if self === view { return false }
    return self is PressureControl || superview?.isInControl(within: view) == true
  }
}
#endif
