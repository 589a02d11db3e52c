#if os(macOS) || STAND_INS
import AppKit
import PressureKit

/// The colours of a ScaleView.
@MainActor
public struct ScaleColors {
  /// The part of the dial that is filled; nil, the default, is the view's `contentTintColor`, or the accent colour.
  public var dial: NSColor?
  /// It when the reading has settled; green by default.
  public var settled = NSColor.systemGreen
  /// It at the sensor's maximum; red by default.
  public var overload = NSColor.systemRed
  /// The part of the dial that is not filled; the system's faintest grey for labels by default.
  public var track = NSColor.quaternaryLabelColor
  /// The number; the system's for labels by default.
  public var text = NSColor.labelColor
  /// The unit below it, and the mark of the peak; the system's for secondary labels by default.
  public var quiet = NSColor.secondaryLabelColor

  /// Makes the defaults.
  public init() {}

  func apply(to palette: inout WeighingPalette, tint: NSColor, in appearance: NSAppearance) {
    palette.normal = LayerColor(dial ?? tint, in: appearance)
    palette.settled = LayerColor(settled, in: appearance)
    palette.overload = LayerColor(overload, in: appearance)
    palette.track = LayerColor(track, in: appearance)
    palette.text = LayerColor(text, in: appearance)
    palette.quiet = LayerColor(quiet, in: appearance)
  }
}
#endif
