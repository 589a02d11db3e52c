/// Where something goes that must be seen and not be covered: beside a finger, or what was pressed.
extension Rect {
  /// The rectangle less a margin on each side.
  func inset(by margin: Double) -> Rect {
    Rect(
      x: minX + margin, y: minY + margin, width: size.width - 2 * margin,
      height: size.height - 2 * margin)
  }

  /// A rectangle of a size, as near to a point as its clearance allows and wholly inside `room`: above
  /// the point, below it, to its right or to its left, where it fits first. Where it fits
  /// nowhere, as much of it as possible.
  init(of wanted: Size, beside point: Point, clearance: Double, in room: Rect) {
    self = room
    var shown = Size.zero
    for direction in 0..<4 where shown != wanted {
      let side = room.side(direction, of: point, clearance: clearance)
      let size = wanted.limited(to: side.size)
      if size.width * size.height <= shown.width * shown.height { continue }
      shown = size
      self = Rect(center: point, size: size).moved(into: side)
    }
  }

  /// What of the rectangle is above (0), below (1), right (2) or left (3) of a point.
  private func side(_ direction: Int, of point: Point, clearance: Double) -> Rect {
    var side = self
    switch direction {
    case 0:
      side.size.height = point.y - clearance - minY
    case 1:
      side.origin.y = point.y + clearance
      side.size.height = maxY - side.minY
    case 2:
      side.origin.x = point.x + clearance
      side.size.width = maxX - side.minX
    default:
      side.size.width = point.x - clearance - minX
    }
    // Of two negative extents the area would be positive.
    side.size = Size(width: max(side.size.width, 0), height: max(side.size.height, 0))
    return side
  }
}

extension Size {
  /// The size, no larger than another.
  func limited(to other: Size) -> Size {
    Size(width: min(width, other.width), height: min(height, other.height))
  }
}
