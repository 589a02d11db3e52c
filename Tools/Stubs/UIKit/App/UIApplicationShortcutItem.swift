// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem
// As in Apple's SDK, the class is nonisolated.
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?

  // https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/init(type:localizedtitle:localizedsubtitle:icon:userinfo:)
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  // https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/init(type:localizedtitle:)
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

@available(*, unavailable)
extension UIApplicationShortcutItem: @unchecked Sendable {}

// https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon
open class UIApplicationShortcutIcon: NSObject {
  /// Here only: the kind of icon, with its name.
  public enum Content: Equatable, Sendable {
    case type(IconType)
    case templateImage(String)
    case systemImage(String)
  }
  /// Here only.
  public let content: Content

  // https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/init(type:)
  public init(type: IconType) {
    content = .type(type)
  }

  // https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/init(templateimagename:)
  public init(templateImageName: String) {
    content = .templateImage(templateImageName)
  }

  // https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/init(systemimagename:)
  public init(systemImageName: String) {
    content = .systemImage(systemImageName)
  }

  // https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/icontype
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation
    case mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }
}

@available(*, unavailable)
extension UIApplicationShortcutIcon: @unchecked Sendable {}

extension UIApplication {
  // https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    // https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/shortcutitem
    @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene.ConnectionOptions")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }
}
