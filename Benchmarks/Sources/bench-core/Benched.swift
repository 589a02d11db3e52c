import PressureKit

/// A control under measurement, and what its host does between two frames.
protocol Benched: ControlValue {
  /// The control that is measured, anywhere, with sizes for its texts or contents.
  static var benched: Self { get }
  /// Answers what the control said, as a host would: starts the work that was asked for, say.
  mutating func answer(_ events: EventList<Event>, at time: Double)
}

extension Benched {
  mutating func answer(_ events: EventList<Event>, at time: Double) {}
}
