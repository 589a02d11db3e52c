#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

/// A rounded box on the stage, with live content that is as large as the box and scaled with it.
@MainActor
final class PeekBox: UIView {
  /// What is in it.
  var content: UIView? {
    didSet {
      if content === oldValue { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content { addSubview(content) }
      fill()
    }
  }
  private var shown: PeekFrame.Box?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    clipsToBounds = true
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Puts it where the engine says; what is the same as before is not touched.
  func show(_ box: PeekFrame.Box?) {
    if box == shown { return }
    let old = shown
    shown = box
    guard let box else {
      isHidden = true
      return
    }
    if old == nil { isHidden = false }
    if old?.natural != box.natural {
      bounds = CGRect(x: 0, y: 0, width: box.natural.width, height: box.natural.height)
      fill()
    }
    if old?.rect.center != box.rect.center { center = CGPoint(box.rect.center) }
    if old?.scale != box.scale {
      transform = CGAffineTransform(scaleX: box.scale, y: box.scale)
    }
    if old?.cornerRadius != box.cornerRadius { layer.cornerRadius = box.cornerRadius }
    if old?.color != box.color { backgroundColor = UIColor(box.color) }
    if old?.opacity != box.opacity { alpha = box.opacity }
  }

  private func fill() {
    content?.frame = bounds
  }
}
#endif
