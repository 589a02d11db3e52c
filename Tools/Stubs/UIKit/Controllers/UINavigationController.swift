// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      let left = stack.filter { old in !newValue.contains { $0 === old } }
      set(newValue)
      leave(left)
      if isViewLoaded { show() }
    }
  }
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
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    if popped.isEmpty { return [] }
    viewControllers = [viewControllers[0]]
    return popped
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    show()
  }

  private func set(_ controllers: [UIViewController]) {
    stack = controllers
    for controller in controllers { controller.place.navigationController = self }
  }

  private func leave(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.place.navigationController = nil
      if controller.isViewLoaded { controller.view.removeFromSuperview() }
    }
  }

  private func show() { topViewController?.appear(in: view) }
}

// https://developer.apple.com/documentation/uikit/uinavigationbar
@MainActor
open class UINavigationBar: UIView {
  // https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
  open var prefersLargeTitles = false
}
