#if os(macOS) || STAND_INS
import AppKit
import PressureKit
import PressureLayers

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
