import PressureKit

/// A control that only records its inputs. With it, `Timeline.play` lists the inputs that a page must feed to a real control,
/// and their times.
///
/// It always needs a frame, so that the list contains every frame that a real control might need at the end.
struct InputLog: ControlValue {
  enum State: UInt8 { case listening }
  typealias Act = Nothing
  typealias Label = Nothing

  let state = State.listening
  let intention = 0.0
  let source = ForceSource.none
  let hasContact = false
  let isEngaged = false
  let needsFrame = true
  let access = Access(role: .button, textSlot: 0, isEnabled: true)
  var bounds = Rect.unbounded
  var reducesMotion = false
  /// The recorded inputs, in order.
  private(set) var rows: [InputRow] = []

  mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    rows.append(InputRow(sample))
    return EventList()
  }

  mutating func advance(to time: Double) -> EventList<Event> {
    rows.append(InputRow(time: time))
    return EventList()
  }

  // A trace contains none of these inputs.
  mutating func feed(_ key: KeySample) -> EventList<Event> { EventList() }
  mutating func activate(at time: Double) -> EventList<Event> { EventList() }
  mutating func interrupt(_ reason: Interruption, at time: Double) -> EventList<Event> {
    EventList()
  }
  mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> { EventList() }
  func draw(into sink: inout some SceneSink) {}
}
