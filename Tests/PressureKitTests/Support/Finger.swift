import PressureKit

/// A finger on a clock of its own: it does what a test says, and keeps what came of it.
final class Finger {
  var control: ConfirmAction
  var time = 0.0
  var place = Point(x: 22, y: 22)
  var source = ContactSource.touch
  /// Each event in words, in order.
  private(set) var events: [String] = []

  init(_ control: ConfirmAction = ConfirmAction()) {
    self.control = control
  }

  /// Sets an option by name; whether it was accepted.
  func set(_ option: ConfirmOption, to value: Double) -> Bool {
    control.options.set(option, to: value)
  }

  /// What came since the last time this was asked.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// Where the ring is: where a press goes to confirm.
  var ringCenter: Point {
    for layer in Scene(of: control).layers where layer.id == ConfirmAction.LayerID.track.rawValue {
      if case .arc(let center, _, _, _) = layer.shape { return center }
    }
    return Point(x: .nan, y: .nan)
  }

  func feed(
    _ phase: ContactPhase, _ force: ForceReading = .none, id: Int = 1, buttons: UInt16 = 1,
    isPrimary: Bool = true, radius: Double = 0
  ) {
    note(
      control.feed(
        ContactSample(
          time: time, phase: phase, id: id, position: place, source: source, force: force,
          contactRadius: radius, buttons: buttons, isPrimary: isPrimary)))
  }

  func down(_ fraction: Double = 0) { feed(.began, .normalized(fraction)) }
  func push(_ fraction: Double) { feed(.moved, .normalized(fraction)) }
  func up() { feed(.ended, .normalized(0), buttons: 0) }

  func move(to point: Point, _ fraction: Double = 0) {
    place = point
    push(fraction)
  }

  /// Lets time pass in frames of 1/64 s: a step that adds up without a rounding error.
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

  /// The whole protocol by force; what came of it is the result.
  func confirmByForce() -> [String] {
    _ = takeEvents()
    place = control.bounds.center
    down(0.1)
    push(0.6)
    move(to: ringCenter, 0.6)
    up()
    return takeEvents()
  }

  private func note(_ list: EventList<ConfirmAction.Event>) {
    events += list.map { event in
      switch event {
      case .state(let state): "\(state)"
      case .act: "CONFIRM"
      case .haptic(let haptic): "~\(haptic)"
      case .announce: "say"
      }
    }
  }
}

/// What a whole press says, from touch to firing.
let wholePress = [
  "updating", "selected", "~tick", "say", "confirmed", "~strong", "say", "CONFIRM", "~success",
  "idle",
]
