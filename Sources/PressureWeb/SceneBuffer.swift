import PressureKit

/// The sink of the page's side: a frame as numbers in memory that JavaScript reads.
///
/// A layer is `stride` 32-bit numbers: id, shape (0 arc, 1 rounded rectangle, 2 text), opacity, line
/// width, fill (four components), stroke (four), then five of the shape's own (an arc's centre,
/// radius, sweep and start; a rectangle's corner, size and corner radius; a text's centre, slot and
/// scale, and one that means nothing), then the id of the layer that clips it or 0.
struct SceneBuffer: SceneSink {
  static let stride = 18
  static let capacity = 16

  /// How many layers the present frame has.
  private(set) var count = 0
  // It lives as long as the module: there is one, and JavaScript keeps its address.
  let numbers = takePages(for: stride * capacity * 4).bindMemory(to: Float.self).baseAddress!

  /// Starts the next frame.
  mutating func clear() {
    count = 0
  }

  mutating func add(_ layer: Layer) {
    if count == SceneBuffer.capacity { return }
    var cursor = numbers + count * SceneBuffer.stride
    count += 1

    func put(_ number: Double) {
      cursor.pointee = Float(number)
      cursor += 1
    }
    func put(_ color: Color) {
      put(color.red)
      put(color.green)
      put(color.blue)
      put(color.alpha)
    }
    func put(_ point: Point) {
      put(point.x)
      put(point.y)
    }
    func put(kind: Double) {
      put(Double(layer.id))
      put(kind)
      put(layer.opacity)
      put(layer.lineWidth)
      put(layer.fill)
      put(layer.stroke)
    }
    switch layer.shape {
    case .arc(let center, let radius, let sweep, let start):
      put(kind: 0)
      put(center)
      put(radius)
      put(sweep)
      put(start)
    case .roundedRect(let rect, let cornerRadius):
      put(kind: 1)
      put(rect.origin)
      put(rect.size.width)
      put(rect.size.height)
      put(cornerRadius)
    case .text(let slot, let center, let scale):
      put(kind: 2)
      put(center)
      put(Double(slot))
      put(scale)
      cursor += 1
    }
    put(Double(layer.clip))
  }
}
