import PressureKit

/// A control to measure, and its host's reactions between two frames.
protocol Benched: ControlValue {
  /// The control to measure, with sizes for its texts or contents. Its position does not matter.
  static var benched: Self { get }
  /// Reacts to the events of the control, as a host would, for example by starting the requested work.
  mutating func answer(_ events: EventList<Event>, at time: Double)
}

extension Benched {
  mutating func answer(_ events: EventList<Event>, at time: Double) {}
}
