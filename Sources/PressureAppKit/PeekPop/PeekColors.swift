#if os(macOS) || STAND_INS
import AppKit
import PressureKit

/// The colours of a PeekPopInteraction.
@MainActor
public struct PeekColors {
  /// What dims the rest of the window, as opaque as it is when that has receded wholly; a pale black by default.
  public var veil = NSColor(PeekPalette().veil)
  /// What the preview lies on; the system's background of windows by default.
  public var surface = NSColor.windowBackgroundColor

  /// Makes the defaults.
  public init() {}

  func apply(to palette: inout PeekPalette, in appearance: NSAppearance) {
    palette.veil = LayerColor(veil, in: appearance)
    palette.surface = LayerColor(surface, in: appearance)
  }
}
#endif
