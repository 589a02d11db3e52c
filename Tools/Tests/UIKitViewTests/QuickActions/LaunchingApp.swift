import PressureViews
import QuickActions
import UIKit

/// An app with quick actions, and a log of what it does with them.
@MainActor
final class LaunchingApp {
  private var router = QuickActionRouter()
  /// The log: the handlers' calls and the returned values, in order.
  private(set) var calls: [String] = []

  /// The value that Xcode substitutes for `$(PRODUCT_BUNDLE_IDENTIFIER)`.
  private let bundleIdentifier = "org.example"

  private var handlers: QuickActionRouter.Handlers {
    [
      "org.example.new": { [weak self] in self?.calls.append("new \($0.localizedTitle)") },
      "$(PRODUCT_BUNDLE_IDENTIFIER).red": { [weak self] in
        self?.calls.append("red \($0.type)")
      },
      "org.example.blue": { [weak self] in self?.calls.append("blue \($0.localizedTitle)") },
    ]
  }

  /// The item that the system shows for a type.
  static func item(_ type: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: "org.example." + type, localizedTitle: type)
  }

  func connect(_ type: String? = nil) {
    var router = router
    router.connect(
      type.map(LaunchingApp.item), handlers: handlers, bundleIdentifier: bundleIdentifier
    ) { calls.append("start") }
    self.router = router
  }

  func perform(_ type: String) {
    let isHandled = router.perform(
      LaunchingApp.item(type), handlers: handlers, bundleIdentifier: bundleIdentifier)
    calls.append("performed \(isHandled)")
  }

  func finishLaunching(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
    var router = router
    let result = router.didFinishLaunching(
      options, handlers: handlers, bundleIdentifier: bundleIdentifier
    ) { calls.append("start") }
    self.router = router
    calls.append("launched \(result)")
  }

  func becomeActive() {
    router.didBecomeActive()
  }
}
