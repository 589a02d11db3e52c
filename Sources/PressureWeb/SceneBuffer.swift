import PressureKit

/// The sink of the page's side: a frame as numbers in memory that JavaScript reads.
///
/// A layer is as many 32-bit numbers as `LayerField` has. After the last layer stands a 0.
struct SceneBuffer: SceneSink {
  /// One for each id that a layer can have, and one for 0, which none has.
  private static let capacity = Int(Layer.ids.upperBound) + 1
  static let size = LayerField.stride * capacity

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

    func put(_ number: Double, _ field: LayerField) { start[field.rawValue] = Float(number) }
    func put(_ number: Double, _ field: some ShapeField) { start[field.position] = Float(number) }
    func put(_ color: LayerColor, from red: LayerField) {
      let numbers = start + red.rawValue
      numbers[0] = Float(color.red)
      numbers[1] = Float(color.green)
      numbers[2] = Float(color.blue)
      numbers[3] = Float(color.alpha)
    }
    func put(_ shape: ShapeCode) { put(Double(shape.rawValue), LayerField.shape) }
    put(Double(layer.id), LayerField.id)
    put(layer.opacity, LayerField.opacity)
    put(layer.lineWidth, LayerField.lineWidth)
    put(layer.fill, from: .fillRed)
    put(layer.stroke, from: .strokeRed)
    switch layer.shape {
    case .arc(let center, let radius, let sweep, let start):
      put(.arc)
      put(center.x, ArcField.centerX)
      put(center.y, ArcField.centerY)
      put(radius, ArcField.radius)
      put(sweep, ArcField.sweep)
      put(start, ArcField.start)
    case .roundedRect(let rect, let cornerRadius):
      put(.roundedRect)
      put(rect.origin.x, RoundedRectField.x)
      put(rect.origin.y, RoundedRectField.y)
      put(rect.size.width, RoundedRectField.width)
      put(rect.size.height, RoundedRectField.height)
      put(cornerRadius, RoundedRectField.cornerRadius)
    case .text(let slot, let center, let scale):
      put(.text)
      put(center.x, TextField.centerX)
      put(center.y, TextField.centerY)
      put(Double(slot), TextField.slot)
      put(scale, TextField.scale)
      put(0, LayerField.fifth)
    }
    put(Double(layer.clip), LayerField.clip)

    let last = drawn + Int(layer.id) * LayerField.stride
    var changes: UInt32 = 0
    for number in 0..<LayerField.changes.rawValue where last[number] != start[number] {
      last[number] = start[number]
      changes |= 1 << number
    }
    put(Double(changes), LayerField.changes)
    cursor = start + LayerField.stride
    cursor.pointee = 0
  }
}
