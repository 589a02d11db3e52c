#if canImport(UIKit)
import UIKit

/// Hears a notification that UIKit posts on the main thread, at once, for as long as it is kept.
final class Observation {
  private let token: any NSObjectProtocol

  @MainActor
  init(of name: Notification.Name, heard: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(heard)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
#endif
