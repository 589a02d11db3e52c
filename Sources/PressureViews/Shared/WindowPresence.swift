#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// Tells a control's host when its window is no longer key, and when the window is hidden or shown again, for as long as the
/// object is kept. A hidden window shows no frame.
@MainActor
final class WindowPresence {
  private let observations: [Observation]

  init(of window: NativeWindow, for host: any ControlHosting) {
    let key = Observation(of: NativeWindow.didResignKeyNotification, from: window) { [weak host] in
      host?.interrupt(.hostInactive)
    }
    let shown = window.visibilityChanges.map { change in
      // The closure does not keep the sender.
      Observation(of: change.name, from: change.sender) { [weak host, isShown = change.isShown] in
        host?.isOnScreen = isShown()
      }
    }
    observations = [key] + shown
  }
}

/// A notification after which a window is hidden or shown.
@MainActor
struct VisibilityChange {
  let name: Notification.Name
  let sender: AnyObject
  /// Returns true if the window is shown after the notification.
  let isShown: @MainActor @Sendable () -> Bool
}
#endif
