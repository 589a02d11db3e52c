#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

/// What the kit's buttons have in common: a title and an image, in a font, at one of four sizes.
///
/// Not to be subclassed by itself; subclass one of the buttons.
@MainActor
open class PressureButton: TitledControl {
  /// What stands before the title; nil, the default, is nothing. It has the colour of the title, unless its rendering mode
  /// is `alwaysOriginal`. A symbol is as large as the font's letters; another image as it is.
  ///
  /// Without a title the image's accessibility label is the button's name.
  @IBInspectable open var image: UIImage? {
    didSet { appearanceDidChange() }
  }

  /// How high it is at least, how far its edges are from its title, and how large its letters are by default; `medium`,
  /// which is 44 points high, by default.
  ///
  /// Fingers need 44 points (Human Interface Guidelines): lower ones are for a Pencil and a pointer.
  open var buttonSize: UIButton.Configuration.Size = .medium {
    didSet { appearanceDidChange() }
  }

  override var textStyle: UIFont.TextStyle { buttonSize.textStyle }

  /// The least height, in points.
  var leastHeight: CGFloat { buttonSize.leastHeight }
  /// Between the title and the edges, in points.
  var titleMargin: CGSize { buttonSize.margin }

  /// Its image and its title, before they have to fit.
  var shownTitle: SceneText {
    var text = SceneText(string: title, font: font)
    text.attributed = attributedTitle
    text.image = picture.pixels(of: image, beside: font, in: traitCollection)
    text.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return text
  }
  private let picture = ImagePixels()

  /// The view that shows its title at rest; nil if the control draws it.
  var face: ButtonFace? { nil }

  /// Writes the title on its face.
  func write(on face: ButtonFace) {
    face.content = ButtonFace.Content(
      title: attributedTitle, image: image, font: font, size: buttonSize)
  }

  /// As large as it wants to be where it may be so wide, and never narrower than it is high; a width of 0 is any.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let face { return face.sizeThatFits(size) }
    var wanted = intrinsicContentSize
    if size.width > 0 { wanted.width = min(wanted.width, max(size.width, wanted.height)) }
    return wanted
  }

  override var name: String? { title.isEmpty ? image?.accessibilityLabel : title }
}

extension UIButton.Configuration.Size {
  /// The least height, in points.
  var leastHeight: CGFloat {
    switch self {
    case .mini: 28
    case .small: 34
    case .large: 50
    default: 44
    }
  }

  /// Between the title and the edges, in points.
  var margin: CGSize {
    switch self {
    case .mini: CGSize(width: 10, height: 4)
    case .small: CGSize(width: 14, height: 7)
    default: CGSize(width: 20, height: 11)
    }
  }

  /// What font the letters have by default.
  package var textStyle: UIFont.TextStyle {
    self == .mini || self == .small ? .subheadline : .headline
  }
}
#endif
