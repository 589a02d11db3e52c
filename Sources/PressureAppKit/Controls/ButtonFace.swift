#if os(macOS) || STAND_INS
import AppKit
import PressureKit
import PressureLayers
import QuartzCore

/// What a ConfirmActionButton looks like at rest: its title in the tint, on a pale ground of that.
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
    // Its button speaks for it.
    setAccessibilityElement(false)
    layer?.cornerCurve = .continuous
    layer?.addSublayer(line)
  }

  override var isFlipped: Bool { true }
  /// Clicks are its button's.
  override func hitTest(_ point: NSPoint) -> NSView? { nil }

  /// What is on it.
  var text = SceneText() {
    didSet { place() }
  }
  /// Its height and its margins.
  var size = NSControl.ControlSize.regular {
    didSet { layer?.cornerRadius = size.cornerRadius }
  }
  /// Its colour while it is enabled.
  var tint = NSColor.controlAccentColor {
    didSet { color() }
  }
  /// Whether the button takes input.
  var isEnabled = true {
    didSet { if isEnabled != oldValue { color() } }
  }
  /// Whether it is pressed.
  var isPressed = false {
    didSet { if isPressed != oldValue { color() } }
  }

  /// How large its button wants to be, whatever size it has: as large as the title.
  func wantedSize(in _: NSSize) -> NSSize {
    NSSize(width: text.size.width + 2 * size.margin.width, height: oneLineHeight)
  }

  /// How high its button is with the title on one line, in points.
  var oneLineHeight: CGFloat { max(text.size.height + 2 * size.margin.height, size.leastHeight) }

  /// How round its corners are, in points.
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
      // A quarter of the height stays free to each side.
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
