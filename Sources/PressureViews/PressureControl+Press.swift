#if VIEWS
import PressureHosting
import PressureKit

extension PressureControl {
  /// Takes back a press or an arming: nothing comes of it.
  package func cancelPress() { hosting?.interrupt(.escape) }

  /// Sets what is called when a press or an arming begins, before its events are sent, and when it is over, after they were
  /// sent.
  package func whenEngagementChanges(_ body: @escaping @MainActor (Bool) -> Void) {
    hosting?.engagementDidChange = body
  }
}

/// What a control of the kit tells its toolkit, which sends events or an action for it.
enum ControlNews {
  /// The control went on within its protocol.
  case step
  /// The control went into another state, which is its value.
  case state
  /// What the control is for happened.
  case act
  /// What the control is for happened, and the control has no other value.
  case confirmation
  /// What a scale shows has changed.
  case reading
  /// The reading of a scale has settled.
  case settled
}
#endif
