/// A place, in points, x to the right and y down.
public struct Point: Equatable, Sendable {
  /// Points to the right of the origin.
  public var x: Double
  /// Points below the origin.
  public var y: Double

  /// Makes a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Whether both coordinates are numbers; a host may deliver others.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// How far it is from another point, in points.
  func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
