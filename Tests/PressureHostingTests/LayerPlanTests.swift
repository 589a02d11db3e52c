import PressureKit
import PressureHosting
import Testing

@Suite struct LayerPlanTests {
  @Test func `A ring that fills changes only its sweep`() {
    var control = ConfirmAction()
    var plan = LayerPlan()
    _ = control.feed(touch(.began, 0.1, at: 0))
    control.reducesMotion = true
    _ = control.advance(to: 1)
    plan.show(control)
    _ = control.feed(touch(.moved, 0.2, at: 1))
    plan.show(control)
    // The veil, the control's tint and the dot change with it.
    let ring = ConfirmAction.LayerID.ring.rawValue
    let changes = plan.operations.filter {
      switch $0 {
      case .sweep(ring, _), .circle(ring, _, _, _), .lineWidth(ring, _), .stroke(ring, _): true
      default: false
      }
    }
    expect(changes, equals: [.sweep(id: ring, control.intention)])
    expect(plan.layers, equals: SceneFrame(of: control).layers)
  }

  @Test func `The first frame sets every property, and an equal frame sets none`() {
    let control = Weighing()
    var plan = LayerPlan()
    plan.show(control)
    let palette = control.options.palette
    let center = Point(x: 120, y: 120)
    expect(
      plan.operations,
      equals: [
        .insert(id: 1, .shape, at: 0),
        .circle(id: 1, center: center, radius: 112.5, start: 0.625), .sweep(id: 1, 0.75),
        .fill(id: 1, .clear), .stroke(id: 1, palette.track), .lineWidth(id: 1, 15),
        .opacity(id: 1, 1),
        .insert(id: 5, .text, at: 1), .text(id: 5, slot: 1, center: center, scale: 1),
        .fill(id: 5, palette.text), .opacity(id: 5, 1),
        .insert(id: 6, .text, at: 2),
        .text(id: 6, slot: 2, center: Point(x: 120, y: 165), scale: 0.3125),
        .fill(id: 6, palette.quiet), .opacity(id: 6, 1),
      ])
    plan.show(control)
    expect(plan.operations, equals: [])
  }

  @Test
  func `Layers that are no longer drawn are removed, and an empty screen needs no operations`() {
    var control = ConfirmAction()
    var plan = LayerPlan()
    plan.show(control)
    expect(plan.operations, equals: [])
    _ = control.feed(touch(.began, 0.3, at: 0))
    _ = control.advance(to: 0.1)
    plan.show(control)
    plan.clear()
    let shown: [ConfirmAction.LayerID] = [.veil, .surface, .disc, .track, .ring, .dot]
    expect(plan.operations, equals: shown.map { .remove(id: $0.rawValue) })
    expect(plan.layers, equals: [])
    plan.clear()
    expect(plan.operations, equals: [])
  }

  @Test
  func `A layer that becomes a text is replaced, and a layer that changes its order is moved`()
    throws
  {
    let circle = Layer(id: 1, shape: .arc(center: .zero, radius: 4, sweep: 0.5))
    let box = Layer(
      id: 2, shape: .roundedRect(Rect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 1))
    let text = Layer(id: 1, shape: .text(slot: 3, center: .zero))
    var clipped = Layer(id: 3, shape: .arc(center: .zero, radius: 2, sweep: 1))
    clipped.clip = 2
    var round = box
    round.shape = .arc(center: .zero, radius: 1, sweep: 0.25)
    let angle = Layer(
      id: 2,
      shape: .angle(
        start: .zero, corner: Point(x: 1, y: 2), end: Point(x: 3, y: 4), part: 0.5))
    let frames: [[Layer]] = [
      [circle, box], [box, circle], [clipped, box, circle], [box, clipped, text], [text, clipped],
      [clipped, circle], [round, clipped], [box, clipped], [], [round], [box], [box, box],
      [angle], [box], [angle, circle], [round],
    ]
    var plan = LayerPlan()
    var screen = Screen()
    for frame in frames {
      let drawing = Drawing(layers: frame)
      plan.show(drawing)
      try screen.perform(plan.operations)
      var scene = SceneFrame()
      for layer in frame where !scene.layers.contains(where: { $0.id == layer.id }) {
        scene.add(layer)
      }
      expect(screen.picture, equals: Pictured.of(scene))
      plan.show(drawing)
      expect(plan.operations, equals: [])
    }
  }

  private func touch(_ phase: ContactPhase, _ fraction: Double, at time: Double) -> ContactSample {
    ContactSample(
      time: time, phase: phase, position: Point(x: 22, y: 22), force: .normalized(fraction))
  }
}
