/// What a layer draws.
public enum Shape: Equatable, Sendable {
  /// A part of a circle, clockwise: `sweep` 0…1 is how much of it, `start` 0…1 where it begins, in
  /// turns from the top; 0 by default.
  case arc(center: Point, radius: Double, sweep: Double, start: Double = 0)
  /// A rectangle whose corners are quarter circles.
  case roundedRect(Rect, cornerRadius: Double)
  /// One line of text, centred on a point; `slot` says which of the texts that the host keeps,
  /// `scale` how large it is of the size the host measured; 1 by default.
  case text(slot: UInt8, center: Point, scale: Double = 1)
}
