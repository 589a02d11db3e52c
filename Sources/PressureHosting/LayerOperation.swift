import PressureKit

/// One change to the layers on the screen: what a sink of Core Animation does, and nothing else.
///
/// Coordinates are those of the scene, in points. `id` is the scene layer's.
public enum LayerOperation: Equatable, Sendable {
  /// What a layer on the screen is made of, for as long as it lives.
  public enum Kind: Equatable, Sendable {
    /// A path (`CAShapeLayer`).
    case shape
    /// A line of text (`CATextLayer`).
    case text
  }

  /// Adds a layer, as the one so far from the back; nothing else of it is known yet.
  case insert(id: UInt8, Kind, at: Int)
  /// Brings a layer to another place, so far from the back.
  case move(id: UInt8, to: Int)
  /// Takes a layer away.
  case remove(id: UInt8)
  /// Makes the path a whole circle, clockwise from `start`, in turns from the top.
  case circle(id: UInt8, center: Point, radius: Double, start: Double)
  /// Strokes the path so far only, 0…1 of it.
  case sweep(id: UInt8, Double)
  /// Makes the path a rectangle with round corners.
  case roundedRect(id: UInt8, Rect, cornerRadius: Double)
  /// Writes a text of the host, centred, at a part of the size it was measured at.
  case text(id: UInt8, slot: UInt8, center: Point, scale: Double)
  /// Fills the path, or the letters.
  case fill(id: UInt8, LayerColor)
  /// Strokes the path.
  case stroke(id: UInt8, LayerColor)
  /// Strokes it as wide, in points.
  case lineWidth(id: UInt8, Double)
  /// Makes the layer as opaque, 0…1.
  case opacity(id: UInt8, Double)
  /// Shows only what is inside a shape.
  case mask(id: UInt8, LayerShape)
  /// Shows all of it again.
  case unmask(id: UInt8)
}
