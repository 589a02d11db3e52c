import PressureFormats
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

  init(_ trace: Trace, on control: some ControlValue) {
    _ = trace.replay(on: control) { timeline in
      // Each input is a moment, and of the frames those that said something.
      guard timeline.moments.count > rows.count, let moment = timeline.moments.last else { return }
      var sample: ContactSample?
      if case .contact(let contact)? = moment.input { sample = contact }
      let events = moment.events.map { event in
        switch event {
        // What a scale is for is what it reads.
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
