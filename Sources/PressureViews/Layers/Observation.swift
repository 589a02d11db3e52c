#if os(iOS) || os(macOS) || STAND_INS
import QuartzCore

/// Observes a notification for as long as the object is kept, and calls a closure on the main thread. The call is
/// synchronous if the notification is posted on the main thread, as UIKit and AppKit do, and asynchronous otherwise.
final class Observation {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol
  private let interest = Interest()

  /// An object that exists as long as the observation, for a weak reference that may be sent to other threads.
  private final class Interest: Sendable {}

  /// Observes the notifications of an object, or of any object if it is nil.
  @MainActor
  convenience init(
    of name: Notification.Name, from object: AnyObject? = nil,
    in center: NotificationCenter = .default, heard: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(of: name, from: object, in: center, taking: { _ in true }, heard: { _ in heard() })
  }

  /// Observes the notifications that contain a value, and passes the value on.
  @MainActor
  init<Value: Sendable>(
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
