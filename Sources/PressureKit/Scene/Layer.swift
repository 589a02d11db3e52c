/// One shape or line of text on the screen, with all that a sink needs to draw it.
///
/// A layer keeps its `id` from frame to frame, so a sink that keeps its shapes updates only what changed.
public struct Layer: Hashable, Sendable {
  /// The valid ids of layers. They are few, so a sink can keep a table of them.
  public static let ids: ClosedRange<UInt8> = 1...23

  /// The layer's id within its control, one of `ids`.
  public var id: UInt8
  /// The layer's shape.
  public var shape: LayerShape
  /// The colour inside the shape, or of a text's letters.
  public var fill: LayerColor
  /// The colour of the outline.
  public var stroke: LayerColor
  /// The outline's width in points, centred on the edge, with round ends.
  public var lineWidth: Double
  /// The opacity, 0 (hidden) … 1, multiplied with the opacity of the colours.
  public var opacity: Double
  /// The id of an earlier layer whose shape clips this one; 0 if it is not clipped.
  public var clip: UInt8 = 0

  /// Makes a layer. Without a colour it paints nothing.
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

/// The shape of a layer.
public enum LayerShape: Hashable, Sendable {
  /// A clockwise part of a circle. `sweep`, 0…1, is its length in turns. `start`, 0…1, is where it begins, in turns from the
  /// top; 0 by default.
  case arc(center: Point, radius: Double, sweep: Double, start: Double = 0)
  /// A rectangle whose corners are quarters of a circle.
  case roundedRect(Rect, cornerRadius: Double)
  /// A line with one corner. `part`, 0…1, is the drawn part of its length, from the start.
  case angle(start: Point, corner: Point, end: Point, part: Double)
  /// One line of text, centred on a point. `slot` identifies one of the host's texts. `scale` is relative to the size that the
  /// host measured; 1 by default.
  case text(slot: UInt8, center: Point, scale: Double = 1)
}

/// A colour in sRGB, with components 0…1 that are not premultiplied.
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

  /// A transparent colour, which paints nothing.
  public static let clear = LayerColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// White.
  public static let white = LayerColor(red: 1, green: 1, blue: 1)
  /// A red for warnings: the system red of dark interfaces on Apple's systems.
  public static let warning = LayerColor(red: 1, green: 0.27, blue: 0.23)
  /// A green for success: the system green of dark interfaces on Apple's systems.
  public static let success = LayerColor(red: 0.19, green: 0.82, blue: 0.35)
}
