#if os(iOS) || STAND_INS
import PressureHosting
import PressureLayers
import UIKit

/// Tells a control's host when its window's scene enters the background or returns, for as long as the object is kept.
/// In the background no frame is shown, and the system takes a snapshot of the scene.
@MainActor
final class ScenePresence {
  private let observations: [Observation]

  init(of scene: UIWindowScene, for host: any ControlHosting) {
    observations = [
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
