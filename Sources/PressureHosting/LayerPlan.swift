import PressureKit

/// The changes that bring the layers on the screen from one frame to the next.
///
/// It is a sink that remembers the last frame: an unchanged layer needs no operation, and an unchanged frame gives an
/// empty plan. It reuses its arrays, so that a frame like the last ones allocates nothing. It does not use Core
/// Animation; `SceneLayers` performs its operations.
///
/// A circle that has a fill is filled whole, even if only a part of it is stroked.
public struct LayerPlan: SceneSink, Equatable, Sendable {
  /// The operations, in order.
  public private(set) var operations: [LayerOperation] = []
  /// The layers on the screen after the operations, back to front.
  public private(set) var layers: [Layer] = []
  private var next: [Layer] = []
  /// The ids of the layers on the screen during planning, back to front.
  private var order: [UInt8] = []

  /// Makes the plan of an empty screen.
  public init() {}

  /// Plans the next frame: the present look of a control.
  public mutating func show(_ control: some ControlValue) {
    show(control) { _ in true }
  }

  /// Plans the next frame: only some layers of the present look of a control.
  package mutating func show(_ control: some ControlValue, only isShown: (Layer) -> Bool) {
    next.removeAll(keepingCapacity: true)
    control.draw(into: &self)
    next.removeAll { !isShown($0) }
    plan()
  }

  /// Plans an empty frame.
  public mutating func clear() {
    next.removeAll(keepingCapacity: true)
    plan()
  }

  /// Adds the next layer of the frame, in front of the earlier ones. A layer with an id that the frame already has is
  /// ignored.
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
      // While a ring fills, only its sweep changes, so the path stays.
      var shownSweep: Double?
      if case .arc(center, radius, let last, start)? = old {
        shownSweep = last
      } else {
        operations.append(.circle(id: id, center: center, radius: radius, start: start))
      }
      if sweep != shownSweep { operations.append(.sweep(id: id, sweep)) }
    case .angle(let start, let corner, let end, let part):
      var shownPart: Double?
      if case .angle(start, corner, end, let last)? = old {
        shownPart = last
      } else {
        operations.append(.angle(id: id, start: start, corner: corner, end: end))
      }
      if part != shownPart { operations.append(.sweep(id: id, part)) }
    case .roundedRect(let rect, let cornerRadius):
      operations.append(.roundedRect(id: id, rect, cornerRadius: cornerRadius))
      switch old {
      case .arc, .angle: operations.append(.sweep(id: id, 1))
      case .roundedRect, .text, nil: break
      }
    case .text(let slot, let center, let scale):
      operations.append(.text(id: id, slot: slot, center: center, scale: scale))
    }
  }

  /// Finds the same layer in a frame. A layer with another kind is a different layer.
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
