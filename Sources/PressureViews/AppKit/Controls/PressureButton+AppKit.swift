#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

/// The base class of the kit's buttons, with a title and an image, in a font, at one of four sizes.
///
/// The title is on one line, as that of an `NSButton`. If it is too wide for the button, it shrinks, down to half its
/// size. Do not subclass this class directly; subclass one of the buttons.
@MainActor
open class PressureButton: TitledControl {
  /// The image before the title; nil by default. A template image has the colour of the title. A symbol is as large as
  /// the font's letters. Other images keep their size.
  ///
  /// If there is no title, the image's accessibility description is the button's name.
  @IBInspectable open var image: NSImage? {
    didSet { contentDidChange(image != oldValue) }
  }

  /// The size, which sets the least height and the default font; `regular` by default.
  ///
  /// The height is that of an AppKit push button: 15 points at `mini`, 18 at `small`, 21 at `regular`, 28 at `large`
  /// and above.
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
  /// The margins between the title and the edges, in points.
  var titleMargin: CGSize { controlSize.margin }

  /// The view that shows the title at rest; nil if the control draws it.
  var face: ButtonFace? { nil }

  /// Updates the face with the title.
  func write(on face: ButtonFace) {
    face.size = controlSize
    face.text = shownTitle
    face.tint = tint
  }

  override var focusRadius: CGFloat { face?.cornerRadius ?? bounds.height / 2 }

  /// The image and the title before they are fitted into the button.
  var shownTitle: SceneText {
    var text = SceneText(string: title, font: font)
    text.attributed = attributedTitle
    text.image = picture.pixels(
      of: image, beside: font, at: window?.backingScaleFactor ?? 1, in: effectiveAppearance)
    text.isRightToLeft = isRightToLeft
    return text
  }
  private let picture = ImagePixels()

  /// Draws the image in the resolution of the present screen.
  open override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    appearanceDidChange()
  }

  /// The distance from the top to the title's baseline, in points: forms and rows align the title with other texts.
  open override var firstBaselineOffsetFromTop: CGFloat { baselineOffsets.top }
  /// The distance from the title's baseline to the bottom, in points.
  open override var lastBaselineOffsetFromBottom: CGFloat { baselineOffsets.bottom }

  override var name: String? { title.isEmpty ? image?.accessibilityDescription : title }
}

extension NSControl.ControlSize {
  /// The least height, in points: that of the alignment rectangle of a push button, as in WebKit's ButtonMac.mm. WebKit
  /// has AppKit draw the buttons of web pages.
  var leastHeight: CGFloat {
    switch self {
    case .mini: 15
    case .small: 18
    case .regular: 21
    default: 28
    }
  }

  /// The margins between the title and the edges, in points. AppKit does not publish its own. The width is WebKit's
  /// (RenderThemeMac.mm, for mini buttons). The height is what AppKit's letters leave of `leastHeight`.
  var margin: CGSize { CGSize(width: 11, height: 2) }

  /// The corner radius, in points.
  var cornerRadius: CGFloat {
    switch self {
    case .mini: 4
    case .small: 5
    case .regular: 6
    default: 8
    }
  }

  /// The default font.
  @MainActor
  package var font: NSFont { .systemFont(ofSize: NSFont.systemFontSize(for: self)) }
}
#endif
