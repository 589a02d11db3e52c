#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

/// The veil over the window behind a preview: first over everything except the pressed view, and also over that view
/// once the preview covers it.
final class PeekVeil: NSView {
  /// The veil over everything except the pressed view.
  let rest = CAShapeLayer()
  /// The veil over the pressed view.
  let source = CAShapeLayer()

  override init(frame: NSRect) {
    super.init(frame: frame)
    wantsLayer = true
    rest.fillRule = .evenOdd
    layer?.addSublayer(rest)
    layer?.addSublayer(source)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var isFlipped: Bool { true }

  /// Shows the veil of a frame in a colour.
  func show(_ frame: PeekFrame, in color: LayerColor, around pressed: Rect) {
    let hole = CGPath(rect: CGRect(pressed), transform: nil)
    let all = CGMutablePath()
    all.addRect(bounds)
    all.addPath(hole)
    let color = color.cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, path) in [(rest, all), (source, hole)] {
      layer.frame = bounds
      layer.path = path
      layer.fillColor = color
    }
    rest.opacity = Float(frame.recession)
    source.opacity = Float(frame.sourceRecession)
    CATransaction.commit()
  }
}
#endif
