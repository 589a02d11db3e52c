#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// What the kit's buttons have in common: a title and an image, in a font, at one of four sizes.
///
/// A title is on one line, as an `NSButton`'s; where it is too wide for the button it shrinks, down to half. Not to be
/// subclassed by itself; subclass one of the buttons.
@MainActor
open class PressureButton: TitledControl {
  /// What stands before the title; nil, the default, is nothing. A template has the colour of the title. A symbol is as
  /// large as the font's letters; another image as it is.
  ///
  /// Without a title the image's accessibility description is the button's name.
  @IBInspectable open var image: NSImage? {
    didSet { appearanceDidChange() }
  }

  /// How high it is at least, and how large its letters are by default; `regular` by default.
  ///
  /// It is as high as a push button of AppKit's: 15 points at `mini`, 18 at `small`, 21 at `regular`, 28 at `large` and
  /// above.
  open override var controlSize: NSControl.ControlSize {
    get { ownControlSize }
    set {
      ownControlSize = newValue
      appearanceDidChange()
    }
  }
  private var ownControlSize = NSControl.ControlSize.regular

  override var defaultFont: NSFont { controlSize.font }

  /// The least height, in points.
  var leastHeight: CGFloat { controlSize.leastHeight }
  /// Between the title and the edges, in points.
  var titleMargin: CGSize { controlSize.margin }

  /// The view that shows its title at rest; nil if the control draws it.
  var face: ButtonFace? { nil }

  /// Writes the title on its face.
  func write(on face: ButtonFace) {
    face.size = controlSize
    face.text = shownTitle
    face.tint = tint
  }

  override var focusRadius: CGFloat { face?.cornerRadius ?? bounds.height / 2 }

  /// Its image and its title, before they have to fit.
  var shownTitle: SceneText {
    var text = SceneText(string: title, font: font)
    text.attributed = attributedTitle
    text.image = picture.pixels(
      of: image, beside: font, at: window?.backingScaleFactor ?? 1, in: effectiveAppearance)
    text.isRightToLeft = userInterfaceLayoutDirection == .rightToLeft
    return text
  }
  private let picture = ImagePixels()

  /// Draws its image as fine as the screen is that it is on now.
  open override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    appearanceDidChange()
  }

  override var name: String? { title.isEmpty ? image?.accessibilityDescription : title }
}

extension NSControl.ControlSize {
  /// The least height, in points: that of a push button's alignment rectangle, as WebKit, which has AppKit draw the
  /// buttons of pages, has it (ButtonMac.mm).
  var leastHeight: CGFloat {
    switch self {
    case .mini: 15
    case .small: 18
    case .regular: 21
    default: 28
    }
  }

  /// Between the title and the edges, in points. AppKit tells nobody its own: the width is what WebKit says of it
  /// (RenderThemeMac.mm, of mini buttons), the height what is left of `leastHeight` beside AppKit's letters.
  var margin: CGSize { CGSize(width: 11, height: 2) }

  /// How round corners are, in points.
  var cornerRadius: CGFloat {
    switch self {
    case .mini: 4
    case .small: 5
    case .regular: 6
    default: 8
    }
  }

  /// What font the letters have by default.
  @MainActor
  package var font: NSFont { .systemFont(ofSize: NSFont.systemFontSize(for: self)) }
}
#endif
