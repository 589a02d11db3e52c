/// The dimensions of a ConfirmAction's look. Those without a unit are parts of the ring's diameter.
package enum RingLook {
  /// The width of the ring's line.
  static let lineWidth = 0.12
  /// The veil's extent, in points: enough to cover any screen from any position on it.
  package static let veilReach = 8192.0
  /// The width of the rim of the glass, in points, and with more contrast.
  static let rim = 1.0
  static let contrastRim = 1.5
  /// The width of a pressed control's edge, in points, and with more contrast.
  static let edge = 1.5
  static let contrastEdge = 3.0
  /// The least opacity of the empty part of the ring with more contrast.
  static let contrastTrack = 0.5
  /// In place, the width of the line around the control, in its heights.
  static let line = 0.08
  /// In place, the width of the dark glass behind that line, in the control's heights. Both begin at the control's edge.
  static let halo = 0.115
  /// The same for a ring around a round control.
  static let roundLine = 0.12
  static let roundHalo = 0.2

  /// A hint's gap to its control, in points.
  static let hintGap = 2.0
  /// The gap between the two texts of a label, in points.
  static let wordGap = 8.0
  /// The padding of a label, horizontal and vertical, in points.
  private static let padding = Size(width: 10, height: 5)
  /// The vertical padding of a hint, in points.
  private static let hintPadding = 3.5
  /// The same above a low control, so that a hint in a dense list covers no words of the row above.
  private static let lowHintPadding = 1.5
  /// The height below which a control is low, in points.
  private static let lowHeight = 40.0

  /// The size of a hint of a control with a height.
  static func hintSize(of text: Size, height: Double) -> Size {
    padded(text, by: height < lowHeight ? lowHintPadding : hintPadding)
  }

  /// The size of a label.
  static func labelSize(of text: Size) -> Size { padded(text, by: padding.height) }

  private static func padded(_ text: Size, by height: Double) -> Size {
    Size(width: text.width + 2 * padding.width, height: text.height + 2 * height)
  }

  static func pill(of text: Size, at place: RingPlace) -> Rect {
    let size = labelSize(of: text)
    var center = place.labelAnchor
    switch place.labelSide {
    case .above, .below: break
    case .right: center.x += size.width / 2
    case .left: center.x -= size.width / 2
    }
    return Rect(center: center, size: size)
  }
}

extension ConfirmOptions {
  /// The size of the text, or of the two texts, of a label. "Let go" follows "OK", if the host has measured it.
  func drawnSize(of label: ConfirmAction.Label) -> Size {
    var size = self.size(of: label == .letGo ? .ok : label)
    let isLong = (label == .ok || label == .letGo) && letGoLabelSize.width > 0
    if size.width <= 0 || !isLong { return size }
    size.width += RingLook.wordGap + letGoLabelSize.width
    size.height = max(size.height, letGoLabelSize.height)
    return size
  }
}
