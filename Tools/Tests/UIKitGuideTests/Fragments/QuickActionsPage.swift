import PressureViews
import QuickActions
import UIKit

/// Docs/quick-actions.md, for UIKit.
enum QuickActionsPage {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var router = QuickActionRouter()
    private var handlers: QuickActionRouter.Handlers {
      ["org.example.scale.new": { [weak self] _ in self?.showNew() }]
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      router.connect(options.shortcutItem, handlers: handlers) { showStart() }
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      completionHandler(router.perform(shortcutItem, handlers: handlers))
    }

    func sceneDidBecomeActive(_ scene: UIScene) { router.didBecomeActive() }
  }
}

extension QuickActionsPage.SceneDelegate {
  func showNew() {}
  func showStart() {}
}
