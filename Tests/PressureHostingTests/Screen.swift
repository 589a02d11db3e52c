import PressureKit
import PressureHosting

/// A sink for the operations of a plan. It shows the result of the operations and nothing else.
struct Screen {
  private struct Shown {
    var layer: Layer
    var kind: LayerOperation.Kind
    var circle: (center: Point, radius: Double, start: Double)?
    var sweep = 1.0
    var mask: LayerShape?
  }

  /// The layers, back to front.
  private var shown: [Shown] = []

  /// Performs the operations of a plan. Throws a fault for an operation on a missing layer.
  mutating func perform(_ operations: [LayerOperation]) throws {
    for operation in operations { try perform(operation) }
  }

  /// The visible picture: each layer with the shape that clips it.
  var picture: [Pictured] {
    shown.map { one in
      var layer = one.layer
      if let circle = one.circle {
        layer.shape = .arc(
          center: circle.center, radius: circle.radius, sweep: one.sweep, start: circle.start)
      }
      if case .angle(let start, let corner, let end, _) = layer.shape {
        layer.shape = .angle(start: start, corner: corner, end: end, part: one.sweep)
      }
      return Pictured(layer: layer, mask: one.mask)
    }
  }

  private mutating func perform(_ operation: LayerOperation) throws {
    switch operation {
    case .insert(let id, let kind, let index):
      guard index <= shown.count, !shown.contains(where: { $0.layer.id == id }) else {
        throw Fault.place(operation)
      }
      let nothing = LayerShape.text(slot: 0, center: .zero)
      shown.insert(Shown(layer: Layer(id: id, shape: nothing), kind: kind), at: index)
    case .move(let id, let index):
      let moved = shown.remove(at: try find(id))
      guard index <= shown.count else { throw Fault.place(operation) }
      shown.insert(moved, at: index)
    case .remove(let id): shown.remove(at: try find(id))
    case .circle(let id, let center, let radius, let start):
      shown[try find(id, .shape)].circle = (center, radius, start)
    case .angle(let id, let start, let corner, let end):
      let at = try find(id, .shape)
      shown[at].circle = nil
      shown[at].layer.shape = .angle(start: start, corner: corner, end: end, part: 1)
    case .sweep(let id, let sweep): shown[try find(id, .shape)].sweep = sweep
    case .roundedRect(let id, let rect, let cornerRadius):
      let place = try find(id, .shape)
      shown[place].circle = nil
      shown[place].layer.shape = .roundedRect(rect, cornerRadius: cornerRadius)
    case .text(let id, let slot, let center, let scale):
      shown[try find(id, .text)].layer.shape = .text(slot: slot, center: center, scale: scale)
    case .fill(let id, let color): shown[try find(id)].layer.fill = color
    case .stroke(let id, let color): shown[try find(id, .shape)].layer.stroke = color
    case .lineWidth(let id, let width): shown[try find(id, .shape)].layer.lineWidth = width
    case .opacity(let id, let opacity): shown[try find(id)].layer.opacity = opacity
    case .mask(let id, let shape): shown[try find(id)].mask = shape
    case .unmask(let id): shown[try find(id)].mask = nil
    }
  }

  private func find(_ id: UInt8, _ kind: LayerOperation.Kind? = nil) throws -> Int {
    guard let place = shown.firstIndex(where: { $0.layer.id == id }),
      kind == nil || shown[place].kind == kind
    else { throw Fault.layer(id) }
    return place
  }

  enum Fault: Error {
    case place(LayerOperation)
    case layer(UInt8)
  }
}
