// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
@MainActor
open class UIActivityViewController: UIViewController {
  /// Here only: the items to share.
  public let activityItems: [Any]

  // https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/init(activityitems:applicationactivities:)
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    place.popover = UIPopoverPresentationController()
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

// https://developer.apple.com/documentation/uikit/uiactivity
// As in Apple's SDK, it is nonisolated.
open class UIActivity: NSObject {}

@available(*, unavailable)
extension UIActivity: @unchecked Sendable {}
