#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

extension UIView {
  /// Whether a person can see it: neither it nor what it is in is hidden, transparent or scrolled away. A view that lies
  /// over it is not noticed.
  var isVisible: Bool {
    if window == nil { return false }
    var part = VisiblePart(of: Rect(convert(bounds, to: nil)))
    var next: UIView? = self
    while let view = next {
      let clips = view.clipsToBounds || view is UIWindow
      part.pass(
        isHidden: view.isHidden, opacity: view.alpha,
        clip: clips ? Rect(view.convert(view.bounds, to: nil)) : nil)
      next = view.superview
    }
    return part.isVisible
  }
}
#endif
