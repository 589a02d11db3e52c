import PressureKit
import PressureHosting
import Testing

@Suite struct LayerPlanTests {
  @Test func `A ring that fills sets how much of it is stroked, and nothing else`() {
    var control = ConfirmAction()
    var plan = LayerPlan()
    _ = control.feed(touch(.began, 0.1, at: 0))
    // The rest of the screen has receded by now.
    _ = control.advance(to: 0.25)
    plan.show(control)
    _ = control.feed(touch(.moved, 0.2, at: 0.25))
    plan.show(control)
    let ring = ConfirmAction.LayerID.ring.rawValue
    #expect(plan.operations == [.sweep(id: ring, control.intention)])
    #expect(plan.layers == SceneFrame(of: control).layers)
  }

  @Test func `A first frame says all there is to know, and the same again nothing`() {
    let control = Weighing()
    var plan = LayerPlan()
    plan.show(control)
    let palette = control.options.palette
    let center = Point(x: 120, y: 120)
    #expect(
      plan.operations == [
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
    #expect(plan.operations == [])
  }

  @Test func `What is no longer drawn goes, and an empty screen is asked for nothing`() {
    var control = ConfirmAction()
    var plan = LayerPlan()
    plan.show(control)
    #expect(plan.operations == [])
    _ = control.feed(touch(.began, 0.3, at: 0))
    _ = control.advance(to: 0.1)
    plan.show(control)
    plan.clear()
    #expect(plan.operations == [.remove(id: 1), .remove(id: 2), .remove(id: 3), .remove(id: 4)])
    #expect(plan.layers == [])
    plan.clear()
    #expect(plan.operations == [])
  }

  @Test func `A layer that becomes a text is another layer, and changes of order are moves`() throws
  {
    let circle = Layer(id: 1, shape: .arc(center: .zero, radius: 4, sweep: 0.5))
    let box = Layer(
      id: 2, shape: .roundedRect(Rect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 1))
    let text = Layer(id: 1, shape: .text(slot: 3, center: .zero))
    var clipped = Layer(id: 3, shape: .arc(center: .zero, radius: 2, sweep: 1))
    clipped.clip = 2
    var round = box
    round.shape = .arc(center: .zero, radius: 1, sweep: 0.25)
    let frames: [[Layer]] = [
      [circle, box], [box, circle], [clipped, box, circle], [box, clipped, text], [text, clipped],
      [clipped, circle], [round, clipped], [box, clipped], [], [round], [box], [box, box],
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
      #expect(screen.picture == Pictured.of(scene))
      plan.show(drawing)
      #expect(plan.operations == [])
    }
  }

  @Test func `A confirmation, wherever it goes, is on the screen as it is in the scene`() throws {
    var walk = Walk(ConfirmAction())
    try walk.press(at: 22, 22, forces: [0.1, 0.2, 0.5])
    try walk.move(to: 22, -22, force: 0.5)
    try walk.move(to: 22, -90, force: 0.5)
    try walk.move(to: 22, -22, force: 0.5)
    try walk.lift()
    try walk.wait(1)
    try walk.take { .activation(time: $0) }
    try walk.wait(0.5)
    try walk.take { .interruption(.escape, time: $0) }
    try walk.wait(1)
    #expect(
      walk.states == [
        .updating, .selected, .confirmed, .selected, .confirmed, .idle, .selected, .idle,
      ])
  }

  @Test func `A peek, its actions and its pop are on the screen as they are in the scene`() throws {
    var options = PeekOptions()
    options.previewSize = Size(width: 200, height: 300)
    options.actionsSize = Size(width: 180, height: 96)
    var walk = Walk(
      PeekPop(
        options: options, bounds: Rect(x: 40, y: 400, width: 300, height: 60),
        viewport: Rect(x: 0, y: 0, width: 390, height: 844)))
    try walk.press(at: 120, 430, forces: [0.02, 0.1, 0.3])
    try walk.wait(0.4)
    try walk.move(to: 120, 340, force: 0.3)
    try walk.move(to: 120, 430, force: 0.3)
    try walk.wait(0.2)
    try walk.press(at: 120, 430, forces: [0.6, 0.8], began: false)
    try walk.lift()
    try walk.wait(1)
    #expect(walk.states == [.hint, .peek, .actions, .peek, .pop, .idle])
  }

  @Test func `A menu and what it marks are on the screen as they are in the scene`() throws {
    var options = PeekOptions()
    options.previewSize = Size(width: 220, height: 176)
    var menu = AppIcon(
      options: options, bounds: Rect(x: 40, y: 400, width: 60, height: 60),
      viewport: Rect(x: 0, y: 0, width: 390, height: 844))
    menu.itemCount = 4
    var walk = Walk(menu)
    try walk.press(at: 70, 430, forces: [0.1, 0.3])
    try walk.wait(0.4)
    for y in stride(from: 430.0, through: 200, by: -10) { try walk.move(to: 80, y, force: 0.3) }
    try walk.move(to: 80, 340, force: 0.3)
    try walk.lift()
    try walk.wait(1)
    #expect(walk.states == [.hint, .open, .idle])
  }

  @Test func `A run, its progress and its outcomes are on the screen as in the scene`() throws {
    var options = TransitioningOptions()
    options.titleSize = Size(width: 60, height: 20)
    options.successSize = Size(width: 80, height: 20)
    options.failureSize = Size(width: 100, height: 20)
    options.resetDelay = 1
    var walk = Walk(
      TransitioningAction(options: options, bounds: Rect(x: 0, y: 0, width: 200, height: 44)))
    try walk.press(at: 100, 22, forces: [0.3, 0.3])
    try walk.lift()
    try walk.change { $0.setState(.loading, at: $1) }
    try walk.wait(0.5)
    walk.control.progress = 0.25
    try walk.wait(0.1)
    try walk.change { $0.setState(.failure, at: $1) }
    try walk.wait(0.1)
    try walk.change { $0.setState(.loading, at: $1) }
    walk.control.progress = 0
    try walk.wait(0.1)
    try walk.change { $0.setState(.success, at: $1) }
    try walk.wait(2)
    try walk.take { .enabling(false, time: $0) }
    try walk.wait(0.5)
    #expect(walk.states == [.loading, .failure, .loading, .success, .begin])
  }

  @Test func `A weighing is on the screen as it is in the scene`() throws {
    var walk = Walk(Weighing())
    try walk.press(at: 120, 120, forces: [0.1, 0.3])
    try walk.wait(2)
    try walk.press(at: 120, 120, forces: [0.5, 1, 0.4], began: false)
    try walk.lift()
    try walk.press(at: 120, 120, forces: [nil])
    try walk.wait(1)
    try walk.lift()
    #expect(
      walk.states == [
        .weighing, .settled, .weighing, .overload, .weighing, .rest, .weighing, .unmeasured, .rest,
      ])
  }

  private func touch(_ phase: ContactPhase, _ fraction: Double, at time: Double) -> ContactSample {
    ContactSample(
      time: time, phase: phase, position: Point(x: 22, y: 22), force: .normalized(fraction))
  }
}
