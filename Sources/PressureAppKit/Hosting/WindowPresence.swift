#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// Tells a control's host of its window, for as long as it is kept: of one that keys no longer go to, and of one that is
/// closed, miniaturized or covered, where no frame is shown.
@MainActor
final class WindowPresence {
  private var observations: [Observation] = []

  init(of window: NSWindow, for host: any ControlHosting) {
    let tell: (Notification.Name, @escaping @MainActor @Sendable () -> Void) -> Void = {
      [weak self] name, told in
      self?.observations.append(Observation(of: name, from: window, heard: told))
    }
    tell(NSWindow.didResignKeyNotification) { [weak host] in host?.interrupt(.hostInactive) }
    tell(NSWindow.willCloseNotification) { [weak host] in host?.isOnScreen = false }
    // Also as it is ordered out or miniaturized, and back.
    tell(NSWindow.didChangeOcclusionStateNotification) { [weak host, weak window] in
      host?.isOnScreen = window?.occlusionState.contains(.visible) ?? false
    }
    // The occlusion state of a window that opens is told later.
    tell(NSWindow.didBecomeKeyNotification) { [weak host] in host?.isOnScreen = true }
  }
}
#endif
