// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor
open class UIWindow: UIView {
  open override var window: UIWindow? { self }

  // https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
  // Here always 390 × 844 points, the size of an iPhone.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.windowScene = windowScene
  }

  // https://developer.apple.com/documentation/uikit/uiwindow/windowscene
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.members.removeAll { $0.window === self }
      windowScene?.members.append(UIWindowScene.Member(window: self))
    }
  }

  // https://developer.apple.com/documentation/uikit/uiwindow/didbecomevisiblenotification
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  // https://developer.apple.com/documentation/uikit/uiwindow/didresignkeynotification
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  // https://developer.apple.com/documentation/uikit/uiwindow/screen
  // Here each window has its own screen.
  open var screen = UIScreen()

  // https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
  open var rootViewController: UIViewController?

  // https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()
  open func makeKeyAndVisible() { rootViewController?.appear(in: self) }
}
