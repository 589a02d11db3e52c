import PressureViews
import QuickActions
import UIKit

/// A window of the app. It handles launches by the app's icon and by quick actions, cold or warm.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// The history in the window.
  var history = History.shared
  /// The known masses of the window's scale.
  var masses = KnownMasses.shared
  /// The unit of the window's scale.
  var chosen = ChosenUnit()
  private(set) lazy var tabs = ScaleTabs(history: history, masses: masses, chosen: chosen)
  private var router = QuickActionRouter()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = tabs
    self.window = window
    let tabs = tabs
    router.connect(connectionOptions.shortcutItem, handlers: handlers) { tabs.startUp() }
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    router.didBecomeActive()
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(router.perform(shortcutItem, handlers: handlers))
  }

  private var handlers: QuickActionRouter.Handlers {
    let tabs = tabs
    return [
      ShortcutType.new.rawValue: { _ in tabs.startWeighing() },
      ShortcutType.history.rawValue: { _ in tabs.showHistory() },
      ShortcutType.blue.rawValue: { _ in tabs.openBlue() },
    ]
  }
}
