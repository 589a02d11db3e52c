/// The colours of a Weighing.
public struct WeighingPalette: Equatable, Sendable {
  /// The part of the dial that is filled; blue by default.
  public var normal = Color(red: 0.18, green: 0.42, blue: 0.95)
  /// It when the reading has settled; green by default.
  public var settled = Color(red: 0.1, green: 0.56, blue: 0.27)
  /// It at the sensor's maximum; red by default.
  public var overload = Color(red: 0.83, green: 0.15, blue: 0.13)
  /// The part of the dial that is not filled; a grey that shows on any page.
  public var track = Color(red: 0.5, green: 0.53, blue: 0.6, alpha: 0.25)
  /// The number; near black by default.
  public var text = Color(red: 0.08, green: 0.09, blue: 0.11)
  /// The unit below it, and the mark of the peak; a grey by default.
  public var quiet = Color(red: 0.34, green: 0.36, blue: 0.41)

  /// Makes the defaults.
  public init() {}
}
