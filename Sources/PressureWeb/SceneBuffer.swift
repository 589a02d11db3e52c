import PressureKit

/// The sink of the page's side: a frame as numbers in memory that JavaScript reads.
///
/// A layer is `stride` 32-bit numbers: id, shape (0 arc, 1 rounded rectangle, 2 text), opacity, line
/// width, fill (four components), stroke (four), then five of the shape's own: an arc's centre,
/// radius and sweep; a rectangle's corner, size and corner radius; a text's centre and slot.
/// An arc's start, a text's scale and a clip stay behind: no element draws with them yet.
struct SceneBuffer: SceneSink {
  static let stride = 17
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
    case .arc(let center, let radius, let sweep, _):
      put(kind: 0)
      put(center)
      put(radius)
      put(sweep)
    case .roundedRect(let rect, let cornerRadius):
      put(kind: 1)
      put(rect.origin)
      put(rect.size.width)
      put(rect.size.height)
      put(cornerRadius)
    case .text(let slot, let center, _):
      put(kind: 2)
      put(center)
      put(Double(slot))
    }
  }
}
