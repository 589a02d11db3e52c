#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import UIKit

/// What the kit's buttons have in common: a title and an image, in a font, at one of four sizes.
///
/// Not to be subclassed by itself; subclass one of the buttons.
@MainActor
open class PressureButton: PressureControl {
  /// Makes a button with a title.
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
    // An initializer's own changes are not observed.
    appearanceDidChange()
  }

  /// What it is called: what is on it, and its name to VoiceOver; "" by default. Setting it takes away the attributes of
  /// `attributedTitle`.
  @IBInspectable open var title: String {
    get { attributedTitle?.string ?? "" }
    set { attributedTitle = newValue.isEmpty ? nil : NSAttributedString(string: newValue) }
  }

  /// The title with fonts and colours of its own; nil, the default, is none. What it does not say of itself is the
  /// button's: `font`, and the colour of its state.
  open var attributedTitle: NSAttributedString? {
    didSet { appearanceDidChange() }
  }

  /// What stands before the title; nil, the default, is nothing. It has the colour of the title, unless its rendering mode
  /// is `alwaysOriginal`. A symbol is as large as the font's letters; another image as it is.
  ///
  /// Without a title the image's accessibility label is the button's name.
  @IBInspectable open var image: UIImage? {
    didSet { appearanceDidChange() }
  }

  /// The font of its texts. By default, and after it was set to nil, the one that its size has, as large as the person
  /// wants texts, also when that changes; one that is set stays as it is.
  open var font: UIFont! {
    get { ownFont ?? preferredFont(buttonSize.textStyle) }
    set { ownFont = newValue }
  }
  private var ownFont: UIFont? {
    didSet { appearanceDidChange() }
  }

  /// How high it is at least, how far its edges are from its title, and how large its letters are by default; `medium`,
  /// which is 44 points high, by default.
  ///
  /// Fingers need 44 points (Human Interface Guidelines): lower ones are for a Pencil and a pointer.
  open var buttonSize: UIButton.Configuration.Size = .medium {
    didSet { appearanceDidChange() }
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
