import PressureKit

/// The cheapest possible sink. It reads every layer, so that the compiler cannot remove the drawing, and keeps none.
struct Brush: SceneSink {
  private(set) var sum = 0.0

  mutating func add(_ layer: Layer) {
    sum += layer.opacity + layer.fill.red + layer.stroke.green + layer.lineWidth
    switch layer.shape {
    case .arc(let center, let radius, let sweep, let start):
      sum += center.x + center.y + radius + sweep + start
    case .roundedRect(let rect, let cornerRadius): sum += rect.maxX + rect.maxY + cornerRadius
    case .angle(let start, let corner, let end, let part):
      sum += start.x + start.y + corner.x + corner.y + end.x + end.y + part
    case .text(let slot, let center, let scale): sum += Double(slot) + center.x + center.y + scale
    }
  }
}
