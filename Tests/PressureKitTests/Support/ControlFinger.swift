import PressureKit

/// A finger on a control of any kind, on a clock of its own; it keeps what came of it.
final class ControlFinger<Value: Control, State>
where
  Value.Event == ControlEvent<State>, Value.State == State,
  State: RawRepresentable<UInt8> & Hashable & Sendable
{
  var control: Value
  var time = 0.0
  var place: Point
  var source = ContactSource.touch
  /// Each event in words, in order.
  private(set) var events: [String] = []

  init(_ control: Value) {
    self.control = control
    place = control.bounds.center
  }

  /// What came since the last time this was asked.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func feed(
    _ phase: ContactPhase, _ force: ForceReading = .none, id: Int = 1, buttons: UInt16 = 1,
    isPrimary: Bool = true
  ) {
    note(
      control.feed(
        ContactSample(
          time: time, phase: phase, id: id, position: place, source: source, force: force,
          buttons: buttons, isPrimary: isPrimary)))
  }

  /// Touches down with a part of a 3D Touch screen's range; nil has no sensor.
  func down(_ fraction: Double? = nil) { feed(.began, reading(fraction)) }
  /// Pushes with a part of the range.
  func push(_ fraction: Double) { feed(.moved, reading(fraction)) }
  func up() { feed(.ended, buttons: 0) }

  /// Moves without a word about force, or with one.
  func move(by x: Double = 0, _ y: Double = 0, _ fraction: Double? = nil) {
    place.x += x
    place.y += y
    feed(.moved, reading(fraction))
  }

  /// Touches and lifts; what came of it is the result.
  func tap(at point: Point? = nil) -> [String] {
    _ = takeEvents()
    place = point ?? control.bounds.center
    down()
    up()
    return takeEvents()
  }

  /// Lets time pass in frames of 1/64 s: a step that adds up without a rounding error.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(time + 1 / 64, end)
      note(control.advance(to: time))
    }
  }

  func key(_ phase: KeySample.Phase) { note(control.feed(KeySample(time: time, phase: phase))) }
  func activate() { note(control.activate(at: time)) }
  func interrupt(_ reason: Interruption) { note(control.interrupt(reason, at: time)) }
  func setEnabled(_ enabled: Bool) { note(control.setEnabled(enabled, at: time)) }

  /// Where a layer is; nil while it is not drawn.
  func frame(of layer: UInt8) -> Rect? {
    for drawn in Scene(of: control).layers where drawn.id == layer {
      if case .roundedRect(let rect, _) = drawn.shape { return rect }
    }
    return nil
  }

  func note(_ list: EventList<Value.Event>) {
    for event in list {
      switch event {
      case .state(let state): events.append("\(state)")
      case .act(let choice): events.append("ACT \(choice)")
      case .haptic(let haptic): events.append("\(haptic) knock")
      case .announce: events.append("announce")
      }
    }
  }

  private func reading(_ fraction: Double?) -> ForceReading {
    guard let fraction else { return .none }
    return .measured(fraction * ForceReading.fullScale, maximum: ForceReading.fullScale)
  }
}
