#if os(iOS) || UIKIT
import PressureKit
import UIKit

/// A view with rounded corners that scales its content.
class NativeBox: UIView {
  /// Clips the content to the corners.
  func clipToCorners() {
    clipsToBounds = true
    layer.cornerCurve = .continuous
  }

  /// The corner radius, in points.
  var cornerRadius: Double {
    get { Double(layer.cornerRadius) }
    set { layer.cornerRadius = CGFloat(newValue) }
  }

  /// The colour behind the content.
  var ground = LayerColor.clear {
    didSet { backgroundColor = UIColor(ground) }
  }

  /// Fills a rectangle. The content keeps its natural size and is scaled.
  func place(at rect: CGRect, natural: CGSize) {
    bounds = CGRect(origin: .zero, size: natural)
    center = CGPoint(x: rect.midX, y: rect.midY)
    let scale = natural.width > 0 ? rect.width / natural.width : 1
    transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
#endif
