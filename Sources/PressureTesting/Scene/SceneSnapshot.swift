import PressureKit

/// A frame to keep beside a test, as readable text and as a picture.
///
/// Numbers are rounded to thousandths, so both are the same on every machine, and each difference is visible.
public struct SceneSnapshot: Equatable, Sendable, CustomStringConvertible {
  /// The frame.
  public var scene: SceneFrame

  /// Keeps a frame.
  public init(_ scene: SceneFrame) {
    self.scene = scene
  }

  /// Keeps the current look of a control.
  public init(of control: some ControlValue) {
    scene = SceneFrame(of: control)
  }

  /// One line for each layer, back to front: its id, its shape and its visible paint.
  ///
  ///     2 arc at 22 -22, radius 19.36, sweep 1, start 0; stroke #ffffff59, 5.28 wide
  public var description: String {
    scene.layers.map(SceneSnapshot.line).joined(separator: "\n")
  }

  private static func line(_ layer: Layer) -> String {
    var parts = ["\(layer.id) \(text(layer.shape))"]
    if layer.fill.alpha > 0 { parts.append("fill \(SnapshotNumber.color(layer.fill))") }
    if layer.stroke.alpha > 0 && layer.lineWidth > 0 {
      let width = SnapshotNumber.text(layer.lineWidth)
      parts.append("stroke \(SnapshotNumber.color(layer.stroke)), \(width) wide")
    }
    if layer.opacity != 1 { parts.append("opacity \(SnapshotNumber.text(layer.opacity))") }
    if layer.clip != 0 { parts.append("clipped to \(layer.clip)") }
    return parts.joined(separator: "; ")
  }

  private static func text(_ shape: LayerShape) -> String {
    func number(_ value: Double) -> String { SnapshotNumber.text(value) }
    switch shape {
    case .arc(let center, let radius, let sweep, let start):
      return "arc at \(number(center.x)) \(number(center.y)), radius \(number(radius))"
        + ", sweep \(number(sweep)), start \(number(start))"
    case .roundedRect(let rect, let radius):
      return "rectangle at \(number(rect.minX)) \(number(rect.minY))"
        + ", \(number(rect.size.width)) × \(number(rect.size.height)), corners \(number(radius))"
    case .angle(let start, let corner, let end, let part):
      let points = [start, corner, end].map { "\(number($0.x)) \(number($0.y))" }
      return "angle \(points.joined(separator: ", ")), part \(number(part))"
    case .text(let slot, let center, let scale):
      return "text \(slot) at \(number(center.x)) \(number(center.y)), scale \(number(scale))"
    }
  }
}
