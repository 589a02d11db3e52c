import PressureFormats
import PressureKit
import PressureTesting

/// The inputs and events of a replayed trace, in words.
struct ReplayedPress {
  /// One input and its events.
  struct Row {
    var time: Double
    /// The sample of the contact; nil for a frame.
    var sample: ContactSample?
    var events: [String]
    var state: String
  }

  private(set) var rows: [Row] = []

  init(_ trace: Trace, on control: some ControlValue) {
    _ = trace.replay(on: control) { timeline in
      // The timeline adds a moment for each input, and for each frame with events.
      guard timeline.moments.count > rows.count, let moment = timeline.moments.last else { return }
      var sample: ContactSample?
      if case .contact(let contact)? = moment.input { sample = contact }
      let events = moment.events.map { event in
        switch event {
        // Show the reading of a scale instead of the name of its act.
        case .act:
          (timeline.control as? Weighing).map { "\(Number($0.shown)) grams" } ?? event.words
        default: event.words
        }
      }
      rows.append(
        Row(time: moment.time, sample: sample, events: events, state: "\(moment.state)"))
    }
  }
}
