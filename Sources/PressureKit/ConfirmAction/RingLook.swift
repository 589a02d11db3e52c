/// The measures of a ConfirmAction's look.
enum RingLook {
  /// The ring's line, in radii.
  static let lineWidth = 0.24
  /// What the label's pill adds to the text to the left and right, and above and below, in points.
  private static let padding = Size(width: 10, height: 5)

  static func pillSize(of text: Size) -> Size {
    Size(width: text.width + 2 * padding.width, height: text.height + 2 * padding.height)
  }

  static func pill(of text: Size, at place: RingPlace) -> Rect {
    let size = pillSize(of: text)
    var center = place.labelAnchor
    switch place.labelSide {
    case .above, .below: break
    case .right: center.x += size.width / 2
    case .left: center.x -= size.width / 2
    }
    return Rect(center: center, size: size)
  }
}
