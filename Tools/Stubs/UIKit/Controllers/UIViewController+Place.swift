extension UIViewController {
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/title
  public var title: String? {
    get { place.title }
    set { place.title = newValue }
  }
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem
  public var navigationItem: UINavigationItem { place.navigationItem }
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem
  public var tabBarItem: UITabBarItem! {
    get { place.tabBarItem }
    set { place.tabBarItem = newValue }
  }
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
  public var navigationController: UINavigationController? { place.navigationController }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { place.style }
    set { place.style = newValue }
  }

  // MARK: Presentation

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
  public var presentedViewController: UIViewController? { place.presented }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    place.presented = viewControllerToPresent
    completion?()
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    place.presented = nil
    completion?()
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller
  public var popoverPresentationController: UIPopoverPresentationController? { place.popover }

  /// Here only: adds the controller's view to another view, between the calls of an appearance.
  func appear(in view: UIView) {
    loadViewIfNeeded()
    viewWillAppear(false)
    view.addSubview(self.view)
    viewDidAppear(false)
  }
}

// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@MainActor
open class UIPopoverPresentationController: NSObject {
  open weak var sourceView: UIView?
  open weak var barButtonItem: UIBarButtonItem?
}
