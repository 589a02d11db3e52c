#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

/// Tells a control's host when its window is no longer key, and when the window's scene enters the background or returns, for
/// as long as the object is kept. In the background no frame is shown, and the system takes a snapshot of the scene.
@MainActor
final class WindowPresence {
  private var observations: [Observation]

  init(of window: UIWindow, for host: any ControlHosting) {
    observations = [
      Observation(of: UIWindow.didResignKeyNotification, from: window) { [weak host] in
        host?.interrupt(.hostInactive)
      }
    ]
    guard let scene = window.windowScene else { return }
    observations += [
      Observation(of: UIScene.didEnterBackgroundNotification, from: scene) { [weak host] in
        host?.isOnScreen = false
      },
      Observation(of: UIScene.willEnterForegroundNotification, from: scene) { [weak host] in
        host?.isOnScreen = true
      },
    ]
  }
}
#endif
