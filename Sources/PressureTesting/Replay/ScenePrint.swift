import PressureKit

/// A fingerprint of a frame. It hashes the numbers of each layer that a page receives, in the order of `LayerField` in
/// PressureWeb, as the bits of 32-bit floats.
struct ScenePrint: SceneSink {
  /// The number of layers.
  private(set) var count = 0
  /// The hash (the steps of FNV-1a on 32-bit words).
  private(set) var value: UInt32 = 0x811c_9dc5

  mutating func add(_ layer: Layer) {
    count += 1
    hash([Double(layer.id)])
    switch layer.shape {
    case .arc(let center, let radius, let sweep, let start):
      hash(0, layer, [center.x, center.y, radius, sweep, start])
    case .roundedRect(let rect, let radius):
      hash(1, layer, [rect.minX, rect.minY, rect.size.width, rect.size.height, radius])
    case .text(let slot, let center, let scale):
      hash(2, layer, [center.x, center.y, Double(slot), scale])
    case .angle(let start, let corner, let end, let part):
      hash(3, layer, [start.x, start.y, corner.x, corner.y, end.x, end.y, part])
    }
    hash([Double(layer.clip)])
  }

  private mutating func hash(_ shape: Double, _ layer: Layer, _ numbers: [Double]) {
    hash([shape, layer.opacity, layer.lineWidth])
    for color in [layer.fill, layer.stroke] {
      hash([color.red, color.green, color.blue, color.alpha])
    }
    hash(numbers)
  }

  private mutating func hash(_ numbers: [Double]) {
    for number in numbers { value = (value ^ Float(number).bitPattern) &* 0x0100_0193 }
  }
}
