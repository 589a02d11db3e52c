/// Where something goes that must be seen and not be covered: beside a finger, or what was pressed.
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
