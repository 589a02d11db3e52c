/// A colour in sRGB, components 0…1, not premultiplied.
public struct LayerColor: Hashable, Sendable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// Opacity, 0 (clear) … 1 (opaque).
  public var alpha: Double

  /// Makes a colour from its sRGB components, each 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Nothing to paint.
  public static let clear = LayerColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// White.
  public static let white = LayerColor(red: 1, green: 1, blue: 1)
  /// A warning's red, the system red of a dark interface on Apple's systems.
  public static let warning = LayerColor(red: 1, green: 0.27, blue: 0.23)
  /// A success's green, the system green of a dark interface on Apple's systems.
  public static let success = LayerColor(red: 0.19, green: 0.82, blue: 0.35)
}
