#if os(iOS) || os(macOS) || STAND_INS
import PressureKit
import QuartzCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// One line of text on the screen, with an image before it or without: a layer as large as the scene, with the letters in
/// it, so that a mask of it has the scene's coordinates.
///
/// Letters are laid out at the size that they were measured at, and drawn smaller: a smaller font is not the same one in
/// little, and would not fit.
package final class TextLine: CALayer {
  /// The letters.
  package let letters = CATextLayer()
  /// The image; none until a text has one.
  package private(set) var picture: PictureLayer?
  /// Which of the host's texts it is.
  private(set) var slot: UInt8 = 0
  /// Pixels a point of the screen: the letters are drawn as fine as that, and else are blurred.
  package var pixels: CGFloat = 1 {
    didSet { if pixels != oldValue { arrange() } }
  }
  /// The colour of what has none of its own.
  package var color: CGColor? {
    didSet { if color != oldValue { paint() } }
  }
  private var text = SceneText()
  /// What the letters measure.
  private var size = Size.zero
  private var center = CGPoint.zero
  /// Which part of its own size the control gives it.
  private var placedScale = 1.0
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
  package func place(_ slot: UInt8, at center: Point, scale: Double, in texts: SceneTexts) {
    self.slot = slot
    self.center = CGPoint(center)
    placedScale = scale
    write(texts[slot])
  }

  /// Writes what the text has become.
  @MainActor
  func write(_ text: SceneText) {
    if text.image != self.text.image { show(text.image) }
    self.text = text
    size = text.lettersSize
    paint()
    arrange()
  }

  private func show(_ image: SceneImage?) {
    picture?.removeFromSuperlayer()
    picture = image.map { PictureLayer($0) }
    if let picture { addSublayer(picture) }
  }

  /// Colours what has no colour of its own.
  private func paint() {
    picture?.color = color
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = color.flatMap { SceneColor(cgColor: $0) }
    // Never a plain string: with the layer's own `font`, a system font loses its weight and its features.
    letters.string = text.letters(with: attributes)
  }

  /// How large it is drawn, as a part of what it was measured at.
  private var scale: CGFloat { placedScale * text.scale }

  /// Puts the middle of what was measured in its place, and a corner of the letters on a whole pixel.
  private func arrange() {
    let margin = text.font.pointSize * TextLine.margin
    // They are in the middle of a line, and on top of it.
    letters.bounds = CGRect(
      x: 0, y: 0, width: size.width + 2 * margin, height: size.height + margin)
    letters.anchorPoint = CGPoint(x: 0.5, y: size.height / 2 / max(letters.bounds.height, 1))
    letters.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    // Where the letters begin: to the right, or to the left.
    let side = text.isRightToLeft ? -scale : scale
    let offset = text.lettersOffset
    letters.position = CGPoint(
      x: onPixel(center.x + side * offset / 2, after: letters.bounds.width / 2),
      y: onPixel(center.y, after: size.height / 2))
    if let picture {
      let width = picture.bounds.width
      picture.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
      picture.position = CGPoint(
        x: onPixel(center.x - side * (offset + size.width - width) / 2, after: width / 2),
        y: onPixel(center.y, after: picture.bounds.height / 2))
    }
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
