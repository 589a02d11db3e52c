/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  /// Extent to the right, in points.
  public var width: Double
  /// Extent downwards, in points.
  public var height: Double

  /// Makes a size from its extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing: what a label measures when it is empty.
  public static let zero = Size(width: 0, height: 0)
}
