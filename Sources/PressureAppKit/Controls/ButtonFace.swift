#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import PressureKit
import PressureLayers
import QuartzCore

/// What a ConfirmActionButton looks like at rest: its title in the accent colour, on a pale ground of it.
@MainActor
final class ButtonFace: NSView {
  private let line = TextLine()
  private var texts = SceneTexts()

  /// Between the title and the edges, in points.
  private static let margin = CGSize(width: 16, height: 6)
  /// The least that a mouse hits well, and a large button of the Mac's is high, in points.
  private static let leastHeight = 28.0
  /// How round its corners are, in points.
  static let cornerRadius = 8.0

  override init(frame: NSRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    wantsLayer = true
    // Its button speaks for it.
    setAccessibilityElement(false)
    layer?.cornerRadius = ButtonFace.cornerRadius
    layer?.cornerCurve = .continuous
    layer?.addSublayer(line)
  }

  override var isFlipped: Bool { true }
  /// Clicks are its button's.
  override func hitTest(_ point: NSPoint) -> NSView? { nil }

  /// The title.
  var text = "" {
    didSet { place() }
  }
  /// The title's font.
  var font = NSFont.preferredFont(forTextStyle: .headline, options: [:]) {
    didSet { place() }
  }
  /// Whether the button takes input.
  var isEnabled = true {
    didSet { if isEnabled != oldValue { color() } }
  }
  /// Whether it is pressed.
  var isPressed = false {
    didSet { if isPressed != oldValue { color() } }
  }

  /// As large as its title.
  override var intrinsicContentSize: NSSize {
    let text = SceneText(string: text, font: font).size
    return NSSize(
      width: text.width + 2 * ButtonFace.margin.width,
      height: max(text.height + 2 * ButtonFace.margin.height, ButtonFace.leastHeight))
  }

  override func layout() {
    super.layout()
    place()
  }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    line.pixels = window?.backingScaleFactor ?? 1
  }

  override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    line.pixels = window?.backingScaleFactor ?? 1
  }

  override func viewDidChangeEffectiveAppearance() {
    super.viewDidChangeEffectiveAppearance()
    color()
  }

  private func place() {
    unanimated {
      texts[0] = SceneText(string: text, font: font)
      line.frame = bounds
      line.place(0, at: Rect(bounds).center, scale: 1, in: texts)
    }
    color()
  }

  private func color() {
    let color = LayerColor(
      isEnabled ? .controlAccentColor : .secondaryLabelColor, in: effectiveAppearance)
    var ground = color
    ground.alpha *= isPressed ? 0.28 : 0.14
    unanimated {
      line.color = color.cgColor
      layer?.backgroundColor = ground.cgColor
    }
  }

  private func unanimated(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}
#endif
