#if os(iOS) || os(macOS) || STAND_INS
import Foundation
import PressureHosting
import PressureKit
import QuartzCore

#if canImport(UIKit)
import UIKit

/// The platform's font.
package typealias SceneFont = UIFont
/// The platform's colour.
package typealias SceneColor = UIColor
#else
import AppKit

/// The platform's font.
package typealias SceneFont = NSFont
/// The platform's colour.
package typealias SceneColor = NSColor
#endif

/// A text of a scene: the host keeps it, measures it for the control, and shows it.
package struct SceneText: Equatable {
  /// What it says; "" for nothing.
  package let string: String
  /// The font it is measured in.
  package let font: SceneFont
  /// What it says with attributes of its own, if it has any; in the font and the colour of the text elsewhere.
  package var attributed: NSAttributedString?
  /// What stands before it.
  package var image: SceneImage?
  /// Whether it is read from the right, so that the image is there.
  package var isRightToLeft = false
  /// Which part of its own size it has.
  package var scale = 1.0

  /// Between the image and the letters, in points.
  package static let imagePadding = 8.0

  package init(string: String = "", font: SceneFont = .systemFont(ofSize: 17)) {
    self.string = string
    self.font = font
  }

  /// Its letters in its font, with further attributes, wherever they have none of their own.
  func letters(with attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    let letters = attributed ?? NSAttributedString(string: string)
    return letters.over(attributes.merging([.font: font]) { given, _ in given })
  }

  /// How large its letters are, before they are scaled, in points, rounded up to whole ones; zero for none.
  var lettersSize: Size {
    if string.isEmpty { return .zero }
    let size = letters().size()
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// How far the letters are from the image's other end, before they are scaled, in points; 0 without an image.
  var lettersOffset: Double {
    guard let image else { return 0 }
    return image.size.width + (string.isEmpty ? 0 : SceneText.imagePadding)
  }

  /// How large it is, in points, rounded up to whole ones; zero for nothing.
  package var size: Size {
    let letters = lettersSize
    let height = max(letters.height, image?.size.height ?? 0)
    return Size(
      width: ((letters.width + lettersOffset) * scale).rounded(.up),
      height: (height * scale).rounded(.up))
  }

  /// How large a pill is that has room for each of some texts, in points: with a margin above and below, a quarter of
  /// its height to each side, and never narrower than it is high.
  package static func pillSize(
    around texts: [SceneText], leastHeight: CGFloat, margin: CGFloat
  ) -> CGSize {
    let sizes = texts.map(\.size)
    let height = max(leastHeight, (sizes.map(\.height).max() ?? 0) + 2 * margin)
    return CGSize(
      width: max(height, (sizes.map(\.width).max() ?? 0) + height / 2), height: height)
  }

  /// It, no wider than there is room in a pill of that size, down to half: a pill is as high as one line, since that is
  /// the size of the circle that it becomes. One without a size has room for any.
  package func fitting(pill: CGSize) -> SceneText {
    let room = pill.width - pill.height / 2
    guard pill.width > 0 && size.width > room else { return self }
    var text = self
    text.scale = max(room / size.width, 0.5)
    return text
  }
}

/// The texts of a scene, by slot.
@MainActor
package struct SceneTexts: @MainActor Equatable {
  private var texts: [UInt8: SceneText] = [:]

  package init() {}

  /// Makes the texts of a control's labels.
  package init<Label: RawRepresentable<UInt8>>(
    of labels: some Sequence<Label>, _ text: (Label) -> SceneText
  ) {
    for label in labels { texts[label.rawValue] = text(label) }
  }

  /// The text of a slot; an empty one where there is none.
  package subscript(slot: UInt8) -> SceneText {
    get { texts[slot] ?? SceneText() }
    set { texts[slot] = newValue }
  }

  /// Tells a control how large its texts are. What it measures besides stays as it is, as that of live content does.
  package func tellSizes<Options: NamedOptions>(to options: inout Options) {
    for (slot, text) in texts {
      guard let measured = Options.Measured(rawValue: slot) else { continue }
      options.setSize(text.size, of: measured)
    }
  }
}

extension SceneTexts {
  /// Makes what a scale writes: its number and its unit, a quarter as large as the scale is.
  package init(of scale: Weighing, in words: ScaleWords) {
    let size = min(scale.bounds.size.width, scale.bounds.size.height) / 4
    // Digits of one width: a number that changes does not dance.
    let font = SceneFont.monospacedDigitSystemFont(ofSize: size, weight: .semibold)
    self.init()
    self[Weighing.Label.number.rawValue] = SceneText(string: words.number(of: scale), font: font)
    self[Weighing.Label.unit.rawValue] = SceneText(string: words.text(of: scale.word), font: font)
  }
}

extension NSAttributedString {
  /// It, with these attributes wherever it does not have its own.
  package func over(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let whole = NSRange(location: 0, length: length)
    let result = NSMutableAttributedString(string: string, attributes: attributes)
    enumerateAttributes(in: whole) { own, range, _ in result.addAttributes(own, range: range) }
    return result
  }
}

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
