/// Where something goes that must be seen and not be covered: beside a finger, or what was pressed.
extension Rect {
  /// The rectangle less a margin on each side.
  func inset(by margin: Double) -> Rect {
    Rect(
      center: center, size: Size(width: size.width - 2 * margin, height: size.height - 2 * margin))
  }

  /// A rectangle of a size, as near to a point as its clearance allows and wholly inside `room`: above
  /// the point, below it, to its right or to its left, where it fits first. Where it fits nowhere, as
  /// much of it as possible; where nothing of it does, over the point.
  init(of wanted: Size, beside point: Point, clearance: Double, in room: Rect) {
    self = Rect(center: point, size: .zero)
    // Above, below, right, left: how far away from the point there is room, and which way that is.
    for direction in 0..<4 where size != wanted {
      let isVertical = direction < 2
      let sign = direction == 0 || direction == 3 ? -1.0 : 1.0
      var shown = wanted.limited(to: room.size)
      var middle = point
      if isVertical {
        let edge = sign < 0 ? point.y - room.minY : room.maxY - point.y
        shown.height = min(shown.height, edge - clearance)
        middle.y += sign * (clearance + shown.height / 2)
      } else {
        let edge = sign < 0 ? point.x - room.minX : room.maxX - point.x
        shown.width = min(shown.width, edge - clearance)
        middle.x += sign * (clearance + shown.width / 2)
      }
      if min(shown.width, shown.height) > 0, shown.area > size.area {
        self = Rect(center: middle, size: shown)
      }
    }
    if size == .zero { size = wanted }
    self = moved(into: room)
  }
}

extension Size {
  /// Its width times its height.
  fileprivate var area: Double { width * height }

  /// The size, no larger than another; 0 where there is no room or the size is no number.
  func limited(to other: Size) -> Size {
    Size(width: max(0, min(width, other.width)), height: max(0, min(height, other.height)))
  }
}
