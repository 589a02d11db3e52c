import PressureKit
import PressureHosting
import Testing

/// A control that things happen to, with its layers on a screen: after each they must be its scene's, and
/// the same again ask for nothing.
struct Walk<Value: ControlValue> {
  var control: Value
  /// The states that it went through.
  private(set) var states: [Value.State] = []
  private var plan = LayerPlan()
  private var screen = Screen()
  private var time = 0.0
  private var place = Point.zero

  init(_ control: Value) {
    self.control = control
  }

  /// Presses at a place with one part of the sensor's range after the other; nil has no sensor.
  mutating func press(at x: Double, _ y: Double, forces: [Double?], began: Bool = true) throws {
    place = Point(x: x, y: y)
    for (index, force) in forces.enumerated() {
      try feed(began && index == 0 ? .began : .moved, force)
    }
  }

  mutating func move(to x: Double, _ y: Double, force: Double) throws {
    place = Point(x: x, y: y)
    try feed(.moved, force)
    try wait(0.3)
  }

  mutating func lift() throws { try feed(.ended, nil) }

  /// Lets time pass in frames.
  mutating func wait(_ seconds: Double) throws {
    for _ in 0..<Int(seconds * 60) {
      try take { .time($0) }
    }
  }

  mutating func take(_ input: (Double) -> Input) throws {
    try change { $0.feed(input($1)) }
  }

  mutating func change(_ body: (inout Value, Double) -> EventList<Value.Event>) throws {
    time += 1 / 60
    let before = control.state
    _ = body(&control, time)
    if control.state != before { states.append(control.state) }

    let scene = SceneFrame(of: control)
    plan.show(control)
    try screen.perform(plan.operations)
    #expect(plan.layers == scene.layers)
    #expect(screen.picture == Pictured.of(scene))
    plan.show(control)
    #expect(plan.operations == [])
  }

  private mutating func feed(_ phase: ContactPhase, _ force: Double?) throws {
    let reading = force.map { ForceReading.measured($0 * 20 / 3, maximum: 20 / 3) } ?? .none
    let place = place
    try take { .contact(ContactSample(time: $0, phase: phase, position: place, force: reading)) }
  }
}
