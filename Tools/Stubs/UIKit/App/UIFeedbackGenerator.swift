// https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@MainActor
open class UIFeedbackGenerator: NSObject {
  /// The view that has this generator as an interaction. Without a view, only a phone plays the haptics.
  fileprivate weak var place: UIView?

  func feel(_ haptic: String) {
    UIFeedbackGenerator.felt.append(haptic)
    UIFeedbackGenerator.places.append(place.map(ObjectIdentifier.init))
  }
  /// Here only: the view at which each haptic of `felt` was played; nil if unknown.
  public static var places: [ObjectIdentifier?] = []

  // https://developer.apple.com/documentation/uikit/uifeedbackgenerator/prepare()
  open func prepare() {}

  /// Here only: the haptics that were played, in order.
  public static var felt: [String] = []
}

@available(iOS 17.5, *)
extension UIFeedbackGenerator: UIInteraction {
  public var view: UIView? { place }
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { place = view }
}

// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  private let style: FeedbackStyle

  // https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:)
  public init(style: FeedbackStyle) {
    self.style = style
  }

  // https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:view:)
  @available(iOS 17.5, *)
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  // https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred(intensity:)
  open func impactOccurred(intensity: CGFloat) {
    feel("\(style) \((intensity * 100).rounded() / 100)")
  }

  // https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
}

// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}

  // https://developer.apple.com/documentation/uikit/uifeedbackgenerator/init(view:)
  @available(iOS 17.5, *)
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  // https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/notificationoccurred(_:)
  open func notificationOccurred(_ notificationType: FeedbackType) {
    feel("\(notificationType)")
  }

  // https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
}
