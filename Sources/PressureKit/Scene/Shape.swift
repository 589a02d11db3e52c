/// What a layer draws.
public enum Shape: Equatable, Sendable {
  /// A part of a circle that starts at its top and runs clockwise; `sweep` 0…1 is how much of it.
  case arc(center: Point, radius: Double, sweep: Double)
  /// A rectangle whose corners are quarter circles.
  case roundedRect(Rect, cornerRadius: Double)
  /// One line of text, centred on a point; `slot` says which of the texts that the host keeps.
  case text(slot: UInt8, center: Point)
}
