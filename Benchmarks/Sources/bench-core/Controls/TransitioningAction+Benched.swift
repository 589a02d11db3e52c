import PressureKit

extension TransitioningAction: Benched {
  static var benched: TransitioningAction {
    var options = TransitioningOptions()
    options.resetDelay = 0.1
    return TransitioningAction(options: options)
  }

  /// Starts a run for each activation, and finishes the previous run.
  mutating func answer(_ events: EventList<Event>, at time: Double) {
    if run != 0 { _ = finishRun(run, succeeded: true, at: time) }
    for event in events where event == .act(.activate) { _ = startRun(at: time) }
  }
}
