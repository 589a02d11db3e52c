// NotesAppDelegate.swift
import PressureViews
import QuickActions
import UIKit

final class NotesAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var router = QuickActionRouter()
  private lazy var handlers: QuickActionRouter.Handlers = [
    "org.example.notes.new": { [weak self] _ in self?.showNewNote() }
  ]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    router.didFinishLaunching(launchOptions, handlers: handlers) { showStart() }
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    router.didBecomeActive()
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(router.perform(shortcutItem, handlers: handlers))
  }

  private func showStart() {}
  private func showNewNote() {}
}
