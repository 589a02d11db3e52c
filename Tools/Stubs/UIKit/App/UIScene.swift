// https://developer.apple.com/documentation/uikit/uiscene
@MainActor
open class UIScene: UIResponder {
  // https://developer.apple.com/documentation/uikit/uiscene/willconnectnotification
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  // https://developer.apple.com/documentation/uikit/uiscene/diddisconnectnotification
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  // https://developer.apple.com/documentation/uikit/uiscene/didactivatenotification
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  // https://developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  // https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  // https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  // https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
  @MainActor
  open class ConnectionOptions: NSObject {
    // https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/shortcutitem
    open var shortcutItem: UIApplicationShortcutItem? { given }
    private let given: UIApplicationShortcutItem?

    /// Here only.
    public init(given: UIApplicationShortcutItem?) {
      self.given = given
    }
  }
}

// https://developer.apple.com/documentation/uikit/uiwindowscene
@MainActor
open class UIWindowScene: UIScene {
  // https://developer.apple.com/documentation/uikit/uiwindowscene/windows
  open var windows: [UIWindow] { members.compactMap(\.window) }
  var members: [Member] = []

  struct Member {
    weak var window: UIWindow?
  }
}

// https://developer.apple.com/documentation/uikit/uiscenesession
@MainActor
open class UISceneSession: NSObject {
  // https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.property
  open var role: Role { .windowApplication }

  // https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

// https://developer.apple.com/documentation/uikit/uisceneconfiguration
@MainActor
open class UISceneConfiguration: NSObject {
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?

  // https://developer.apple.com/documentation/uikit/uisceneconfiguration/init(name:sessionrole:)
  public init(name: String?, sessionRole: UISceneSession.Role) {
    role = sessionRole
  }
}
