import PressureKit
import Testing

/// The events that a host passes on if one of them causes further inputs before the others.
@Suite struct HostedPressTests {
  typealias Event = ConfirmAction.Event

  /// The events that are left after the first `taken` of a confirmation if another input comes then.
  static let interrupted:
    [(name: String, taken: Int, input: TakesBack, state: ConfirmAction.State, left: [Event])] = [
      (
        "another look", 1, .never, .confirmed,
        [.act(.confirm), .haptic(.success), .announce(.ok)]
      ),
      (
        "a lost focus that ends nothing", 1, .withChange, .confirmed,
        [.act(.confirm), .haptic(.success), .announce(.ok)]
      ),
      ("a lost focus that ends the press", 1, .withChange, .idle, []),
      ("an interruption before the act", 1, .always, .confirmed, []),
      (
        "an interruption after the act", 2, .always, .idle,
        [.haptic(.success), .announce(.ok)]
      ),
      ("an interruption after the haptic", 3, .always, .idle, [.announce(.ok)]),
      ("an interruption at once", 0, .always, .idle, []),
      ("an interruption at once, in the same state", 0, .always, .confirmed, [.state(.confirmed)]),
    ]

  @Test func `an input takes back the acts that are not passed on yet`() {
    let confirmation = [
      Event.state(.confirmed), .act(.confirm), .haptic(.success), .announce(.ok),
    ]
    for one in Self.interrupted {
      var press = HostedPress(of: ConfirmAction.self)
      press.add(confirmation, in: .confirmed)
      let before = press.take(one.taken)
      press.add([], in: one.state, takingBack: one.input)
      expect(before, equals: Array(confirmation.prefix(one.taken)), "\(one.name)")
      expect(press.take(), equals: one.left, "\(one.name)")
    }
  }

  @Test func `the end of a press that was taken back is passed on, before what comes later`() {
    var press = HostedPress(of: ConfirmAction.self)
    press.add([.state(.confirmed), .act(.confirm), .state(.idle)], in: .idle)
    press.add([.state(.updating), .haptic(.tick)], in: .idle, takingBack: .always)
    expect(press.take(), equals: [.state(.idle), .state(.updating), .haptic(.tick)])
  }

  @Test func `the haptic and the announcement of the present state stay`() {
    let left = [ConfirmAction.State.selected, .idle].map { state in
      var press = HostedPress(of: ConfirmAction.self)
      press.add([.state(.selected), .haptic(.tick), .announce(.confirm)], in: .selected)
      _ = press.take(1)
      press.add([], in: state, takingBack: .always)
      return press.take()
    }
    expect(left, equals: [[.haptic(.tick), .announce(.confirm)], []])
  }

  @Test func `a report is never taken back`() {
    var press = HostedPress(of: TransitioningAction.self)
    typealias Run = TransitioningAction.Event
    var events = EventList<Run>()
    for event in [Run.act(.activate), .haptic(.tick), .act(.abort), .haptic(.strong)] {
      events.append(event)
    }
    press.add(events, of: TransitioningAction(), takingBack: .never)
    press.add(EventList(), of: TransitioningAction(), takingBack: .always)
    var left: [Run] = []
    while let event = press.next(of: TransitioningAction()) { left.append(event) }
    expect(left, equals: [.act(.abort), .haptic(.strong)])
  }

  @Test func `no event is lost if two inputs report all that they can`() {
    var press = HostedPress(of: ConfirmAction.self)
    let most = (0..<15).map { Event.haptic(Haptic(rawValue: $0 % 3)!) }
    press.add(most, in: .idle)
    press.add(most, in: .idle)
    expect(press.take(), equals: most + most)
  }

  @Test func `the press that began last is on top, and a meter is below all others`() {
    var order: Int32 = 0
    func begun(_ press: HostedPress) -> Int32 {
      var press = press
      var list = EventList<Event>()
      list.begin()
      press.add(list, isEngaged: true)
      press.begin(at: .unbounded, in: &order)
      return press.rank
    }
    let ranks = [
      begun(HostedPress(of: ConfirmAction.self)), begun(HostedPress(of: Weighing.self)),
      begun(HostedPress(of: PeekPop.self)), begun(HostedPress(of: Weighing.self)),
    ]
    expect(ranks.indices.sorted { ranks[$0] < ranks[$1] }, equals: [1, 3, 0, 2])
  }

  @Test func `a contact beside a control is not on its place, but one on open content is`() {
    func asks<C: ControlValue>(_ control: C) -> [Bool] {
      let bounds = control.bounds
      let beside = Point(x: bounds.center.x, y: bounds.minY - 22)
      return [(bounds.center, false), (beside, false), (bounds.center, true)].map {
        let sample = ContactSample(time: 1, phase: .began, position: $0, isCovered: $1)
        var (press, control) = (HostedPress(of: C.self), control)
        press.add(control.feed(sample), of: control, after: sample)
        return press.asksForPlace
      }
    }
    var (armed, open) = (ConfirmAction(), PeekPop())
    armed.activate(at: 0)
    open.options.previewSize = Size(width: 100, height: 100)
    open.open(at: 0)
    expect(
      [asks(ConfirmAction()), asks(armed), asks(open)],
      equals: [[true, false, false], [false, false, false], [true, true, false]])
  }
}

extension HostedPress {
  fileprivate mutating func add(
    _ events: [ConfirmAction.Event], in state: ConfirmAction.State,
    takingBack effect: TakesBack = .never
  ) {
    var list = EventList<ConfirmAction.Event>()
    for event in events { list.append(event) }
    add(
      list, state: state.rawValue, isEngaged: state != .idle, takingBack: effect)
  }

  fileprivate mutating func add(
    _ list: EventList<ConfirmAction.Event>, state: UInt8 = 0, isEngaged: Bool,
    takingBack effect: TakesBack = .never
  ) {
    beginInput()
    append(list)
    endInput(state: state, isEngaged: isEngaged, arrival: .none, takingBack: effect)
  }

  /// Takes at most `count` events.
  fileprivate mutating func take(_ count: Int = 32) -> [ConfirmAction.Event] {
    var events: [ConfirmAction.Event] = []
    while events.count < count, let event = next(of: ConfirmAction()) { events.append(event) }
    return events
  }
}
