#if canImport(UIKit)
import UIKit

/// Hears a notification of the main thread for as long as it is kept.
final class Observation {
  private let token: any NSObjectProtocol

  @MainActor
  init(of name: Notification.Name, heard: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated(heard)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
#endif
