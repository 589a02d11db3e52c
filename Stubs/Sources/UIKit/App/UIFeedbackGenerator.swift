// https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@MainActor
open class UIFeedbackGenerator: NSObject {
  // https://developer.apple.com/documentation/uikit/uifeedbackgenerator/prepare()
  open func prepare() {}

  /// Here only: what was felt, in order.
  public static var felt: [String] = []
}

// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  private let style: FeedbackStyle

  // https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:)
  public init(style: FeedbackStyle) {
    self.style = style
  }

  // https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred(intensity:)
  open func impactOccurred(intensity: CGFloat) {
    UIFeedbackGenerator.felt.append("\(style) \((intensity * 100).rounded() / 100)")
  }

  // https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
}

// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  // https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/notificationoccurred(_:)
  open func notificationOccurred(_ notificationType: FeedbackType) {
    UIFeedbackGenerator.felt.append("\(notificationType)")
  }

  // https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
}
