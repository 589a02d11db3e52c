#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// Tells a control's host when its window is no longer key, and when it is closed, miniaturized or covered, for as long
/// as the object is kept. A hidden window shows no frame.
@MainActor
final class WindowPresence {
  private var observations: [Observation] = []

  init(of window: NSWindow, for host: any ControlHosting) {
    let observe: (Notification.Name, @escaping @MainActor @Sendable () -> Void) -> Void = {
      [weak self] name, body in
      self?.observations.append(Observation(of: name, from: window, heard: body))
    }
    observe(NSWindow.didResignKeyNotification) { [weak host] in host?.interrupt(.hostInactive) }
    observe(NSWindow.willCloseNotification) { [weak host] in host?.isOnScreen = false }
    // This is also posted when the window is ordered out or miniaturized, and when it returns.
    observe(NSWindow.didChangeOcclusionStateNotification) { [weak host, weak window] in
      host?.isOnScreen = window?.occlusionState.contains(.visible) ?? false
    }
    // An opening window becomes key before its occlusion state changes.
    observe(NSWindow.didBecomeKeyNotification) { [weak host] in host?.isOnScreen = true }
  }
}
#endif
