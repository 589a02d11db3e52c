// https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct
public struct NSAccessibility {
  // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/post(element:notification:userinfo:)
  // Only a window or the application can announce, because assistive technology does not know a view without a window.
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {
    posted.append((element as AnyObject, notification))
    guard element is NSWindow || element is NSApplication, notification == .announcementRequested,
      let text = userInfo?[.announcement] as? String, let priority = userInfo?[.priority] as? Int
    else { return }
    let level = NSAccessibilityPriorityLevel(rawValue: priority)
    said.append(Announcement(text: text, priority: level))
  }

  // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/post(element:notification:)
  public static func post(element: Any, notification: Notification) {
    post(element: element, notification: notification, userInfo: nil)
  }

  /// Here only: the posted notifications, in order.
  public nonisolated(unsafe) static var posted: [(element: AnyObject, notification: Notification)] =
    []

  /// Here only: an announcement that was heard.
  public struct Announcement: Equatable, Sendable {
    public let text: String
    public let priority: NSAccessibilityPriorityLevel?

    public init(text: String, priority: NSAccessibilityPriorityLevel?) {
      (self.text, self.priority) = (text, priority)
    }
  }

  /// Here only: the announcements that were heard, in order.
  public nonisolated(unsafe) static var said: [Announcement] = []

  // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/notification
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let valueChanged = Notification(rawValue: "AXValueChanged")
    public static let titleChanged = Notification(rawValue: "AXTitleChanged")
    public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
  }

  // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/notificationuserinfokey
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
  }

  // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/role
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unknown = Role(rawValue: "AXUnknown")
    public static let button = Role(rawValue: "AXButton")
    public static let group = Role(rawValue: "AXGroup")
    public static let window = Role(rawValue: "AXWindow")
    public static let popover = Role(rawValue: "AXPopover")
    public static let link = Role(rawValue: "AXLink")
    public static let levelIndicator = Role(rawValue: "AXLevelIndicator")
  }
}

// https://developer.apple.com/documentation/appkit/nsaccessibilityprioritylevel
public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case low = 10
  case medium = 50
  case high = 90
}

// https://developer.apple.com/documentation/appkit/nsaccessibilitycustomaction
// As in Apple's SDK, the class is nonisolated.
open class NSAccessibilityCustomAction: NSObject {
  open var name: String
  open var handler: (() -> Bool)?

  // https://developer.apple.com/documentation/appkit/nsaccessibilitycustomaction/init(name:handler:)
  public init(name: String, handler: (() -> Bool)? = nil) {
    self.name = name
    self.handler = handler
  }
}
