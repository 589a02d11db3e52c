#if os(macOS) || APPKIT
import AppKit
import PressureKit
import QuartzCore

/// The look of a ConfirmActionButton at rest: its image and its title in the tint, on a pale ground of the tint.
final class ButtonFace: NSView {
  private let line = TextLine()
  private var texts = SceneTexts()

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
    // The button is the accessibility element.
    setAccessibilityElement(false)
    layer?.cornerCurve = .continuous
    layer?.addSublayer(line)
  }

  override var isFlipped: Bool { true }
  /// The button takes the clicks.
  override func hitTest(_ point: NSPoint) -> NSView? { nil }
  override var mouseDownCanMoveWindow: Bool { false }

  /// The text and the image that the face shows.
  var text = SceneText() {
    didSet { place() }
  }
  /// The size, which sets the height and the margins.
  var size = NSControl.ControlSize.regular {
    didSet { layer?.cornerRadius = size.cornerRadius }
  }
  /// The colour of an enabled button.
  var tint = NSColor.controlAccentColor {
    didSet { color() }
  }
  /// True if the button is enabled.
  var isEnabled = true {
    didSet { if isEnabled != oldValue { color() } }
  }
  /// True if the button has an edge, for more contrast.
  var hasEdge = false {
    didSet { color() }
  }
  /// Returns the size that the button prefers, whatever its present size: that of the title on one line.
  func wantedSize(in _: NSSize) -> NSSize {
    NSSize(width: text.size.width + 2 * size.margin.width, height: oneLineHeight)
  }

  /// The height of the button with its title on one line, in points.
  var oneLineHeight: CGFloat { max(text.size.height + 2 * size.margin.height, size.leastHeight) }

  /// The corner radius, in points.
  var cornerRadius: CGFloat { size.cornerRadius }

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
      // A quarter of the height stays free on each side.
      texts[0] = text.fitting(pill: bounds.size)
      line.frame = bounds
      line.place(0, at: Rect(bounds).center, scale: 1, in: texts)
    }
    color()
  }

  private func color() {
    let color = LayerColor(
      isEnabled ? tint : .secondaryLabelColor, in: effectiveAppearance)
    var ground = color
    ground.alpha *= 0.14
    unanimated {
      line.color = color.cgColor
      layer?.backgroundColor = ground.cgColor
      layer?.borderWidth = hasEdge ? 1 : 0
      layer?.borderColor = color.cgColor
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
