/// One shape or line of text on the screen, with all that a sink needs to draw it.
///
/// A layer keeps its `id` from frame to frame, so that a retained sink changes only what changed.
public struct Layer: Hashable, Sendable {
  /// The ids that layers of the kit's controls have, so few that a sink can keep a table of them.
  public static let ids: ClosedRange<UInt8> = 1...15

  /// Which layer of its control this is: one of `ids`.
  public var id: UInt8
  /// What it draws.
  public var shape: LayerShape
  /// The colour inside the shape; of a text, its letters.
  public var fill: LayerColor
  /// The colour of the outline.
  public var stroke: LayerColor
  /// The outline's width in points, centred on the edge, with round ends.
  public var lineWidth: Double
  /// 0 (not to be seen) … 1, on top of the colours' own.
  public var opacity: Double
  /// The id of a layer drawn before it whose shape clips this one; 0 for none.
  public var clip: UInt8 = 0

  /// Makes a layer; without a colour it paints nothing.
  public init(
    id: UInt8, shape: LayerShape, fill: LayerColor = .clear, stroke: LayerColor = .clear,
    lineWidth: Double = 0,
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

/// What a layer draws.
public enum LayerShape: Hashable, Sendable {
  /// A part of a circle, clockwise: `sweep` 0…1 is how much of it, `start` 0…1 where it begins, in
  /// turns from the top; 0 by default.
  case arc(center: Point, radius: Double, sweep: Double, start: Double = 0)
  /// A rectangle whose corners are quarter circles.
  case roundedRect(Rect, cornerRadius: Double)
  /// One line of text, centred on a point; `slot` says which of the texts that the host keeps,
  /// `scale` how large it is of the size the host measured; 1 by default.
  case text(slot: UInt8, center: Point, scale: Double = 1)
}

/// A colour in sRGB, components 0…1, not premultiplied.
public struct LayerColor: Hashable, Sendable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// Opacity, 0 (clear) … 1 (opaque).
  public var alpha: Double

  /// Makes a colour from its sRGB components, each 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Nothing to paint.
  public static let clear = LayerColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// White.
  public static let white = LayerColor(red: 1, green: 1, blue: 1)
  /// A warning's red, the system red of a dark interface on Apple's systems.
  public static let warning = LayerColor(red: 1, green: 0.27, blue: 0.23)
  /// A success's green, the system green of a dark interface on Apple's systems.
  public static let success = LayerColor(red: 0.19, green: 0.82, blue: 0.35)
}
