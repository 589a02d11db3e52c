#if canImport(QuartzCore)
import PressureKit
import QuartzCore

/// One line of text on the screen: a layer as large as the scene, with the letters in it, so that a mask
/// of it has the scene's coordinates.
///
/// Letters are laid out at the size that they were measured at, and drawn smaller: a smaller font is not the same one in
/// little, and would not fit.
package final class TextLine: CALayer {
  /// The letters.
  package let letters = CATextLayer()
  /// Which of the host's texts it is.
  private(set) var slot: UInt8 = 0
  /// Pixels a point of the screen: the letters are drawn as fine as that, and else are blurred.
  var pixels: CGFloat = 1 {
    didSet { if pixels != oldValue { arrange() } }
  }
  private var size = CGSize.zero
  private var center = CGPoint.zero
  private var scale: CGFloat = 1
  /// Around the measured letters, in ems: what leans or hangs over is not cut off.
  private static let margin = 0.5

  package override init() {
    super.init()
    letters.alignmentMode = .center
    addSublayer(letters)
  }

  /// As Core Animation copies a layer to show it.
  package override init(layer: Any) {
    super.init(layer: layer)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Puts a text at a place, at a part of the size it was measured at.
  @MainActor
  func place(_ slot: UInt8, at center: Point, scale: Double, in texts: SceneTexts) {
    self.slot = slot
    self.center = CGPoint(center)
    self.scale = scale
    write(texts[slot])
  }

  /// Writes what the text has become.
  @MainActor
  func write(_ text: SceneText) {
    letters.string = text.string
    letters.font = text.font
    letters.fontSize = text.fontSize
    size = CGSize(width: text.size.width, height: text.size.height)
    arrange()
  }

  /// Puts the middle of what was measured in its place, and a corner of the letters on a whole pixel.
  private func arrange() {
    let margin = letters.fontSize * TextLine.margin
    // They are in the middle of a line, and on top of it.
    letters.bounds = CGRect(
      x: 0, y: 0, width: size.width + 2 * margin, height: size.height + margin)
    letters.anchorPoint = CGPoint(x: 0.5, y: size.height / 2 / max(letters.bounds.height, 1))
    letters.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    letters.position = CGPoint(
      x: onPixel(center.x, after: letters.bounds.width / 2),
      y: onPixel(center.y, after: size.height / 2))
    if letters.contentsScale == pixels * scale { return }
    letters.contentsScale = pixels * scale
    letters.setNeedsDisplay()
  }

  private func onPixel(_ place: CGFloat, after part: CGFloat) -> CGFloat {
    let part = part * scale
    return ((place - part) * pixels).rounded() / pixels + part
  }
}
#endif
