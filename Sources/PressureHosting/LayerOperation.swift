import PressureKit

/// One change to the layers on the screen, for a sink that draws with Core Animation.
///
/// Coordinates are those of the scene, in points. `id` is that of the scene's layer.
public enum LayerOperation: Equatable, Sendable {
  /// The class of a layer on the screen, which never changes.
  public enum Kind: Equatable, Sendable {
    /// A path (`CAShapeLayer`).
    case shape
    /// A line of text (`CATextLayer`).
    case text
  }

  /// Adds a layer at an index from the back. Later operations set all its properties.
  case insert(id: UInt8, Kind, at: Int)
  /// Moves a layer to an index from the back.
  case move(id: UInt8, to: Int)
  /// Removes a layer.
  case remove(id: UInt8)
  /// Sets the path to a full circle, clockwise from `start`, in turns from the top.
  case circle(id: UInt8, center: Point, radius: Double, start: Double)
  /// Sets the path to a line with one corner.
  case angle(id: UInt8, start: Point, corner: Point, end: Point)
  /// Strokes only this fraction of the path, 0…1.
  case sweep(id: UInt8, Double)
  /// Sets the path to a rectangle with rounded corners.
  case roundedRect(id: UInt8, Rect, cornerRadius: Double)
  /// Shows one of the host's texts, centred, scaled by a factor of its measured size.
  case text(id: UInt8, slot: UInt8, center: Point, scale: Double)
  /// Sets the colour that fills the path or the letters.
  case fill(id: UInt8, LayerColor)
  /// Sets the colour that strokes the path.
  case stroke(id: UInt8, LayerColor)
  /// Sets the width of the stroke, in points.
  case lineWidth(id: UInt8, Double)
  /// Sets the layer's opacity, 0…1.
  case opacity(id: UInt8, Double)
  /// Shows only the part of the layer inside a shape.
  case mask(id: UInt8, LayerShape)
  /// Shows the whole layer again.
  case unmask(id: UInt8)
}
