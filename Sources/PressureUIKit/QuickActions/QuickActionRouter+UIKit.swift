#if canImport(UIKit)
import QuickActions
import UIKit

/// The router, told of the calls that UIKit makes.
///
/// Give each call the same handlers: a type that has none is unknown to the app. What handlers and
/// start-ups do must not call the router, which is in the middle of a call.
///
///     router.connect(connectionOptions.shortcutItem, handlers: handlers) { showStart() }
@MainActor
extension QuickActionRouter {
  /// What an app does for each type of action.
  public typealias Handlers = [String: @MainActor (UIApplicationShortcutItem) -> Void]

  /// A scene connects (`scene(_:willConnectTo:options:)`): handles the action of its options, or else
  /// starts up as usual.
  public mutating func connect(
    _ shortcutItem: UIApplicationShortcutItem?, handlers: Handlers, startUp: () -> Void
  ) {
    _ = launch(with: shortcutItem, handlers: handlers, startUp: startUp)
  }

  /// An action was chosen while the app runs (`windowScene(_:performActionFor:completionHandler:)`, or
  /// the app delegate's in an app without scenes): handles it.
  ///
  /// Returns what the completion handler is called with: false if the type is unknown.
  public mutating func perform(
    _ shortcutItem: UIApplicationShortcutItem, handlers: Handlers
  ) -> Bool {
    let answer = take(.perform, action(of: shortcutItem, among: handlers))
    if answer.contains(.handles) { handlers[shortcutItem.type]?(shortcutItem) }
    return answer.contains(.returnsTrue)
  }

  /// The app or its scene has become active: the launch is over.
  public mutating func didBecomeActive() {
    _ = take(.active)
  }

  /// The app has launched (`application(_:didFinishLaunchingWithOptions:)`), without scenes: handles the
  /// action of the options, or else starts up as usual.
  ///
  /// Returns what to return: false if it has handled one, so that the system does not ask for it again.
  /// In an app with scenes, whose actions come with them, leave this out, or give it a start-up that
  /// shows nothing.
  public mutating func didFinishLaunching(
    _ launchOptions: [UIApplication.LaunchOptionsKey: Any]?, handlers: Handlers,
    startUp: () -> Void
  ) -> Bool {
    launch(
      with: launchOptions?[.shortcutItem] as? UIApplicationShortcutItem, handlers: handlers,
      startUp: startUp)
  }

  private mutating func launch(
    with shortcutItem: UIApplicationShortcutItem?, handlers: Handlers, startUp: () -> Void
  ) -> Bool {
    let answer = take(.launch, action(of: shortcutItem, among: handlers))
    if answer.contains(.startsUp) { startUp() }
    if let shortcutItem, answer.contains(.handles) { handlers[shortcutItem.type]?(shortcutItem) }
    return answer.contains(.returnsTrue)
  }

  /// The numbers are the places of the types in their order.
  private func action(
    of shortcutItem: UIApplicationShortcutItem?, among handlers: Handlers
  ) -> Action {
    guard let shortcutItem else { return .none }
    let index = handlers.keys.sorted().firstIndex(of: shortcutItem.type)
    return index.map { .known(Int32($0)) } ?? .unknown
  }
}
#endif
