// https://developer.apple.com/documentation/uikit/uiaccessibilitypriority
@available(iOS 17.0, *)
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
}

extension NSAttributedString.Key {
  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechqueueannouncement
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechannouncementpriority
  @available(iOS 17.0, *)
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
