#if os(iOS) || STAND_INS
import PressureKit
import PressureLayers
import UIKit

/// A view with round corners, whose content is scaled with it.
class NativeBox: UIView {
  /// Clips the content to the corners.
  func clipToCorners() {
    clipsToBounds = true
    layer.cornerCurve = .continuous
  }

  /// How round the corners are, in points.
  var cornerRadius: Double {
    get { Double(layer.cornerRadius) }
    set { layer.cornerRadius = CGFloat(newValue) }
  }

  /// The colour behind the content.
  var ground = LayerColor.clear {
    didSet { backgroundColor = UIColor(ground) }
  }

  /// Lies in a rectangle. The content stays of its natural size.
  func place(at rect: CGRect, natural: CGSize) {
    bounds = CGRect(origin: .zero, size: natural)
    center = CGPoint(x: rect.midX, y: rect.midY)
    let scale = natural.width > 0 ? rect.width / natural.width : 1
    transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
#endif
