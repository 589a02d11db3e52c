import PressureKit
import Testing

@Suite struct InputTests {
  /// Each kind of input as a value, in an order in which each has an effect.
  private static let inputs: [Input] = [
    .contact(sample(.began, at: 0)),
    .contact(sample(.ended, at: 0.1)),
    .key(KeySample(time: 0.2, phase: .down)),
    .interruption(.escape, time: 0.3),
    .key(KeySample(time: 0.4, phase: .up)),
    .activation(time: 0.5),
    .enabling(false, time: 0.6),
    .activation(time: 0.7),
    .enabling(true, time: 0.8),
    .time(0.9),
  ]

  private static func sample(_ phase: ContactPhase, at time: Double) -> ContactSample {
    ContactSample(
      time: time, phase: phase, position: Point(x: 20, y: 20), source: .touch, force: .none)
  }

  @Test func anInputAsAValueHasTheEffectOfItsCall() {
    var called = TransitioningAction()
    var events: [[TransitioningAction.Event]] = []
    events.append(Array(called.feed(Self.sample(.began, at: 0))))
    events.append(Array(called.feed(Self.sample(.ended, at: 0.1))))
    events.append(Array(called.feed(KeySample(time: 0.2, phase: .down))))
    events.append(Array(called.interrupt(.escape, at: 0.3)))
    events.append(Array(called.feed(KeySample(time: 0.4, phase: .up))))
    events.append(Array(called.activate(at: 0.5)))
    events.append(Array(called.setEnabled(false, at: 0.6)))
    events.append(Array(called.activate(at: 0.7)))
    events.append(Array(called.setEnabled(true, at: 0.8)))
    events.append(Array(called.advance(to: 0.9)))
    expect(events, equals: [[], [.act(.activate)], [], [], [], [.act(.activate)], [], [], [], []])

    var fed = TransitioningAction()
    expect(Self.inputs.map { Array(fed.feed($0)) }, equals: events)
    expect(fed, equals: called)
  }
}
