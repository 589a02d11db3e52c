#if os(iOS) || STAND_INS
import PressureKit
import UIKit

/// The colours of a ConfirmActionButton's ring.
///
/// The ring lies on a dark glass whatever the page's appearance is, so that its defaults show on
/// anything. With Reduce Transparency the glass is opaque, whatever is set.
@MainActor
public struct RingColors {
  /// While it fills; white by default.
  public var neutral = UIColor(ConfirmPalette().neutral)
  /// When it is full; red by default.
  public var selected = UIColor(ConfirmPalette().selected)
  /// When lifting confirms; green by default.
  public var confirmed = UIColor(ConfirmPalette().confirmed)
  /// The letters of its labels; white by default.
  public var text = UIColor(ConfirmPalette().text)
  /// The disc behind it; a dark glass by default.
  public var backdrop = UIColor(ConfirmPalette().backdrop)
  /// The part of it that is not filled; white, 0.35 opaque, by default, and 0.5 with more contrast.
  public var track = UIColor { @Sendable traits in
    let track = UIColor(ConfirmPalette().track)
    return traits.accessibilityContrast == .high ? track.withAlphaComponent(0.5) : track
  }
  /// What lies over the rest of the screen; black, 0.3 opaque, by default.
  public var veil = UIColor(ConfirmPalette().veil)

  /// Makes the defaults.
  public init() {}

  func apply(to palette: inout ConfirmPalette, in traits: UITraitCollection) {
    palette.neutral = LayerColor(neutral, in: traits)
    palette.selected = LayerColor(selected, in: traits)
    palette.confirmed = LayerColor(confirmed, in: traits)
    palette.text = LayerColor(text, in: traits)
    palette.backdrop = LayerColor(backdrop, in: traits)
    if UIAccessibility.isReduceTransparencyEnabled { palette.backdrop.alpha = 1 }
    palette.track = LayerColor(track, in: traits)
    palette.veil = LayerColor(veil, in: traits)
  }
}
#endif
