// SceneDelegate.swift
import PressureViews
import QuickActions
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var router = QuickActionRouter()
  private lazy var handlers: QuickActionRouter.Handlers = [
    "new-page": { [weak self] _ in self?.showNewPage() }
  ]

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    router.connect(connectionOptions.shortcutItem, handlers: handlers) { showStart() }
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

  private func showStart() {}
  private func showNewPage() {}
}
