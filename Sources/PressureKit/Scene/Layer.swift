/// One thing on the screen, complete: a sink needs to know nothing else to draw it.
///
/// A layer keeps its `id` from frame to frame, so that a retained sink changes only what changed.
public struct Layer: Equatable, Sendable {
  /// The ids that layers of the kit's controls have, so few that a sink can keep a table of them.
  public static let ids: ClosedRange<UInt8> = 1...15

  /// Which layer of its control this is: one of `ids`.
  public var id: UInt8
  /// What it draws.
  public var shape: Shape
  /// The colour inside the shape; of a text, its letters.
  public var fill: Color
  /// The colour of the outline.
  public var stroke: Color
  /// The outline's width in points, centred on the edge, with round ends.
  public var lineWidth: Double
  /// 0 (not to be seen) … 1, on top of the colours' own.
  public var opacity: Double
  /// The id of a layer drawn before it whose shape clips this one; 0 for none.
  public var clip: UInt8 = 0

  /// Makes a layer; without a colour it paints nothing.
  public init(
    id: UInt8, shape: Shape, fill: Color = .clear, stroke: Color = .clear, lineWidth: Double = 0,
    opacity: Double = 1
  ) {
    self.id = id
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
    self.opacity = opacity
  }
}
