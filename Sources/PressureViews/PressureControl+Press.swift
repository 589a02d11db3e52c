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
#endif
