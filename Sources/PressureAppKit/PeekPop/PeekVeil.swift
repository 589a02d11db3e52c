#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// What covers the window behind a preview: all of it but what was pressed, and that when the preview is there.
final class PeekVeil: NSView {
  /// Over all the rest.
  let rest = CAShapeLayer()
  /// Over what was pressed.
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

  /// Covers in a colour, as far as everything has receded by now.
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
