// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []
  public let navigationBar = UINavigationBar(frame: .zero)

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    set([rootViewController])
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller
  open var topViewController: UIViewController? { viewControllers.last }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    set(viewControllers + [viewController])
    if isViewLoaded { show() }
  }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptorootviewcontroller(animated:)
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    if popped.isEmpty { return [] }
    set([viewControllers[0]])
    for controller in popped {
      controller.place.navigationController = nil
      if controller.isViewLoaded { controller.view.removeFromSuperview() }
    }
    if isViewLoaded { show() }
    return popped
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    show()
  }

  private func set(_ controllers: [UIViewController]) {
    viewControllers = controllers
    for controller in controllers { controller.place.navigationController = self }
  }

  private func show() { topViewController?.appear(in: view) }
}

// https://developer.apple.com/documentation/uikit/uinavigationbar
@MainActor
open class UINavigationBar: UIView {
  // https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
  open var prefersLargeTitles = false
}
