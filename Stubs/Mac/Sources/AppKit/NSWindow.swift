// https://developer.apple.com/documentation/appkit/nswindow
@MainActor
open class NSWindow: NSResponder {
  // https://developer.apple.com/documentation/appkit/nswindow/init(contentrect:stylemask:backing:defer:)
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    styleMask = style
    frame = contentRect
    super.init()
    adopt(NSView(), in: nil)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  // https://developer.apple.com/documentation/appkit/nswindow/stylemask-swift.struct
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
  }

  // https://developer.apple.com/documentation/appkit/nswindow/backingstoretype
  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  public let styleMask: StyleMask
  open var isReleasedWhenClosed = true
  open var isOpaque = true
  open var hasShadow = true
  open var ignoresMouseEvents = false
  open var backgroundColor: NSColor?

  // https://developer.apple.com/documentation/appkit/nswindow/contentview
  open var contentView: NSView? {
    didSet { adopt(contentView, in: oldValue) }
  }

  private func adopt(_ content: NSView?, in old: NSView?) {
    if content === old { return }
    old?.move(to: nil) { old?.ownWindow = nil }
    guard let content else { return }
    if contentView !== content { contentView = content }
    content.removeFromSuperview()
    content.move(to: self) { content.ownWindow = self }
    content.nextResponder = self
    content.frame = NSRect(origin: .zero, size: frame.size)
  }

  // MARK: Its place
  // A title has no height here.

  open private(set) var frame: NSRect

  // https://developer.apple.com/documentation/appkit/nswindow/setframe(_:display:)
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    let isAnotherSize = frameRect.size != frame.size
    frame = frameRect
    contentView?.frame = NSRect(origin: .zero, size: frame.size)
    if !isAnotherSize { return }
    NotificationCenter.default.post(name: NSWindow.didResizeNotification, object: self)
  }

  // https://developer.apple.com/documentation/appkit/nswindow/converttoscreen(_:)
  open func convertToScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  // MARK: Windows in front of it

  open private(set) weak var parent: NSWindow?
  open private(set) var childWindows: [NSWindow]?

  // https://developer.apple.com/documentation/appkit/nswindow/addchildwindow(_:ordered:)
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    childWindows = (childWindows ?? []) + [childWin]
    childWin.parent = self
  }

  open func removeChildWindow(_ childWin: NSWindow) {
    childWindows?.removeAll { $0 === childWin }
    childWin.parent = nil
  }

  // https://developer.apple.com/documentation/appkit/nswindow/orderingmode
  public enum OrderingMode: Int, Sendable {
    case above = 1
  }

  open func orderOut(_ sender: Any?) {}

  // https://developer.apple.com/documentation/appkit/nswindow/backingscalefactor
  open var backingScaleFactor: CGFloat = 2 {
    didSet { contentView?.tellAll { $0.viewDidChangeBackingProperties() } }
  }

  // https://developer.apple.com/documentation/appkit/nswindow/firstresponder
  open private(set) weak var firstResponder: NSResponder?

  // https://developer.apple.com/documentation/appkit/nswindow/makefirstresponder(_:)
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    if responder === firstResponder { return true }
    if firstResponder?.resignFirstResponder() == false { return false }
    firstResponder = nil
    guard let responder, responder.acceptsFirstResponder, responder.becomeFirstResponder() else {
      return responder == nil
    }
    firstResponder = responder
    return true
  }

  // https://developer.apple.com/documentation/appkit/nswindow/didresignkeynotification
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")

  public nonisolated static let didResizeNotification = Notification.Name(
    "NSWindowDidResizeNotification")

  // https://developer.apple.com/documentation/appkit/nswindow/resignkey()
  open func resignKey() {
    NotificationCenter.default.post(name: NSWindow.didResignKeyNotification, object: self)
  }

  private weak var pressed: NSView?
  /// Here only: how the trackpad presses, as the view or its gesture set it before the mouse went down.
  public private(set) var behavior: NSEvent.PressureBehavior?
  private var gestures: [NSGestureRecognizer] = []
  /// What the view is told when no gesture is recognised.
  private var delayed: [NSEvent] = []

  // https://developer.apple.com/documentation/appkit/nswindow/sendevent(_:)
  // From the mouse's down to its up everything goes to what was hit, also what is outside of it.
  open func sendEvent(_ event: NSEvent) {
    guard let event = NSEvent.monitored(event) else { return }
    switch event.type {
    case .leftMouseDown:
      pressed = contentView?.hitTest(event.locationInWindow)
      gestures = pressed?.gestures ?? []
      behavior =
        (gestures.first?.pressureConfiguration ?? pressed?.pressureConfiguration)?.pressureBehavior
        ?? .primaryDefault
      offer(event)
    case .leftMouseDragged, .pressure: offer(event)
    case .leftMouseUp:
      offer(event)
      for gesture in gestures { gesture.end() }
      gestures = []
    case .rightMouseDown:
      contentView?.hitTest(event.locationInWindow)?.rightMouseDown(with: event)
    case .keyDown: (firstResponder ?? self).keyDown(with: event)
    case .keyUp: (firstResponder ?? self).keyUp(with: event)
    }
  }

  /// Gestures come first: the view waits for one that delays its events, and gets none once one was recognised.
  private func offer(_ event: NSEvent) {
    for gesture in gestures where !gesture.isOver { gesture.tell(event) }
    delayed.append(event)
    if gestures.contains(where: \.isRecognized) { delayed = [] }
    if gestures.contains(where: { $0.state == .possible && $0.delaysPrimaryMouseButtonEvents }) {
      return
    }
    let due = delayed
    delayed = []
    for event in due {
      if event.type == .leftMouseDown, let pressed, pressed.acceptsFirstResponder {
        makeFirstResponder(pressed)
      }
      // With the Control key it is what was hit that has a menu, and nothing around it.
      if event.type == .leftMouseDown, event.modifierFlags.contains(.control), let pressed,
        let menu = pressed.menu(for: event)
      {
        NSMenu.popUpContextMenu(menu, with: event, for: pressed)
        self.pressed = nil
      }
      pressed?.tell(event)
    }
  }
}

extension NSResponder {
  fileprivate func tell(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .pressure: pressureChange(with: event)
    default: break
    }
  }
}

extension NSView {
  /// Those of it and of what it is in.
  fileprivate var gestures: [NSGestureRecognizer] {
    gestureRecognizers + (superview?.gestures ?? [])
  }
}
