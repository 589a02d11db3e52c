// https://developer.apple.com/documentation/appkit/nsviewcontroller
@MainActor
open class NSViewController: NSResponder {
  private var loaded: NSView?

  // https://developer.apple.com/documentation/appkit/nsviewcontroller/init(nibname:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // https://developer.apple.com/documentation/appkit/nsviewcontroller/view
  /// The first access loads the view.
  open var view: NSView {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded!
    }
    set { loaded = newValue }
  }

  // https://developer.apple.com/documentation/appkit/nsviewcontroller/loadview()
  open func loadView() { view = NSView() }
  // https://developer.apple.com/documentation/appkit/nsviewcontroller/viewdidload()
  open func viewDidLoad() {}
  // https://developer.apple.com/documentation/appkit/nsviewcontroller/viewdidlayout()
  open func viewDidLayout() {}
  // https://developer.apple.com/documentation/appkit/nsviewcontroller/preferredcontentsize
  open var preferredContentSize = NSSize.zero

  // https://developer.apple.com/documentation/appkit/nsviewcontroller/children
  open private(set) weak var parent: NSViewController?
  open var children: [NSViewController] = [] {
    didSet {
      for child in oldValue { child.parent = nil }
      for child in children { child.parent = self }
    }
  }

  // https://developer.apple.com/documentation/appkit/nsviewcontroller/addchild(_:)
  open func addChild(_ childViewController: NSViewController) {
    children.append(childViewController)
  }
}
