// https://developer.apple.com/documentation/appkit/nsviewcontroller
@MainActor
open class NSViewController: NSResponder {
  private var loaded: NSView?

  // https://developer.apple.com/documentation/appkit/nsviewcontroller/view
  /// It is loaded when it is first asked for.
  open var view: NSView {
    get {
      if let loaded { return loaded }
      let view = NSView()
      loaded = view
      viewDidLoad()
      return view
    }
    set { loaded = newValue }
  }

  // https://developer.apple.com/documentation/appkit/nsviewcontroller/viewdidload()
  open func viewDidLoad() {}
  // https://developer.apple.com/documentation/appkit/nsviewcontroller/preferredcontentsize
  open var preferredContentSize = NSSize.zero
}
