#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// A view that shows what a control draws, in the view's own coordinates, and takes no clicks by itself.
class SceneView: NSView {
  /// The host's texts, by slot.
  var texts = SceneTexts() {
    didSet { layers?.texts = texts }
  }
  private lazy var layers: SceneLayers? = layer.map { SceneLayers(in: $0) }

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
    setAccessibilityElement(false)
  }

  /// The scene's coordinates grow downwards.
  override var isFlipped: Bool { true }

  /// Clicks are those of the view that it is in.
  override func hitTest(_ point: NSPoint) -> NSView? { nil }

  /// Whether there is anything to be seen.
  var isEmpty: Bool { layers?.isEmpty ?? true }

  /// Shows a control's present look; what is the same as before is not touched.
  func show(_ control: some ControlValue) { layers?.show(control) }

  /// Draws its letters as fine as its window's screen is: before it is in one it does not know.
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    updatePixels()
  }

  override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    updatePixels()
  }

  private func updatePixels() {
    layers?.pixels = window?.backingScaleFactor ?? 1
  }

  /// Forgets what is shown: the next look is drawn from nothing, as large as the view is then.
  func invalidate() { layers?.clear() }
}

extension LayerColor {
  /// The colour as it is in an appearance: light or dark, of more or less contrast.
  @MainActor
  init(_ color: NSColor, in appearance: NSAppearance) {
    var own = color.cgColor
    appearance.performAsCurrentDrawingAppearance { own = color.cgColor }
    self.init(own)
  }
}

extension NSColor {
  /// A colour of the engine, the same in every appearance.
  convenience init(_ color: LayerColor) {
    self.init(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif
