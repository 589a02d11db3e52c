import PressureKit

/// A scale with its own clock. It records the events of the fingers that a test puts on it.
final class Scale {
  var control: Weighing
  var time = 0.0
  /// All events except readings, in words and in order.
  private(set) var events: [String] = []
  /// The number of readings.
  private(set) var readings = 0

  init(_ control: Weighing = Weighing()) {
    self.control = control
  }

  /// Returns the events since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func feed(
    _ phase: ContactPhase, _ force: ForceReading = .none, id: Int = 1, at place: Point? = nil,
    source: ContactSource = .touch, buttons: UInt16 = 1
  ) {
    note(
      control.feed(
        ContactSample(
          time: time, phase: phase, id: id, position: place ?? control.bounds.center,
          source: source, force: force, buttons: buttons, isPrimary: id == 1)))
  }

  /// Presses with a fraction of a 3D Touch screen's range.
  func press(_ fraction: Double, id: Int = 1) {
    feed(.began, .measured(fraction * 20 / 3, maximum: 20 / 3), id: id)
  }

  func push(_ fraction: Double, id: Int = 1) {
    feed(.moved, .measured(fraction * 20 / 3, maximum: 20 / 3), id: id)
  }

  /// Presses so that an uncalibrated scale reads `grams`.
  func press(grams: Double, id: Int = 1) { press(grams / 385, id: id) }
  func push(grams: Double, id: Int = 1) { push(grams / 385, id: id) }

  func lift(id: Int = 1) { feed(.ended, id: id, buttons: 0) }

  /// Lets time pass in frames of 1/64 s, which add up without a rounding error.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(time + 1 / 64, end)
      note(control.advance(to: time))
    }
  }

  func note(_ list: EventList<Weighing.Event>) {
    for event in list {
      switch event {
      case .state(let state): events.append("\(state)")
      case .act: readings += 1
      case .haptic(let haptic): events.append("\(haptic) haptic")
      case .announce: events.append("say \(control.shown)")
      }
    }
  }
}
