#if os(iOS) || STAND_INS
import PressureKit
import UIKit

/// The colours of a ScaleView.
@MainActor
public struct ScaleColors {
  /// The part of the dial that is filled; nil, the default, is the tint.
  public var dial: UIColor?
  /// It when the reading has settled; green by default.
  public var settled = UIColor.systemGreen
  /// It at the sensor's maximum; red by default.
  public var overload = UIColor.systemRed
  /// The part of the dial that is not filled.
  public var track = UIColor.systemFill
  /// The number.
  public var text = UIColor.label
  /// The unit below it, and the mark of the peak.
  public var quiet = UIColor.secondaryLabel

  /// Makes the defaults.
  public init() {}

  func apply(to palette: inout WeighingPalette, tint: UIColor, in traits: UITraitCollection) {
    palette.normal = LayerColor(dial ?? tint, in: traits)
    palette.settled = LayerColor(settled, in: traits)
    palette.overload = LayerColor(overload, in: traits)
    palette.track = LayerColor(track, in: traits)
    palette.text = LayerColor(text, in: traits)
    palette.quiet = LayerColor(quiet, in: traits)
  }
}
#endif
