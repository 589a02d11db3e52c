// Points, sizes and rectangles, and the placement of a rectangle beside a point.

/// A position, in points: x to the right and y down.
public struct Point: Hashable, Sendable {
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

  /// True if both coordinates are finite numbers. A host may deliver others.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the distance to another point, in points.
  func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Extent to the right, in points.
  public var width: Double
  /// Extent downwards, in points.
  public var height: Double

  /// Makes a size from its extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of an empty label.
  public static let zero = Size(width: 0, height: 0)
}

/// An upright rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// The corner with the least x and y.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Makes a rectangle from its least corner and extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Makes a rectangle around a centre.
  public init(center: Point, size: Size) {
    origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
    self.size = size
  }

  /// An area without edges: the viewport of a control until its host sets one.
  public static let unbounded = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// The least x.
  public var minX: Double { origin.x }
  /// The least y.
  public var minY: Double { origin.y }
  /// The greatest x.
  public var maxX: Double { origin.x + size.width }
  /// The greatest y.
  public var maxY: Double { origin.y + size.height }
  /// The centre.
  public var center: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }

  /// True if the point is inside or on an edge; false if a coordinate is NaN.
  @inline(never)  // Inlined copies would add 270 bytes to the engine of a page.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// True if the other rectangle lies completely inside this one.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// True if the rectangles have an inner point in common.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the rectangle scaled around its centre.
  func scaled(by scale: Double) -> Rect {
    Rect(center: center, size: Size(width: size.width * scale, height: size.height * scale))
  }

  /// Returns the rectangle moved inside `other` by the shortest way. If it is larger than `other`, it is centred there.
  public func moved(into other: Rect) -> Rect {
    Rect(
      x: Rect.slide(minX, length: size.width, low: other.minX, room: other.size.width),
      y: Rect.slide(minY, length: size.height, low: other.minY, room: other.size.height),
      width: size.width, height: size.height)
  }

  private static func slide(_ start: Double, length: Double, low: Double, room: Double) -> Double {
    if length >= room { return low + (room - length) / 2 }
    return min(max(start, low), low + room - length)
  }
}

/// The placement of a rectangle that must stay visible: beside a finger, or beside the pressed control.
extension Rect {
  /// Returns the rectangle with a margin removed on each side.
  func inset(by margin: Double) -> Rect {
    Rect(
      x: minX + margin, y: minY + margin, width: size.width - 2 * margin,
      height: size.height - 2 * margin)
  }

  /// Returns a radius for the rectangle's corners: the wanted one, or the greatest possible one if that is less.
  func fitted(_ cornerRadius: Double) -> Double {
    max(0, min(cornerRadius, size.width / 2, size.height / 2))
  }

  /// Places a rectangle inside `room`, as near to a point as its clearance allows.
  ///
  /// It goes above the point if it fits there, else below. If it fits in neither place, it goes where the largest part of it
  /// fits, also to the left or right, and shrinks. If no side has room, it covers the point.
  @inline(never)  // larger than a call
  init(of wanted: Size, beside point: Point, clearance: Double, in room: Rect) {
    var size = wanted.limited(to: room.size)
    var center = point
    let above = point.y - clearance - room.minY
    let below = room.maxY - point.y - clearance
    let isAbove = size.height <= above || above > below
    let left = point.x - clearance - room.minX
    let right = room.maxX - point.x - clearance
    let upright = isAbove ? above : below
    let across = max(left, right)
    if size.height > upright && size.height * across > size.width * upright {
      if across > 0 { size.width = min(size.width, across) }
      let distance = clearance + size.width / 2
      center.x += left > right ? -distance : distance
    } else {
      if upright > 0 { size.height = min(size.height, upright) }
      let distance = clearance + size.height / 2
      center.y += isAbove ? -distance : distance
    }
    self = Rect(center: center, size: size).moved(into: room)
  }
}

extension Size {
  /// Returns the size limited to another one; 0 without room or for NaN.
  func limited(to other: Size) -> Size {
    Size(width: max(0, min(width, other.width)), height: max(0, min(height, other.height)))
  }
}
