#if os(iOS) || os(macOS) || STAND_INS
import Foundation
import PressureHosting
import PressureKit
import QuartzCore

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// A text of a scene: the host keeps it, measures it for the control, and shows it.
struct SceneText: Equatable {
  /// The characters of the text; "" for no text.
  let string: String
  /// The font that the text is measured in.
  let font: NativeFont
  /// The text with attributes of its own, if it has any. Letters without attributes have the font and the colour of the text.
  var attributed: NSAttributedString?
  /// The image before the text.
  var image: SceneImage?
  /// True if the text runs from right to left, with the image on its right.
  var isRightToLeft = false
  /// The scale of the text, as a factor of its own size.
  var scale = 1.0

  /// The distance between the image and the letters, in points.
  static let imagePadding = 8.0

  init(string: String = "", font: NativeFont = .systemFont(ofSize: 17)) {
    self.string = string
    self.font = font
  }

  /// The letters in the text's font, with further attributes where they have none of their own.
  func letters(with attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    let letters = attributed ?? NSAttributedString(string: string)
    return letters.over(attributes.merging([.font: font]) { given, _ in given })
  }

  /// The size of the unscaled letters, in points, rounded up to whole points; zero without letters.
  var lettersSize: Size {
    if string.isEmpty { return .zero }
    let size = letters().size()
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The distance from the outer edge of the image to the letters, unscaled, in points; 0 without an image.
  var lettersOffset: Double {
    guard let image else { return 0 }
    return image.size.width + (string.isEmpty ? 0 : SceneText.imagePadding)
  }

  /// The scaled size of the text with its image, in points, rounded up to whole points; zero for an empty text.
  var size: Size {
    let letters = lettersSize
    let height = max(letters.height, image?.size.height ?? 0)
    return Size(
      width: ((letters.width + lettersOffset) * scale).rounded(.up),
      height: (height * scale).rounded(.up))
  }

  /// The distance from the middle of the scaled text down to its baseline, in points. The baseline of an image without
  /// letters is its lower edge.
  var baseline: Double {
    let fromMiddle =
      string.isEmpty ? (image?.size.height ?? 0) / 2 : font.ascender - lettersSize.height / 2
    return fromMiddle * scale
  }

  /// The size of a pill with room for each of some texts, in points. It has a margin above and below, and a quarter of
  /// its height on each side. It is never narrower than it is high.
  static func pillSize(
    around texts: [(text: SceneText, markPart: Double)], leastHeight: CGFloat, margin: CGFloat
  ) -> CGSize {
    let sizes = texts.map(\.text.size)
    let height = max(leastHeight, (sizes.map(\.height).max() ?? 0) + 2 * margin)
    let widths = texts.map { $0.text.size.width + CGFloat($0.markPart) * height }
    return CGSize(width: max(height, (widths.max() ?? 0) + height / 2), height: height)
  }

  /// Returns the text, scaled down to the room in a pill of this size, to half its size at most. A pill is as high as
  /// one line, because it becomes a circle of that size. A pill without a size has room for any text.
  func fitting(pill: CGSize) -> SceneText {
    let room = pill.width - pill.height / 2
    guard pill.width > 0 && size.width > room else { return self }
    var text = self
    text.scale = max(room / size.width, 0.5)
    return text
  }
}

/// The texts of a scene, by slot.
@MainActor
struct SceneTexts: @MainActor Equatable {
  private var texts: [UInt8: SceneText] = [:]

  init() {}

  /// Makes the texts of a control's labels.
  init<Label: RawRepresentable<UInt8>>(
    of labels: some Sequence<Label>, _ text: (Label) -> SceneText
  ) {
    for label in labels { texts[label.rawValue] = text(label) }
  }

  /// The text of a slot; an empty one if there is none.
  subscript(slot: UInt8) -> SceneText {
    get { texts[slot] ?? SceneText() }
    set { texts[slot] = newValue }
  }

  /// Sets the sizes of a control's texts. Other sizes that it measures, such as that of live content, stay
  /// unchanged.
  func setSizes<Options: NamedOptions>(in options: inout Options) {
    for (slot, text) in texts {
      guard let measured = Options.Measured(rawValue: slot) else { continue }
      options.setSize(text.size, of: measured)
    }
  }
}

extension SceneTexts {
  /// Makes the texts of a scale: its number and its unit. The font size is a quarter of the scale's size.
  init(of scale: Weighing, in words: ScaleWords) {
    let size = min(scale.bounds.size.width, scale.bounds.size.height) / 4
    // Digits of equal width: a changing number does not jump.
    let font = NativeFont.monospacedDigitSystemFont(ofSize: size, weight: .semibold)
    self.init()
    self[Weighing.Label.number.rawValue] = SceneText(string: words.number(of: scale), font: font)
    self[Weighing.Label.unit.rawValue] = SceneText(string: words.text(of: scale.word), font: font)
  }
}

extension NSAttributedString {
  /// Returns the string with these attributes where it does not have its own.
  func over(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let whole = NSRange(location: 0, length: length)
    let result = NSMutableAttributedString(string: string, attributes: attributes)
    enumerateAttributes(in: whole) { own, range, _ in result.addAttributes(own, range: range) }
    return result
  }
}

/// One line of text on the screen, with or without an image before it. The layer is as large as the scene and contains
/// the letters, so that a mask of it has the scene's coordinates.
///
/// Letters are laid out at their measured size and then scaled down: a smaller font has other proportions and would not
/// fit.
final class TextLine: CALayer {
  /// The letters.
  let letters = CATextLayer()
  /// The image; nil until a text has one.
  private(set) var picture: PictureLayer?
  /// The slot of the host's text that the line shows.
  private(set) var slot: UInt8 = 0
  /// The number of pixels for each point of the screen: at a lower resolution the letters are blurred.
  var pixels: CGFloat = 1 {
    didSet { if pixels != oldValue { arrange() } }
  }
  /// The colour of letters and images that have no colour of their own.
  var color: CGColor? {
    didSet { if color != oldValue { paint() } }
  }
  private var text = SceneText()
  /// The measured size of the letters.
  private var size = Size.zero
  private var center = CGPoint.zero
  /// The scale that the control gives the text, as a factor of its own size.
  private var placedScale = 1.0
  /// The margin around the measured letters, in ems, so that slanted and overhanging letters are not cut off.
  private static let margin = 0.5

  override init() {
    super.init()
    letters.alignmentMode = .center
    addSublayer(letters)
  }

  /// Core Animation copies a layer with this initializer to show it.
  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Puts a text at a place, scaled by a factor of its measured size.
  @MainActor
  func place(_ slot: UInt8, at center: Point, scale: Double, in texts: SceneTexts) {
    self.slot = slot
    self.center = CGPoint(center)
    placedScale = scale
    write(texts[slot])
  }

  /// Shows the changed text.
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

  /// Colours the letters and the image that have no colour of their own.
  private func paint() {
    picture?.color = color
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = color.flatMap { NativeColor(cgColor: $0) }
    // Never use a plain string: with the layer's own `font`, a system font loses its weight and its features.
    letters.string = text.letters(with: attributes)
  }

  /// The total scale, as a factor of the measured size.
  private var scale: CGFloat { placedScale * text.scale }

  /// Centres the measured text at its place, and aligns a corner of the letters with a whole pixel.
  private func arrange() {
    let margin = text.font.pointSize * TextLine.margin
    // The letters are centred horizontally, and start at the top.
    letters.bounds = CGRect(
      x: 0, y: 0, width: size.width + 2 * margin, height: size.height + margin)
    letters.anchorPoint = CGPoint(x: 0.5, y: size.height / 2 / max(letters.bounds.height, 1))
    letters.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    // The letters begin on the right of the image, or on its left.
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
