#if os(iOS) || STAND_INS
import PressureKit
import UIKit

/// The colours of a PeekPopInteraction.
@MainActor
public struct PeekColors {
  /// What dims the rest of the screen, as opaque as it is when that has receded wholly; a pale black by
  /// default.
  public var veil = UIColor(PeekPalette().veil)
  /// What the preview and its actions lie on; the system's background by default.
  public var surface = UIColor.systemBackground

  /// Makes the defaults.
  public init() {}

  func apply(to palette: inout PeekPalette, in traits: UITraitCollection) {
    palette.veil = LayerColor(veil, in: traits)
    palette.surface = LayerColor(surface, in: traits)
  }
}
#endif
