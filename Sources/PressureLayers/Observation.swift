#if os(iOS) || os(macOS) || STAND_INS
import QuartzCore

/// Hears a notification on the main thread, for as long as it is kept: at once where it is posted there, as UIKit and
/// AppKit do, and soon where somebody posts it elsewhere.
package final class Observation {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol
  private let interest = Interest()

  /// What is there as long as anybody listens.
  private final class Interest: Sendable {}

  /// Hears those of an object, or of any.
  @MainActor
  package convenience init(
    of name: Notification.Name, from object: AnyObject? = nil,
    in center: NotificationCenter = .default, heard: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(of: name, from: object, in: center, taking: { _ in true }, heard: { _ in heard() })
  }

  /// Hears those that have something in them, and passes that on.
  @MainActor
  package init<Value: Sendable>(
    of name: Notification.Name, from object: AnyObject? = nil,
    in center: NotificationCenter = .default,
    taking value: @escaping @Sendable (Notification) -> Value?,
    heard: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.center = center
    token = center.addObserver(forName: name, object: object, queue: nil) {
      [weak interest] in
      guard let value = value($0) else { return }
      if Thread.isMainThread {
        MainActor.assumeIsolated { heard(value) }
      } else {
        DispatchQueue.main.async { [weak interest] in
          if interest != nil { MainActor.assumeIsolated { heard(value) } }
        }
      }
    }
  }

  deinit {
    center.removeObserver(token)
  }
}
#endif
