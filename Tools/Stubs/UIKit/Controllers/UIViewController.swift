// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor
open class UIViewController: UIResponder, UIContentContainer {
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  public required init?(coder: NSCoder) {}

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  private var loaded: UIView?
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/view
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      loaded?.controller = self
    }
  }
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
  open func viewDidLoad() {}
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()
  open func loadViewIfNeeded() {
    if loaded != nil { return }
    loadView()
    viewDidLoad()
  }

  open override var next: UIResponder? { loaded?.superview }

  // MARK: Children

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)
  open func willMove(toParent parent: UIViewController?) {}
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Size

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open var traitCollection: UITraitCollection { loaded?.traitCollection ?? .current }
  // https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)
  @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Appearance

  open var isViewLoaded: Bool { loaded != nil }
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)
  open func viewWillAppear(_ animated: Bool) {}
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()
  open func viewDidLayoutSubviews() {}
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)
  open func viewDidAppear(_ animated: Bool) {}

  /// Here only: storage for the properties of its extensions.
  let place = ControllerPlace()
}

// https://developer.apple.com/documentation/uikit/uicontentcontainer
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  // https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}
