#if os(iOS) || STAND_INS
import Foundation
import QuickActions
import UIKit

/// The router, told of the calls that UIKit makes.
///
/// Give each call the same handlers: a type that has none is unknown to the app. What handlers and
/// start-ups do must not call the router, which is in the middle of a call.
///
/// A handler for `$(PRODUCT_BUNDLE_IDENTIFIER).new` is for the type that Xcode makes of it. The system says
/// that with the identifier of the app, which an extension of the app has to say.
///
///     router.connect(connectionOptions.shortcutItem, handlers: handlers) { showStart() }
@MainActor
extension QuickActionRouter {
  /// What an app does for each type of action.
  public typealias Handlers = [String: @MainActor (UIApplicationShortcutItem) -> Void]

  /// A scene connects (`scene(_:willConnectTo:options:)`): handles the action of its options, or else
  /// starts up as usual.
  public mutating func connect(
    _ shortcutItem: UIApplicationShortcutItem?, handlers: Handlers,
    bundleIdentifier: String? = Bundle.main.bundleIdentifier, startUp: () -> Void
  ) {
    _ = launch(
      with: shortcutItem, handlers: handlers, bundleIdentifier: bundleIdentifier, startUp: startUp)
  }

  /// An action was chosen while the app runs (`windowScene(_:performActionFor:completionHandler:)`, or
  /// the app delegate's in an app without scenes): handles it.
  ///
  /// Returns what the completion handler is called with: false if the type is unknown.
  public mutating func perform(
    _ shortcutItem: UIApplicationShortcutItem, handlers: Handlers,
    bundleIdentifier: String? = Bundle.main.bundleIdentifier
  ) -> Bool {
    let type = Self.type(of: shortcutItem, among: handlers, bundleIdentifier)
    let answer = handle(.perform, Self.action(shortcutItem, of: type, among: handlers))
    if let type, answer.contains(.handles) { handlers[type]?(shortcutItem) }
    return answer.contains(.returnsTrue)
  }

  /// The app or its scene has become active: the launch is over.
  public mutating func didBecomeActive() {
    _ = handle(.active)
  }

  /// The app has launched (`application(_:didFinishLaunchingWithOptions:)`), without scenes: handles the
  /// action of the options, or else starts up as usual.
  ///
  /// Returns what to return: false if it has handled one, so that the system does not ask for it again.
  /// In an app with scenes, whose actions come with them, leave this out, or give it a start-up that
  /// shows nothing.
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

  /// The type by which the handler is found: that which the system says, or what Xcode has made it of.
  private static func type(
    of shortcutItem: UIApplicationShortcutItem?, among handlers: Handlers,
    _ bundleIdentifier: String?
  ) -> String? {
    guard let type = shortcutItem?.type else { return nil }
    return QuickAction.knownType(
      type, bundleIdentifier: bundleIdentifier ?? "", isKnown: { handlers[$0] != nil })
  }

  /// The numbers are the places of the types in their order.
  private static func action(
    _ shortcutItem: UIApplicationShortcutItem?, of type: String?, among handlers: Handlers
  ) -> Action {
    if shortcutItem == nil { return .none }
    let index = type.flatMap { handlers.keys.sorted().firstIndex(of: $0) }
    return index.map { .known(Int32($0)) } ?? .unknown
  }
}
#endif
