import PressureKit
import PressureTesting

/// What came of a trace on a control, in words.
struct ReplayedPress {
  /// What came of one input.
  struct Row {
    var time: Double
    /// What the contact did; nil for a frame.
    var sample: ContactSample?
    var events: [String]
    var state: String
  }

  private(set) var rows: [Row] = []

  /// `act` has the word for what the control is for.
  init<C: Control>(_ trace: Trace, on control: C, act: (C, C.Act) -> String = { "\($1)" }) {
    _ = trace.replay(on: control) { timeline in
      // Each input is a moment, and of the frames those that said something.
      guard timeline.moments.count > rows.count, let moment = timeline.moments.last else { return }
      var sample: ContactSample?
      if case .contact(let contact)? = moment.input { sample = contact }
      let events = moment.events.map { event in
        switch event {
        case .act(let choice): act(timeline.control, choice)
        default: event.words
        }
      }
      rows.append(
        Row(time: moment.time, sample: sample, events: events, state: "\(moment.state)"))
    }
  }
}
