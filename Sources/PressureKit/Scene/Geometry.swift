// Points, sizes and rectangles, and the place of a rectangle beside a point.

/// A place, in points, x to the right and y down.
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

  /// Whether both coordinates are numbers; a host may deliver others.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// How far it is from another point, in points.
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

  /// Nothing: what a label measures when it is empty.
  public static let zero = Size(width: 0, height: 0)
}

/// An upright rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// Its corner of least x and y.
  public var origin: Point
  /// Its extents.
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

  /// A surface without edges: what a control is in until its host says otherwise.
  public static let unbounded = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// The least x.
  public var minX: Double { origin.x }
  /// The least y.
  public var minY: Double { origin.y }
  /// The greatest x.
  public var maxX: Double { origin.x + size.width }
  /// The greatest y.
  public var maxY: Double { origin.y + size.height }
  /// The point in its middle.
  public var center: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }

  /// Whether the point is inside or on an edge; a coordinate that is not a number never is.
  @inline(never)  // Each copy of it makes the engine of a page larger: 270 bytes in all.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether the other rectangle lies wholly inside this one.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The rectangle, larger or smaller around its centre.
  func scaled(by scale: Double) -> Rect {
    Rect(center: center, size: Size(width: size.width * scale, height: size.height * scale))
  }

  /// The rectangle moved by the least that brings it inside `other`; centred where it is larger.
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

/// The place of a rectangle that must be seen and not be covered: beside a finger, or beside what was pressed.
extension Rect {
  /// The rectangle less a margin on each side.
  func inset(by margin: Double) -> Rect {
    Rect(
      x: minX + margin, y: minY + margin, width: size.width - 2 * margin,
      height: size.height - 2 * margin)
  }

  /// A rectangle of a size, as near to a point as its clearance allows and wholly inside `room`: above
  /// the point if it fits there, else below, else on the side where the most of it does; where nothing
  /// of it does, over the point.
  @inline(never)  // it is larger than a call
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
  /// The size, no larger than another; 0 where there is no room or the size is no number.
  func limited(to other: Size) -> Size {
    Size(width: max(0, min(width, other.width)), height: max(0, min(height, other.height)))
  }
}
