#if os(iOS) || UIKIT
import UIKit

extension UIView {
  /// The first control in the view at any depth, or the view itself if it is a control.
  var firstControl: UIControl? {
    if let control = self as? UIControl { return control }
    for view in subviews {
      if let control = view.firstControl { return control }
    }
    return nil
  }
}
#endif
