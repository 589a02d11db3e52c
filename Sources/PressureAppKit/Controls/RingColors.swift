#if os(macOS) || STAND_INS
import AppKit
import PressureKit

/// The colours of a ConfirmActionButton's ring.
///
/// The ring lies on a dark glass whatever the window's appearance is, so that its defaults show on anything. With Reduce
/// Transparency the glass is opaque, whatever is set.
@MainActor
public struct RingColors {
  /// While it fills; white by default.
  public var neutral = NSColor(ConfirmPalette().neutral)
  /// When it is full; red by default.
  public var selected = NSColor(ConfirmPalette().selected)
  /// When letting go confirms; green by default.
  public var confirmed = NSColor(ConfirmPalette().confirmed)
  /// The letters of its labels; white by default.
  public var text = NSColor(ConfirmPalette().text)
  /// The disc behind it; a dark glass by default.
  public var backdrop = NSColor(ConfirmPalette().backdrop)
  /// The part of it that is not filled; white, 0.35 opaque, by default, and no less than 0.5 with Increase Contrast.
  public var track = NSColor(ConfirmPalette().track)
  /// What lies over the rest of the window; black, 0.3 opaque, by default.
  public var veil = NSColor(ConfirmPalette().veil)

  /// Makes the defaults.
  public init() {}

  func apply(to palette: inout ConfirmPalette, in appearance: NSAppearance) {
    palette.neutral = LayerColor(neutral, in: appearance)
    palette.selected = LayerColor(selected, in: appearance)
    palette.confirmed = LayerColor(confirmed, in: appearance)
    palette.text = LayerColor(text, in: appearance)
    palette.backdrop = LayerColor(backdrop, in: appearance)
    palette.track = LayerColor(track, in: appearance)
    let person = NSWorkspace.shared
    if person.accessibilityDisplayShouldReduceTransparency { palette.backdrop.alpha = 1 }
    if person.accessibilityDisplayShouldIncreaseContrast {
      palette.track.alpha = max(palette.track.alpha, 0.5)
    }
    palette.veil = LayerColor(veil, in: appearance)
  }
}
#endif
