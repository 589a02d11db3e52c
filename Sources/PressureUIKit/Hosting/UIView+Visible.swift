#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

extension UIView {
  /// True if a person can see the view: neither the view nor an ancestor hides it, makes it transparent or clips all of
  /// it. A view that lies over it is not noticed.
  var isVisible: Bool {
    if window == nil { return false }
    var part = VisiblePart(of: Rect(convert(bounds, to: nil)))
    for view in [self] + ancestors {
      let clips = view.clipsToBounds || view is UIWindow
      part.pass(
        isHidden: view.isHidden, opacity: view.alpha,
        clip: clips ? Rect(view.convert(view.bounds, to: nil)) : nil)
    }
    return part.isVisible
  }
}
#endif
