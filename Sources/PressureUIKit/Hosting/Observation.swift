#if canImport(UIKit)
import UIKit

/// Hears a notification that UIKit posts on the main thread, at once, for as long as it is kept.
final class Observation {
  private let token: any NSObjectProtocol

  @MainActor
  convenience init(of name: Notification.Name, heard: @escaping @MainActor @Sendable () -> Void) {
    self.init(of: name, taking: { _ in true }, heard: { _ in heard() })
  }

  /// Hears those that have something in them, and passes that on.
  @MainActor
  init<Value: Sendable>(
    of name: Notification.Name, taking value: @escaping @Sendable (Notification) -> Value?,
    heard: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      guard let value = value($0) else { return }
      MainActor.assumeIsolated { heard(value) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
#endif
