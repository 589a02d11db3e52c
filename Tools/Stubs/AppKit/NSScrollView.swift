// https://developer.apple.com/documentation/appkit/nsscrollview
@MainActor
open class NSScrollView: NSView {
  // https://developer.apple.com/documentation/appkit/nsscrollview/contentview
  open var contentView = NSClipView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(contentView)
    }
  }

  // https://developer.apple.com/documentation/appkit/nsscrollview/willstartlivescrollnotification
  public nonisolated static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  public nonisolated static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

// https://developer.apple.com/documentation/appkit/nsclipview
@MainActor
open class NSClipView: NSView {
  // https://developer.apple.com/documentation/appkit/nsclipview/scroll(to:)
  open func scroll(to newOrigin: NSPoint) {
    boundsOrigin = newOrigin
    if !postsBoundsChangedNotifications { return }
    NotificationCenter.default.post(name: NSView.boundsDidChangeNotification, object: self)
  }
}
