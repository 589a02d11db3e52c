#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

/// A view that shows what a control draws, in the view's own coordinates. It takes no clicks itself.
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

  /// The scene's y axis points down.
  override var isFlipped: Bool { true }

  /// The superview takes the clicks.
  override func hitTest(_ point: NSPoint) -> NSView? { nil }
  override var mouseDownCanMoveWindow: Bool { false }

  /// True if the view shows nothing.
  var isEmpty: Bool { layers?.isEmpty ?? true }

  /// Shows a control's present look, or some of its layers. Layers that have not changed stay untouched.
  func show(_ control: some ControlValue, only isShown: (Layer) -> Bool = { _ in true }) {
    layers?.show(control, only: isShown)
  }

  /// Updates the resolution of the letters: it is known only in a window.
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

  /// Removes all layers. The next look is drawn completely, at the size that the view then has.
  func invalidate() { layers?.clear() }
}

extension LayerColor {
  /// Makes a layer's colour from a colour in an appearance: light or dark, with more or less contrast.
  @MainActor
  init(_ color: NSColor, in appearance: NSAppearance) {
    var own = color.cgColor
    appearance.performAsCurrentDrawingAppearance { own = color.cgColor }
    self.init(own)
  }
}

extension NSColor {
  /// Makes a colour from a layer's colour, the same in every appearance.
  convenience init(_ color: LayerColor) {
    self.init(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif
