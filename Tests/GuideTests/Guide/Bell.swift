// Bell.swift
import PressureKit

/// Press it hard and let go: it rings, once.
struct Bell: ControlValue {
  enum State: UInt8 { case idle, pressed, full }
  enum Act: UInt8 { case ring }
  typealias Label = Nothing  // it has no text to announce

  var bounds = Rect(x: 0, y: 0, width: 44, height: 44)
  var reducesMotion = false
  private(set) var state = State.idle
  private var isEnabled = true
  private var clock = ElapsedClock()
  private var press = Press()
  private var handOver = HandOver()
  private var level = Hysteresis()

  var hasContact: Bool { press.isActive }
  var isEngaged: Bool { press.isActive }
  var needsFrame: Bool { press.isActive }  // without a sensor time is force
  var intention: Double { press.isActive ? handOver.intention : 0 }
  var source: ForceSource { press.isActive ? handOver.source : .none }
  var access: Access { Access(role: .button, textSlot: 0, isEnabled: isEnabled) }

  mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    var events = advance(to: sample.time)
    guard isEnabled else { return events }
    switch press.handle(sample, in: bounds) {
    case .began, .restarted:
      handOver = HandOver()
      level = Hysteresis()
      handOver.handle(sample, options: ForceOptions())
    case .moved:
      handOver.handle(sample, options: ForceOptions())
    case .ended where level.isFull && bounds.contains(sample.position):
      events.append(.act(.ring))
    case .ended, .cancelled, .none:
      break
    }
    follow(&events)
    return events
  }

  // An assistive technology has no force to give.
  mutating func activate(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if isEnabled && !press.isActive { events.append(.act(.ring)) }
    return events
  }

  mutating func feed(_ key: KeySample) -> EventList<Event> {
    key.phase == .down ? activate(at: key.time) : advance(to: key.time)
  }

  mutating func interrupt(_: Interruption, at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    press.cancel()
    follow(&events)
    return events
  }

  mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    isEnabled = enabled
    return enabled ? advance(to: time) : interrupt(.hostInactive, at: time)
  }

  mutating func advance(to time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    let seconds = clock.advance(to: time)
    if press.isActive {
      handOver.advance(by: seconds, isFull: level.isFull, options: ForceOptions())
      follow(&events)
    }
    return events
  }

  func draw(into sink: inout some SceneSink) {
    let color = LayerColor(red: state == .full ? 0.9 : 0.4, green: 0.2, blue: 0.2)
    let dial = LayerShape.arc(center: bounds.center, radius: 18, sweep: intention)
    sink.add(Layer(id: 1, shape: dial, stroke: color, lineWidth: 4))
  }

  private mutating func follow(_ events: inout EventList<Event>) {
    level.update(intention, upper: 0.97, lower: 0.9)
    let next = !press.isActive ? State.idle : level.isFull ? .full : .pressed
    if next != state { events.append(.state(next)) }
    state = next
  }
}
