// https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
public struct UIAccessibility {
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isreducemotionenabled
  @MainActor public static var isReduceMotionEnabled = false

  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isvoiceoverrunning
  @MainActor public static var isVoiceOverRunning = false
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isswitchcontrolrunning
  @MainActor public static var isSwitchControlRunning = false

  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/post(notification:argument:)
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    if notification == .announcement, let text = argument as? String { said.append(text) }
    if notification == .screenChanged { focused.append(argument as? UIView) }
  }

  /// Here only: what was announced, in order.
  @MainActor public static var said: [String] = []

  /// Here only: where the focus was led to as the screen changed, in order.
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
