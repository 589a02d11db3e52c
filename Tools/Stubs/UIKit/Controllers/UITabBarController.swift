// https://developer.apple.com/documentation/uikit/uitabbarcontroller
@MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet { selectedViewController = viewControllers?.first }
  }

  // https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller
  open weak var selectedViewController: UIViewController? {
    didSet {
      if !isViewLoaded || selectedViewController === oldValue { return }
      oldValue?.view.removeFromSuperview()
      selectedViewController?.appear(in: view)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selectedViewController?.appear(in: view)
  }
}

// https://developer.apple.com/documentation/uikit/uitabbaritem
@MainActor
open class UITabBarItem: UIBarItem {
  // https://developer.apple.com/documentation/uikit/uitabbaritem/init(title:image:tag:)
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
  }
}
