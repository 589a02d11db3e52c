import PressureKit

/// The sink of the page's side: a frame as numbers in memory that JavaScript reads.
///
/// A layer is `stride` 32-bit numbers: id, shape (0 arc, 1 rounded rectangle, 2 text), opacity, line
/// width, fill (four components), stroke (four), then five of the shape's own (an arc's centre,
/// radius, sweep and start; a rectangle's corner, size and corner radius; a text's centre, slot and
/// scale, and one that means nothing), the id of the layer that clips it or 0, and which of all these are
/// others than when the control last drew this layer: a bit for each, from the lowest. After the last
/// layer stands a 0.
struct SceneBuffer: SceneSink {
  /// One for each id that a layer can have, and one for 0, which none has.
  private static let capacity = Int(Layer.ids.upperBound) + 1
  private static let stride = 19
  static let size = stride * capacity

  // It lives as long as the module: there is one, and JavaScript keeps its address.
  let numbers = allocatePages(for: size * 4 + 4).bindMemory(to: Float.self).baseAddress!
  private var cursor: UnsafeMutablePointer<Float>
  private var drawn: UnsafeMutablePointer<Float>

  init() {
    cursor = numbers
    drawn = numbers
  }

  /// Starts the next frame, of a control which has drawn these layers, each at its id.
  mutating func begin(over drawn: UnsafeMutablePointer<Float>) {
    numbers[0] = 0
    cursor = numbers
    self.drawn = drawn
  }

  mutating func add(_ layer: Layer) {
    let start = cursor
    var cursor = start

    func put(_ number: Double) {
      cursor.pointee = Float(number)
      cursor += 1
    }
    func put(_ color: LayerColor) {
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
      put(0)
    }
    put(Double(layer.clip))

    let last = drawn + Int(layer.id) * SceneBuffer.stride
    var changes: UInt32 = 0
    for number in 0..<(SceneBuffer.stride - 1) where last[number] != start[number] {
      last[number] = start[number]
      changes |= 1 << number
    }
    put(Double(changes))
    cursor.pointee = 0
    self.cursor = cursor
  }
}
