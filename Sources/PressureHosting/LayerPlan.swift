import PressureKit

/// Which changes bring the layers on the screen from one frame to the next.
///
/// It is a sink that remembers what it was shown: a layer that stays the same asks for nothing, and a
/// frame that stays the same is an empty plan. Its arrays are kept, so that a frame like those before
/// it allocates nothing. It knows nothing of Core Animation; `SceneView` does what it says.
///
/// A circle that is filled is filled whole, however little of it is stroked.
public struct LayerPlan: SceneSink, Equatable, Sendable {
  /// What to do, in order.
  public private(set) var operations: [LayerOperation] = []
  /// The layers that are on the screen when that is done, back to front.
  public private(set) var layers: [Layer] = []
  private var next: [Layer] = []
  /// The ids of what is on the screen while it is planned, back to front.
  private var order: [UInt8] = []

  /// Makes one of an empty screen.
  public init() {}

  /// Plans the next frame: the present look of a control.
  public mutating func show(_ control: some ControlValue) {
    next.removeAll(keepingCapacity: true)
    control.draw(into: &self)
    plan()
  }

  /// Plans an empty frame.
  public mutating func clear() {
    next.removeAll(keepingCapacity: true)
    plan()
  }

  /// Takes the next layer of the frame, in front of those before it; one whose id was there already is
  /// left out.
  public mutating func add(_ layer: Layer) {
    if !next.contains(where: { $0.id == layer.id }) { next.append(layer) }
  }

  private mutating func plan() {
    operations.removeAll(keepingCapacity: true)
    for layer in layers where LayerPlan.find(layer, in: next) == nil {
      operations.append(.remove(id: layer.id))
      order.removeAll { $0 == layer.id }
    }
    for (index, layer) in next.enumerated() {
      place(layer, at: index)
      let old = LayerPlan.find(layer, in: layers)
      change(old, to: layer)
      let mask = LayerPlan.mask(of: layer, in: next)
      if mask != old.flatMap({ LayerPlan.mask(of: $0, in: layers) }) {
        operations.append(mask.map { .mask(id: layer.id, $0) } ?? .unmask(id: layer.id))
      }
    }
    swap(&layers, &next)
  }

  private mutating func place(_ layer: Layer, at index: Int) {
    guard let place = order.firstIndex(of: layer.id) else {
      order.insert(layer.id, at: index)
      operations.append(.insert(id: layer.id, layer.kind, at: index))
      return
    }
    if place == index { return }
    order.remove(at: place)
    order.insert(layer.id, at: index)
    operations.append(.move(id: layer.id, to: index))
  }

  private mutating func change(_ old: Layer?, to new: Layer) {
    let id = new.id
    if old?.shape != new.shape { reshape(old?.shape, to: new.shape, of: id) }
    if old?.fill != new.fill { operations.append(.fill(id: id, new.fill)) }
    if new.kind == .shape {
      if old?.stroke != new.stroke { operations.append(.stroke(id: id, new.stroke)) }
      if old?.lineWidth != new.lineWidth { operations.append(.lineWidth(id: id, new.lineWidth)) }
    }
    if old?.opacity != new.opacity { operations.append(.opacity(id: id, new.opacity)) }
  }

  private mutating func reshape(_ old: LayerShape?, to new: LayerShape, of id: UInt8) {
    switch new {
    case .arc(let center, let radius, let sweep, let start):
      // While a ring fills only this changes, and the path stays.
      var shownSweep: Double?
      if case .arc(center, radius, let last, start)? = old {
        shownSweep = last
      } else {
        operations.append(.circle(id: id, center: center, radius: radius, start: start))
      }
      if sweep != shownSweep { operations.append(.sweep(id: id, sweep)) }
    case .roundedRect(let rect, let cornerRadius):
      operations.append(.roundedRect(id: id, rect, cornerRadius: cornerRadius))
      if case .arc? = old { operations.append(.sweep(id: id, 1)) }
    case .text(let slot, let center, let scale):
      operations.append(.text(id: id, slot: slot, center: center, scale: scale))
    }
  }

  /// The layer of a frame that this one is; one that became another kind of thing is another.
  private static func find(_ layer: Layer, in frame: [Layer]) -> Layer? {
    frame.first { $0.id == layer.id && $0.kind == layer.kind }
  }

  private static func mask(of layer: Layer, in frame: [Layer]) -> LayerShape? {
    layer.clip == 0 ? nil : frame.first { $0.id == layer.clip }?.shape
  }
}

extension Layer {
  fileprivate var kind: LayerOperation.Kind {
    if case .text = shape { .text } else { .shape }
  }
}
