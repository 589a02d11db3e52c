#if os(iOS) || UIKIT
import Foundation
import QuickActions
import UIKit

/// The router for the calls that UIKit makes.
///
/// Give each call the same handlers: a type without a handler is unknown to the app. Handlers and start-up closures
/// must not call the router, because they run inside one of its calls.
///
/// A handler for `$(PRODUCT_BUNDLE_IDENTIFIER).new` handles the type that Xcode generates from that text. The system
/// reports that type with the app's identifier. An extension of the app has to pass this identifier.
///
///     router.connect(connectionOptions.shortcutItem, handlers: handlers) { showStart() }
@MainActor
extension QuickActionRouter {
  /// The handlers of an app, by type of action.
  public typealias Handlers = [String: @MainActor (UIApplicationShortcutItem) -> Void]

  /// Call it when a scene connects (`scene(_:willConnectTo:options:)`). Handles the action of the scene's options, or
  /// else starts up as usual.
  public mutating func connect(
    _ shortcutItem: UIApplicationShortcutItem?, handlers: Handlers,
    bundleIdentifier: String? = Bundle.main.bundleIdentifier, startUp: () -> Void
  ) {
    _ = launch(
      with: shortcutItem, handlers: handlers, bundleIdentifier: bundleIdentifier, startUp: startUp)
  }

  /// Handles an action that was chosen while the app runs (`windowScene(_:performActionFor:completionHandler:)`, or the
  /// app delegate's method in an app without scenes).
  ///
  /// Returns the value for the completion handler: false if the type is unknown.
  public mutating func perform(
    _ shortcutItem: UIApplicationShortcutItem, handlers: Handlers,
    bundleIdentifier: String? = Bundle.main.bundleIdentifier
  ) -> Bool {
    let type = Self.type(of: shortcutItem, among: handlers, bundleIdentifier)
    let answer = handle(.perform, Self.action(shortcutItem, of: type, among: handlers))
    if let type, answer.contains(.handles) { handlers[type]?(shortcutItem) }
    return answer.contains(.returnsTrue)
  }

  /// Call it when the app or its scene has become active: the launch is over.
  public mutating func didBecomeActive() {
    _ = handle(.active)
  }

  /// Call it when an app without scenes has launched (`application(_:didFinishLaunchingWithOptions:)`). Handles the
  /// action of the options, or else starts up as usual.
  ///
  /// Returns the value to return from that method: false if it has handled an action, so that the system does not
  /// report it again. In an app with scenes, which receive the actions, leave the call out, or pass a start-up closure
  /// that shows nothing.
  public mutating func didFinishLaunching(
    _ launchOptions: [UIApplication.LaunchOptionsKey: Any]?, handlers: Handlers,
    bundleIdentifier: String? = Bundle.main.bundleIdentifier, startUp: () -> Void
  ) -> Bool {
    launch(
      with: launchOptions?[.shortcutItem] as? UIApplicationShortcutItem, handlers: handlers,
      bundleIdentifier: bundleIdentifier, startUp: startUp)
  }

  private mutating func launch(
    with shortcutItem: UIApplicationShortcutItem?, handlers: Handlers, bundleIdentifier: String?,
    startUp: () -> Void
  ) -> Bool {
    let type = Self.type(of: shortcutItem, among: handlers, bundleIdentifier)
    let answer = handle(.launch, Self.action(shortcutItem, of: type, among: handlers))
    if answer.contains(.startsUp) { startUp() }
    if let shortcutItem, let type, answer.contains(.handles) { handlers[type]?(shortcutItem) }
    return answer.contains(.returnsTrue)
  }

  /// Returns the type of the handler: the one that the system reports, or the one in the source that Xcode expanded to
  /// it.
  private static func type(
    of shortcutItem: UIApplicationShortcutItem?, among handlers: Handlers,
    _ bundleIdentifier: String?
  ) -> String? {
    guard let type = shortcutItem?.type else { return nil }
    return QuickAction.knownType(
      type, bundleIdentifier: bundleIdentifier ?? "", isKnown: { handlers[$0] != nil })
  }

  /// The number of an action is the index of its type in the sorted types.
  private static func action(
    _ shortcutItem: UIApplicationShortcutItem?, of type: String?, among handlers: Handlers
  ) -> Action {
    if shortcutItem == nil { return .none }
    let index = type.flatMap { handlers.keys.sorted().firstIndex(of: $0) }
    return index.map { .known(Int32($0)) } ?? .unknown
  }
}
#endif
