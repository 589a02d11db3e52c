import PressureKit

/// A finger on a transitioning button, with its own clock, and the host that starts the work.
final class TransitioningFinger {
  var control: TransitioningAction
  var time = 0.0
  var place = Point(x: 60, y: 22)
  /// True if an activation starts a run.
  var startsRuns = false
  /// All events in words, in order.
  private(set) var events: [String] = []

  init(_ options: TransitioningOptions = .measured) {
    control = TransitioningAction(
      options: options, bounds: Rect(x: 0, y: 0, width: 122, height: 44))
    note(control.advance(to: 0))
  }

  /// Returns the events since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func feed(
    _ phase: ContactPhase, id: Int = 1, buttons: UInt16 = 1, isPrimary: Bool = true
  ) {
    note(
      control.feed(
        ContactSample(
          time: time, phase: phase, id: id, position: place, source: .touch, buttons: buttons,
          isPrimary: isPrimary)))
  }

  func down() { feed(.began) }
  func up() { feed(.ended, buttons: 0) }

  func move(to point: Point) {
    place = point
    feed(.moved)
  }

  /// Taps the middle of the button and returns the events.
  func tap() -> [String] {
    _ = takeEvents()
    place = control.bounds.center
    down()
    up()
    return takeEvents()
  }

  /// Lets time pass in frames of 1/64 s, which add up without a rounding error.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(time + 1 / 64, end)
      note(control.advance(to: time))
    }
  }

  func key(_ phase: KeySample.Phase) {
    note(control.feed(KeySample(time: time, phase: phase)))
  }

  func activate() { note(control.activate(at: time)) }
  func interrupt(_ reason: Interruption) { note(control.interrupt(reason, at: time)) }
  func setEnabled(_ enabled: Bool) { note(control.setEnabled(enabled, at: time)) }
  func set(_ state: TransitioningAction.State) { note(control.setState(state, at: time)) }
  func reset() { note(control.reset(at: time)) }

  func startRun() -> Int32 {
    note(control.startRun(at: time))
    return control.run
  }

  func finish(_ run: Int32, succeeded: Bool = true) {
    note(control.finishRun(run, succeeded: succeeded, at: time))
  }

  private func note(_ list: EventList<TransitioningAction.Event>) {
    for event in list {
      switch event {
      case .state(let state): events.append("\(state)")
      case .act(.activate):
        events.append("ACTIVATE")
        if startsRuns { _ = startRun() }
      case .act(let act): events.append("\(act)")
      case .haptic(let haptic): events.append("~\(haptic)")
      case .announce: events.append("say")
      }
    }
  }
}

extension TransitioningOptions {
  /// Options with labels that are 100, 60 and 70 points wide.
  static var measured: TransitioningOptions {
    var options = TransitioningOptions()
    options.titleSize = Size(width: 100, height: 16)
    options.successSize = Size(width: 60, height: 16)
    options.failureSize = Size(width: 70, height: 16)
    return options
  }
}

extension TransitioningAction.State {
  static let all: [TransitioningAction.State] = [.begin, .loading, .success, .failure]
}
