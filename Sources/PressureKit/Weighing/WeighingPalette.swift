/// The colours of a Weighing.
public struct WeighingPalette: Hashable, Sendable {
  /// The part of the dial that is filled; blue by default.
  public var dial = LayerColor(red: 0.187_5, green: 0.421_875, blue: 0.953_125)
  /// It when the reading has settled; green by default.
  public var settled = LayerColor(red: 0.093_75, green: 0.562_5, blue: 0.265_625)
  /// It at the sensor's maximum; red by default.
  public var overload = LayerColor(red: 0.828_125, green: 0.156_25, blue: 0.125)
  /// The part of the dial that is not filled; a grey that shows on any page.
  public var track = LayerColor(red: 0.5, green: 0.531_25, blue: 0.593_75, alpha: 0.25)
  /// The number; near black by default.
  public var text = LayerColor(red: 0.078_125, green: 0.093_75, blue: 0.109_375)
  /// The unit below it, and the mark of the peak; a grey by default.
  public var quiet = LayerColor(red: 0.343_75, green: 0.359_375, blue: 0.406_25)

  /// Makes the defaults.
  public init() {}
}

/// A colour of a Weighing, for hosts that set colours by name.
public enum WeighingColor: UInt8, CaseIterable, Sendable {
  /// `WeighingPalette.dial`.
  case dial
  /// `WeighingPalette.settled`.
  case settled
  /// `WeighingPalette.overload`.
  case overload
  /// `WeighingPalette.track`.
  case track
  /// `WeighingPalette.text`.
  case text
  /// `WeighingPalette.quiet`.
  case quiet
}

extension WeighingPalette: NamedColors {
  /// Calls a function with a colour; see `NamedColors`.
  public mutating func withColor(_ name: WeighingColor, _ body: (inout LayerColor) -> Void) {
    switch name {
    case .dial: body(&dial)
    case .settled: body(&settled)
    case .overload: body(&overload)
    case .track: body(&track)
    case .text: body(&text)
    case .quiet: body(&quiet)
    }
  }
}
