// https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
public struct UIAccessibility {
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isreducemotionenabled
  @MainActor public static var isReduceMotionEnabled: Bool { standIn.isReduceMotionEnabled }

  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isreducetransparencyenabled
  @MainActor public static var isReduceTransparencyEnabled: Bool {
    standIn.isReduceTransparencyEnabled
  }
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/reducetransparencystatusdidchangenotification
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isvoiceoverrunning
  @MainActor public static var isVoiceOverRunning: Bool { standIn.isVoiceOverRunning }
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isswitchcontrolrunning
  @MainActor public static var isSwitchControlRunning: Bool { standIn.isSwitchControlRunning }

  /// Here only: sets the person's settings and assistive technologies, which are read-only in UIKit.
  @MainActor
  public final class StandIn {
    public var isReduceMotionEnabled = false
    public var isReduceTransparencyEnabled = false {
      didSet {
        NotificationCenter.default.post(
          name: reduceTransparencyStatusDidChangeNotification, object: nil)
      }
    }
    public var isVoiceOverRunning = false
    public var isSwitchControlRunning = false
  }
  @MainActor public static let standIn = StandIn()

  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/focusedelement(using:)
  @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { cursor }

  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/assistivetechnologyidentifier
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/converttoscreencoordinates(_:in:)
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  @MainActor private static weak var cursor: UIView?

  /// Here only: moves the cursor of assistive technology to another view, or out of the app if `other` is nil.
  @MainActor
  public static func moveCursor(from view: UIView, to other: UIView?) {
    cursor = other
    view.accessibilityElementDidLoseFocus()
  }

  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/post(notification:argument:)
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    if notification == .announcement { announce(argument) }
    if notification == .screenChanged { focused.append(argument as? UIView) }
  }

  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/announcementdidfinishnotification
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/announcementstringvalueuserinfokey
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/announcementwassuccessfuluserinfokey
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Here only: the texts of `announced`.
  @MainActor public static var said: [String] { announced.map(\.string) }

  /// Here only: the announcements that were heard, in order.
  @MainActor public static var announced: [NSAttributedString] = []

  @MainActor private static var isActivating = false

  @MainActor
  private static func announce(_ argument: Any?) {
    // VoiceOver reads the activated element instead of the announcement.
    if isActivating { return }
    if let text = argument as? String { announced.append(NSAttributedString(string: text)) }
    if let text = argument as? NSAttributedString { announced.append(text) }
  }

  /// Here only: forgets all announcements, and resets the settings and the cursor.
  @MainActor
  public static func reset() {
    (announced, focused) = ([], [])
    (standIn.isReduceMotionEnabled, standIn.isReduceTransparencyEnabled) = (false, false)
    (standIn.isVoiceOverRunning, standIn.isSwitchControlRunning) = (false, false)
    cursor = nil
  }

  /// Here only: activates a view as a double tap with VoiceOver does.
  @MainActor
  public static func activate(_ view: UIView) -> Bool {
    isActivating = true
    defer { isActivating = false }
    return view.accessibilityActivate()
  }

  /// Here only: posts that VoiceOver has finished an announcement, or was interrupted.
  @MainActor
  public static func finish(_ text: Any, successfully: Bool) {
    NotificationCenter.default.post(
      name: announcementDidFinishNotification, object: nil,
      userInfo: [
        announcementStringValueUserInfoKey: text,
        announcementWasSuccessfulUserInfoKey: successfully,
      ])
  }

  /// Here only: the arguments of the `screenChanged` notifications, in order. Each is the view to focus.
  @MainActor public static var focused: [UIView?] = []

  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/notification
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  // https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/handler
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var actionHandler: Handler?

  // https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:actionhandler:)
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
