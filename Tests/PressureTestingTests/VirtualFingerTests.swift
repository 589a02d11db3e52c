import PressureKit
import PressureTesting
import Testing

@Suite struct VirtualFingerTests {
  @Test func `a whole press, each moment with its time and state`() {
    let finger = VirtualFinger(ConfirmAction(), rate: 4)
    finger.down()
    finger.press(to: 0.5, over: 0.5)
    finger.move(by: 0, -81.4)
    finger.wait(0.25)
    finger.lift()
    expect(
      finger.moments.map(\.words),
      equals: [
        "0 updating: updating",
        "0.25 updating",
        "0.5 selected: selected, tick haptic, announce confirm",
        "0.5 confirmed: confirmed, strong haptic, announce ok",
        "0.75 idle: confirm, success haptic, idle",
      ])
  }

  @Test func `a movement over time is sampled at the rate`() {
    let finger = VirtualFinger(ConfirmAction(), rate: 10)
    finger.down(0.3)
    finger.move(by: 20, -40, over: 0.25)
    let rows: [String] = finger.moments.compactMap { moment in
      guard case .contact(let sample)? = moment.input else { return nil }
      let x = (sample.position.x * 1000).rounded() / 1000
      let y = (sample.position.y * 1000).rounded() / 1000
      return "\(moment.time) \(sample.phase) \(x) \(y) \(sample.force.value)"
    }
    expect(
      rows,
      equals: [
        "0.0 began 22.0 22.0 2.0", "0.1 moved 30.0 6.0 2.0", "0.2 moved 38.0 -10.0 2.0",
        "0.25 moved 42.0 -18.0 2.0",
      ])
    expect(finger.place, equals: Point(x: 42, y: -18))
  }

  @Test func `second contacts, cancels, interruptions, keys and activations give their events`() {
    let finger = VirtualFinger(ConfirmAction())
    finger.press(to: 0.5)
    expect(
      finger.events.map(\.words),
      equals: [
        "updating", "selected", "tick haptic", "announce confirm",
      ])
    finger.forget()
    finger.secondDown()
    finger.lift()
    finger.secondLift()
    expect(finger.events, equals: [.state(.idle)])
    finger.forget()
    finger.down(0.1)
    finger.cancel()
    finger.down(0.1)
    finger.interrupt(.escape)
    finger.lift()
    finger.key(.down)
    finger.key(.repeated)
    finger.key(.up)
    finger.wait(0.5)
    finger.activate()
    expect(
      finger.events.map(\.words),
      equals: [
        "updating", "idle", "updating", "idle", "selected", "tick haptic", "announce confirm",
        "confirmed",
        "strong haptic", "announce ok", "confirm", "success haptic", "idle",
      ])
    finger.setEnabled(false)
    finger.forget()
    finger.wait(1)
    finger.press(to: 1)
    expect(finger.events, equals: [])
  }

  @Test func `tenths of a second are whole frames, however they add up`() {
    let finger = VirtualFinger(TransitioningAction(), rate: 60)
    for _ in 0..<100 { finger.wait(0.1) }
    var one = Timeline(TransitioningAction(), rate: 60)
    one.wait(10)
    expect(finger.control, equals: one.control)
    #expect(!finger.timeline.hasFrame(until: 10.016))
    #expect(finger.timeline.hasFrame(until: 10.017))
  }

  @Test(arguments: [1e300, -1e300, .infinity, -.infinity, .nan])
  func `waiting ends even at extreme times`(time: Double) {
    var timeline = Timeline(ConfirmAction())
    timeline.time = time
    timeline.wait(1)
    timeline.settle()
    expect(timeline.moments, equals: [])
  }

  @Test func `a host can react to an event with a call`() {
    let finger = VirtualFinger(TransitioningAction())
    finger.onEvent = { [unowned finger] event in
      if event == .act(.activate) { finger.call { $0.startRun(at: $1) } }
    }
    finger.down()
    finger.lift()
    expect(finger.events, equals: [.act(.activate), .state(.loading)])
    expect(finger.moments.map(\.input).last, equals: .some(nil))
  }

  @Test func `settling succeeds only at rest`() {
    let finger = VirtualFinger(ConfirmAction())
    finger.down(0.1)
    #expect(!finger.settle(within: 0.5))
    finger.lift()
    #expect(finger.settle())
    #expect(finger.time < 2)
  }
}
