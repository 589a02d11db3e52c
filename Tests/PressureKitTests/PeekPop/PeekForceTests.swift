import PressureKit
import Testing

/// A press with a sensor: hint, peek, pop, slides and lifts.
@Suite struct PeekForceTests {
  @Test func `pressing deeper hints, peeks and pops`() {
    let finger = PeekFinger()
    finger.touch(0.02)
    expect(finger.takeEvents(), equals: [])
    finger.push(0.1)
    expect(finger.takeEvents(), equals: ["begin", "hint"])
    finger.push(0.25)
    expect(finger.takeEvents(), equals: ["peek", "peek", "tick haptic"])
    finger.push(0.8)
    expect(finger.takeEvents(), equals: ["tick haptic", "pop", "pop"])
    finger.push(0.3)
    finger.lift()
    finger.wait(1)
    expect(finger.takeEvents(), equals: ["idle"])
  }

  @Test(arguments: [0.01, 0.2, 0.5, 0.97, 0.98], [0.01, 0.2, 0.5, 0.75, 0.98])
  func `all of a trackpad's first stage peeks, and a force click pops, with any thresholds`(
    _ peek: Double, _ pop: Double
  ) {
    let finger = PeekFinger()
    finger.control.options.press.threshold = peek
    finger.control.options.popThreshold = pop
    var states: [PeekPop.State] = []
    func press(_ force: ForceReading, _ phase: ContactPhase = .moved) {
      finger.control.feed(
        ContactSample(
          time: finger.time, phase: phase, position: finger.control.bounds.center,
          source: phase == .began ? .mouse : .trackpad, force: force))
      states.append(finger.control.state)
    }
    press(.normalized(0.5), .began)
    // Without a sensor, the pressure of a click is one of these.
    for pressure in [0, 0.5, 1] { press(.staged(1, pressure: pressure)) }
    for pressure in [0.999, 1, 1.2] { press(.staged(1, pressure: pressure)) }
    press(.staged(2, pressure: 0))
    expect(states, equals: [.idle, .idle, .idle, .idle, .peek, .peek, .peek, .pop])
  }

  @Test func `a force click pops although the first stage has proven no sensor`() {
    let finger = PeekFinger()
    finger.touch()
    for stage in [1, 2] {
      finger.control.feed(
        ContactSample(
          time: finger.time, phase: .moved, position: finger.control.bounds.center,
          source: .trackpad, force: .staged(stage, pressure: 1)))
    }
    expect(finger.control.state, equals: .pop)
  }

  @Test func `lifting during a peek closes`() {
    let finger = PeekFinger()
    finger.touch(0.25)
    finger.lift()
    expect(finger.takeEvents(), equals: ["begin", "peek", "peek", "tick haptic", "close", "idle"])
  }

  @Test func `sliding up uncovers the actions, and lifting leaves them open`() {
    let finger = PeekFinger()
    finger.touch(0.25)
    finger.slide(0, -60, 0.15)
    expect(finger.takeEvents(), equals: ["begin", "peek", "peek", "tick haptic", "actions"])
    finger.slide(0, 60, 0.15)
    expect(finger.takeEvents(), equals: ["peek"])
    finger.slide(0, -60, 0.15)
    finger.lift()
    finger.wait(3)
    expect(finger.takeEvents(), equals: ["actions"])
    expect(finger.control.state, equals: .actions)
  }

  @Test func `a press that is deep from the start reports all events in order`() {
    let finger = PeekFinger()
    finger.touch(0.8)
    expect(
      finger.takeEvents(),
      equals: ["begin", "peek", "peek", "tick haptic", "tick haptic", "pop", "pop"])
    expect(finger.control.progress, equals: 1)
    #expect(!finger.control.hasContact)
  }

  @Test func `between the thresholds a peek stays until the force is almost 0`() {
    let finger = PeekFinger()
    finger.touch(0.201)
    for level in [0.19, 0.1, 0.06, 0.749, 0.06] { finger.push(level) }
    expect(finger.takeEvents(), equals: ["begin", "peek", "peek", "tick haptic"])
    finger.push(0.04)
    expect(finger.takeEvents(), equals: ["close", "idle"])
    finger.push(0.1)
    finger.push(0.25)
    expect(finger.takeEvents(), equals: ["begin", "hint", "peek", "peek", "tick haptic"])
    finger.push(0.04)
    finger.lift()
    expect(finger.takeEvents(), equals: ["close", "idle"])
  }

  @Test func `a hint that is not pressed further ends, and its lift is a tap`() {
    let finger = PeekFinger()
    finger.touch(0.1)
    finger.push(0.04)
    finger.lift()
    expect(finger.takeEvents(), equals: ["begin", "hint", "idle", "begin", "pop", "pop"])
  }

  @Test func `a press that has peeked is no tap, even after the peek closed`() {
    let finger = PeekFinger()
    finger.touch(0.25)
    finger.push(0.01)
    finger.lift()
    expect(finger.takeEvents(), equals: ["begin", "peek", "peek", "tick haptic", "close", "idle"])
  }

  @Test func `intention and progress follow the sensor`() {
    let finger = PeekFinger()
    var rows: [String] = []
    func row() {
      let control = finger.control
      func short(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
      rows.append(
        "\(control.state) \(short(control.intention)) \(short(control.progress)) \(control.source)")
    }
    row()
    finger.touch(0.02)
    row()
    for level in [0.1, 0.3, 0.7, 0.8] {
      finger.push(level)
      row()
    }
    finger.wait(1)
    row()
    expect(
      rows,
      equals: [
        "idle 0.0 0.0 none", "idle 0.02 0.027 measured", "hint 0.1 0.133 measured",
        "peek 0.3 0.4 measured", "peek 0.7 0.933 measured", "pop 0.0 1.0 none",
        "idle 0.0 0.0 none",
      ])
  }

  @Test func `without haptics there are only states and acts`() {
    let finger = PeekFinger()
    finger.control.options.hasHaptics = false
    finger.touch(0.25)
    finger.push(0.8)
    expect(finger.takeEvents(), equals: ["begin", "peek", "peek", "pop", "pop"])
  }

  @Test
  func `pitfall 04: a force above the maximum pops, and a force that is not finite does nothing`() {
    let finger = PeekFinger()
    finger.touch(0.1)
    for value in [Double.nan, .infinity, -.infinity] { finger.push(value) }
    expect(finger.takeEvents(), equals: ["begin", "hint"])
    finger.push(-1)
    finger.push(1.0875)
    expect(
      finger.takeEvents(),
      equals: [
        "idle", "begin", "peek", "peek", "tick haptic", "tick haptic", "pop", "pop",
      ])
  }

  @Test func `sliding down from the actions without force closes the peek at once`() {
    let finger = PeekFinger()
    finger.touch(0.25)
    finger.move(by: 0, -60)
    finger.wait(0.5)
    _ = finger.takeEvents()
    // The next frame would be too late: the control did not ask for one.
    finger.slide(0, 60, 0.02)
    expect(finger.takeEvents(), equals: ["peek", "close", "idle"])
    #expect(finger.control.needsFrame)
  }
}
