#if os(iOS) || os(macOS) || STAND_INS
import PressureKit

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
#endif
