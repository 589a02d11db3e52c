import PressureKit
import PressureProof
import Testing

/// Rules that hold for any input, however hostile.
@Suite struct ConfirmPropertyTests {
  private func sample(_ random: inout Random, time: Double) -> ContactSample {
    func number(_ range: ClosedRange<Double>) -> Double { random.number(range) }
    return ContactSample(
      time: Int.random(in: 0..<50, using: &random) == 0 ? number(-10...10) : time,
      phase: [.began, .moved, .moved, .moved, .moved, .ended, .cancelled]
        .randomElement(using: &random)!,
      id: Int.random(in: 1...2, using: &random),
      position: Point(x: number(0...44), y: number(-60...44)),
      source: ContactSource(rawValue: UInt8.random(in: 0...6, using: &random))!,
      force: Bool.random(using: &random)
        ? .normalized(number(0...1)) : .measured(number(0...7), maximum: number(0...7)),
      contactRadius: number(0...30),
      buttons: Int.random(in: 0..<10, using: &random) == 0
        ? UInt16.random(in: 0...63, using: &random) : 1,
      isPrimary: Int.random(in: 0..<10, using: &random) != 0)
  }

  @Test(arguments: [true, false])
  func `random inputs break no rule`(isLatched: Bool) {
    var random = Random(state: isLatched ? 1 : 2)
    var control = ConfirmAction(viewport: Rect(x: 0, y: -200, width: 300, height: 400))
    control.options.isLatched = isLatched
    control.options.force.usesContactArea = true
    var time = 0.0
    var firings = 0
    var presses = 0

    for _ in 0..<100_000 {
      time += Double.random(in: 0...0.05, using: &random)
      let before = control.state
      let events: EventList<ConfirmAction.Event>
      switch Int.random(in: 0..<40, using: &random) {
      case 0: events = control.feed(KeySample(time: time, phase: .down))
      case 1: events = control.feed(KeySample(time: time, phase: .up))
      case 2: events = control.feed(KeySample(time: time, phase: .repeated))
      case 3: events = control.activate(at: time)
      case 4:
        let reason = Interruption.allCases.randomElement(using: &random)!
        events = control.interrupt(reason, at: time)
      case 5: events = control.setEnabled(Int.random(in: 0..<4, using: &random) != 0, at: time)
      case 6...20: events = control.advance(to: time)
      default: events = control.feed(sample(&random, time: time))
      }

      var state = before
      for event in events {
        switch event {
        case .state(let next):
          // No state is skipped: the ring is full before it can be confirmed.
          if next == .confirmed && state != .selected { Issue.record("\(state) → confirmed") }
          if next == .updating && state == .idle { presses += 1 }
          state = next
        case .act:
          if state != .confirmed { Issue.record("fired from \(state)") }
          firings += 1
        case .haptic, .announce: break
        }
      }
      if state != control.state { Issue.record("the events end in \(state)") }
      if !(control.intention >= 0 && control.intention <= 1) { Issue.record("intention") }
      if control.state == .idle && control.source != .none { Issue.record("source at rest") }
      if !control.bounds.size.height.isFinite { Issue.record("bounds") }
      for layer in SceneFrame(of: control).layers {
        if !(layer.opacity >= 0 && layer.opacity <= 1) { Issue.record("opacity") }
        if case .arc(let center, let radius, let sweep, _) = layer.shape {
          if !(center.isFinite && radius > 0 && sweep >= 0 && sweep <= 1) { Issue.record("arc") }
        }
      }
    }
    // The inputs caused enough firings and presses.
    #expect(firings > 20)
    #expect(presses > 200)
  }

  @Test func `at rest nothing moves`() {
    let finger = Finger()
    _ = finger.confirmByForce()
    finger.wait(2)
    #expect(!finger.control.needsFrame)
    let before = SceneFrame(of: finger.control)
    finger.wait(100)
    expect(SceneFrame(of: finger.control), equals: before)
    expect(finger.takeEvents(), equals: [])
  }
}
