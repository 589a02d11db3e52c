#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// What the kit's buttons have in common: a title and an image, in a font.
///
/// Not to be subclassed by itself; subclass one of the buttons.
@MainActor
open class PressureButton: PressureControl {
  /// The least that a mouse hits well, and a large button of the Mac's is high, in points.
  static let leastHeight = 28.0
  /// Between the title and the edges, in points.
  static let margin = CGSize(width: 16, height: 6)

  /// Makes a button with a title.
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
    // An initializer's own changes are not observed.
    appearanceDidChange()
  }

  /// What it is called: what is on it, and its name to VoiceOver; "" by default.
  @IBInspectable open var title: String = "" {
    didSet { appearanceDidChange() }
  }

  /// What stands before the title; nil, the default, is nothing. A template has the colour of the title. A symbol is as
  /// large as the font's letters; another image as it is.
  ///
  /// Without a title the image's accessibility description is the button's name.
  @IBInspectable open var image: NSImage? {
    didSet { appearanceDidChange() }
  }

  /// The font of its texts; the headline's by default, and after it was set to nil.
  open var font: NSFont! {
    get { ownFont ?? .preferredFont(forTextStyle: .headline, options: [:]) }
    set { ownFont = newValue }
  }
  private var ownFont: NSFont? {
    didSet { appearanceDidChange() }
  }

  /// What is on it.
  var shownTitle: SceneText {
    var text = SceneText(string: title, font: font)
    text.image = image?.pixels(beside: font, at: window?.backingScaleFactor ?? 1)
    text.isRightToLeft = userInterfaceLayoutDirection == .rightToLeft
    return text
  }

  /// Draws its image as fine as the screen is that it is on now.
  open override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    appearanceDidChange()
  }

  override var name: String? { title.isEmpty ? image?.accessibilityDescription : title }
}

extension NSImage {
  /// Its pixels as a button shows it beside letters of a font, where so many pixels are a point.
  fileprivate func pixels(beside font: NSFont, at scale: CGFloat) -> SceneImage? {
    let symbol = NSImage.SymbolConfiguration(pointSize: font.pointSize, weight: .semibold)
    let image = withSymbolConfiguration(symbol) ?? self
    let zoom = NSAffineTransform()
    zoom.scale(by: scale)
    guard let contents = image.cgImage(forProposedRect: nil, context: nil, hints: [.ctm: zoom])
    else { return nil }
    return SceneImage(
      contents: contents, size: Size(width: image.size.width, height: image.size.height),
      isTemplate: image.isTemplate)
  }
}
#endif
