#if VIEWS
import PressureHosting
import PressureKit

extension PressureControl {
  /// Cancels a press or an arming: the control does not act.
  package func cancelPress() { hosting?.interrupt(.escape) }

  /// Sets a closure that is called with true when a press or an arming begins, before its events are sent, and with
  /// false when it is over, after its events were sent.
  package func whenEngagementChanges(_ body: @escaping @MainActor (Bool) -> Void) {
    hosting?.engagementDidChange = body
  }
}

/// A change that a shared view reports to its toolkit's base class, which sends events or an action for it.
enum ControlNews {
  /// The control took a step in its protocol.
  case step
  /// The control entered another state, which is its value.
  case state
  /// The control acted.
  case act
  /// The control acted, and has no other value.
  case confirmation
  /// The reading that a scale shows has changed.
  case reading
  /// The reading of a scale has settled.
  case settled
}
#endif
