// https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  // https://developer.apple.com/documentation/uikit/uicontextmenuinteraction/init(delegate:)
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// Here only: the number of calls of `dismissMenu()`.
  public private(set) var dismissals = 0

  // https://developer.apple.com/documentation/uikit/uicontextmenuinteraction/dismissmenu()
  open func dismissMenu() { dismissals += 1 }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

// https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate
@MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  // https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate/contextmenuinteraction(_:configurationformenuatlocation:)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  // https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate/contextmenuinteraction(_:willperformpreviewactionformenuwith:animator:)
  // Optional in Apple's SDK.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

// https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  // https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating/addcompletion(_:)
  func addCompletion(_ completion: @escaping () -> Void)
}

// https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

// https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}
