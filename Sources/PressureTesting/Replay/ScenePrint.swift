import PressureKit

/// A fingerprint of a frame: of the numbers that a page gets of its layers, in their order there
/// (`LayerField` of the browser's part says which), each as the bits of a number of 32 bits.
struct ScenePrint: SceneSink {
  /// How many layers there are.
  private(set) var count = 0
  /// The fingerprint (FNV-1a's steps, on words).
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
      // The fifth number of a text means nothing.
      hash(2, layer, [center.x, center.y, Double(slot), scale])
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
