import PressureKit

/// A control that only draws some layers.
struct Drawing: ControlValue {
  var layers: [Layer]

  typealias State = Weighing.State
  typealias Act = Nothing
  typealias Label = Nothing

  let state = Weighing.State.rest
  let intention = 0.0
  let source = ForceSource.none
  let hasContact = false
  let isEngaged = false
  let needsFrame = false
  let access = Access(role: .meter, textSlot: 0, isEnabled: true)
  var bounds = Rect.unbounded
  var reducesMotion = false

  init(layers: [Layer]) {
    self.layers = layers
  }

  mutating func feed(_ sample: ContactSample) -> EventList<Event> { EventList() }
  mutating func feed(_ key: KeySample) -> EventList<Event> { EventList() }
  mutating func activate(at time: Double) -> EventList<Event> { EventList() }
  mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> { EventList() }
  mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> { EventList() }
  mutating func advance(to time: Double) -> EventList<Event> { EventList() }

  func draw(into sink: inout some SceneSink) {
    for layer in layers { sink.add(layer) }
  }
}
