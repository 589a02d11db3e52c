#if os(iOS) || STAND_INS
import PressureHosting
import PressureLayers
import UIKit

/// Tells a control's host of its window's scene, for as long as it is kept: in the background no frame is shown, and the
/// system takes a picture of the scene.
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
