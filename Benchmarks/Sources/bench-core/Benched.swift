import PressureKit

/// A control under measurement, and what its host does between two frames.
protocol Benched: ControlValue {
  /// Answers what the control said, as a host would: starts the work that was asked for, say.
  mutating func answer(_ events: EventList<Event>, at time: Double)
}

extension Benched {
  mutating func answer(_ events: EventList<Event>, at time: Double) {}
}

extension ConfirmAction: Benched {}
extension Weighing: Benched {}
extension PeekPop: Benched {}
extension AppIcon: Benched {}

extension TransitioningAction: Benched {
  /// Starts a run for an activation, and finishes the one that was under way.
  mutating func answer(_ events: EventList<Event>, at time: Double) {
    if run != 0 { _ = finishRun(run, succeeded: true, at: time) }
    for event in events where event == .act(.activate) { _ = startRun(at: time) }
  }
}
