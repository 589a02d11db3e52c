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
    public static let closable = StyleMask(rawValue: 1 << 1)
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    public static let resizable = StyleMask(rawValue: 1 << 3)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
  }

  // https://developer.apple.com/documentation/appkit/nswindow/backingstoretype
  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  // https://developer.apple.com/documentation/appkit/nswindow/windownumber
  // Here, a window has no number.
  open var windowNumber: Int { 0 }
  open var styleMask: StyleMask
  open var isReleasedWhenClosed = true
  open var isOpaque = true
  open var hasShadow = true
  open var ignoresMouseEvents = false
  open var backgroundColor: NSColor! = .windowBackgroundColor

  // https://developer.apple.com/documentation/appkit/nswindow/hidesondeactivate
  open var hidesOnDeactivate = false

  // https://developer.apple.com/documentation/appkit/nswindow/level-swift.property
  open var level = Level.normal

  // https://developer.apple.com/documentation/appkit/nswindow/level-swift.struct
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let popUpMenu = Level(rawValue: 101)
  }

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

  // MARK: Frame
  // Here, a title bar has no height by default.

  open private(set) var frame: NSRect

  // https://developer.apple.com/documentation/appkit/nswindow/setframe(_:display:)
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    let old = frame
    frame = frameRect
    contentView?.frame = NSRect(origin: .zero, size: frame.size)
    if frame.size != old.size { post(NSWindow.didResizeNotification) }
    if frame.origin != old.origin { post(NSWindow.didMoveNotification) }
  }

  // https://developer.apple.com/documentation/appkit/nswindow/contentlayoutrect
  open var contentLayoutRect: NSRect {
    NSRect(x: 0, y: 0, width: frame.width, height: frame.height - titleBarHeight)
  }
  /// Here only: the height of a title bar that covers the top of the content, in points.
  public var titleBarHeight: CGFloat = 0

  // https://developer.apple.com/documentation/appkit/nswindow/converttoscreen(_:)
  open func convertToScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  // MARK: Child windows

  // https://developer.apple.com/documentation/appkit/nswindow/parent
  open weak var parent: NSWindow?
  open private(set) var childWindows: [NSWindow]?

  // https://developer.apple.com/documentation/appkit/nswindow/addchildwindow(_:ordered:)
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    childWindows = (childWindows ?? []) + [childWin]
    childWin.parent = self
    if isVisible { childWin.orderFront(nil) }
  }

  open func removeChildWindow(_ childWin: NSWindow) {
    childWindows?.removeAll { $0 === childWin }
    childWin.parent = nil
  }

  // https://developer.apple.com/documentation/appkit/nswindow/attachedsheet
  open private(set) var attachedSheet: NSWindow?
  // https://developer.apple.com/documentation/appkit/nswindow/sheetparent
  open private(set) weak var sheetParent: NSWindow?
  /// Here only: attaches a sheet, as `beginSheet(_:completionHandler:)` does, or removes it.
  public func attach(_ sheet: NSWindow?) {
    attachedSheet?.sheetParent = nil
    attachedSheet = sheet
    sheet?.sheetParent = self
  }

  // https://developer.apple.com/documentation/appkit/nswindow/workswhenmodal
  open var worksWhenModal: Bool { false }

  // https://developer.apple.com/documentation/appkit/nswindow/orderingmode
  public enum OrderingMode: Int, Sendable {
    case above = 1
  }

  // https://developer.apple.com/documentation/appkit/nswindow/collectionbehavior-swift.property
  open var collectionBehavior: CollectionBehavior = []

  // https://developer.apple.com/documentation/appkit/nswindow/collectionbehavior-swift.struct
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
    @available(macOS 13, *)
    public static let primary = CollectionBehavior(rawValue: 1 << 16)
    @available(macOS 13, *)
    public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
    @available(macOS 13, *)
    public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
  }

  // MARK: Visibility

  // https://developer.apple.com/documentation/appkit/nswindow/isvisible
  open var isVisible: Bool { isOrderedIn && !isMiniaturized }
  private var isOrderedIn = false
  // https://developer.apple.com/documentation/appkit/nswindow/isminiaturized
  open private(set) var isMiniaturized = false
  /// Here only: true if other windows cover this one completely, or if it is on another Space.
  public var isCovered: Bool {
    get { ownIsCovered }
    set { occlude { ownIsCovered = newValue } }
  }
  private var ownIsCovered = false

  // https://developer.apple.com/documentation/appkit/nswindow/occlusionstate-swift.property
  open var occlusionState: OcclusionState { isVisible && !isCovered ? .visible : [] }

  // https://developer.apple.com/documentation/appkit/nswindow/occlusionstate-swift.struct
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let visible = OcclusionState(rawValue: 1 << 1)
  }

  /// Makes a change, and posts a notification if `occlusionState` changes. Apple's SDK posts it slightly later.
  private func occlude(_ change: () -> Void) {
    let old = occlusionState
    change()
    if occlusionState != old { post(NSWindow.didChangeOcclusionStateNotification) }
  }

  // https://developer.apple.com/documentation/appkit/nswindow/orderfront(_:)
  open func orderFront(_ sender: Any?) {
    occlude { isOrderedIn = true }
    for child in childWindows ?? [] { child.orderFront(sender) }
  }

  // https://developer.apple.com/documentation/appkit/nswindow/orderout(_:)
  open func orderOut(_ sender: Any?) {
    occlude { isOrderedIn = false }
    for child in childWindows ?? [] { child.orderOut(sender) }
  }

  // https://developer.apple.com/documentation/appkit/nswindow/close()
  open func close() {
    post(NSWindow.willCloseNotification)
    orderOut(nil)
  }

  // https://developer.apple.com/documentation/appkit/nswindow/miniaturize(_:)
  open func miniaturize(_ sender: Any?) {
    occlude { isMiniaturized = true }
    post(NSWindow.didMiniaturizeNotification)
  }

  // https://developer.apple.com/documentation/appkit/nswindow/deminiaturize(_:)
  open func deminiaturize(_ sender: Any?) {
    occlude { isMiniaturized = false }
    post(NSWindow.didDeminiaturizeNotification)
  }

  // https://developer.apple.com/documentation/appkit/nswindow/backingscalefactor
  open var backingScaleFactor: CGFloat { screenScale }
  /// Here only: the scale of the screen that the window is on.
  public var screenScale: CGFloat = 2 {
    didSet {
      contentView?.tellAll { $0.viewDidChangeBackingProperties() }
      post(NSWindow.didChangeBackingPropertiesNotification)
    }
  }

  // https://developer.apple.com/documentation/appkit/nswindow/displaylink(target:selector:)
  // Like a view's link.
  @available(macOS 14, *)
  open func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    let link = SeenLink(target: target, selector: selector)
    link.screen = self
    link.isSeen = { [weak self] in self?.occlusionState.contains(.visible) }
    return link
  }

  // https://developer.apple.com/documentation/appkit/nswindow/firstresponder
  open private(set) weak var firstResponder: NSResponder?

  // https://developer.apple.com/documentation/appkit/nswindow/makefirstresponder(_:)
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

  // https://developer.apple.com/documentation/appkit/nswindow/iskeywindow
  open private(set) var isKeyWindow = false

  // https://developer.apple.com/documentation/appkit/nswindow/becomekey()
  open func becomeKey() {
    isKeyWindow = true
    post(NSWindow.didBecomeKeyNotification)
  }

  // https://developer.apple.com/documentation/appkit/nswindow/resignkey()
  open func resignKey() {
    isKeyWindow = false
    post(NSWindow.didResignKeyNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Accessibility
  // https://developer.apple.com/documentation/appkit/nsaccessibilityprotocol

  private var isElement = true
  private var role: NSAccessibility.Role? = .window
  open func isAccessibilityElement() -> Bool { isElement }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    isElement = accessibilityElement
  }
  private var title: String?
  open func accessibilityTitle() -> String? { title }
  open func setAccessibilityTitle(_ accessibilityTitle: String?) { title = accessibilityTitle }
  open func accessibilityRole() -> NSAccessibility.Role? { role }
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
    role = accessibilityRole
  }

  // MARK: Events

  private weak var pressed: NSView?
  /// Here only: the pressure behavior of the last press, as the pressed view or its gesture recognizer configured it.
  public private(set) var behavior: NSEvent.PressureBehavior?
  private var gestures: [NSGestureRecognizer] = []
  /// The events that wait for the gesture recognizers. The view receives them if no gesture is recognized.
  private var delayed: [NSEvent] = []

  // https://developer.apple.com/documentation/appkit/nswindow/sendevent(_:)
  // From mouse down to mouse up, the hit view receives all mouse events, also those outside it.
  open func sendEvent(_ event: NSEvent) {
    NSApplication.shared.currentEvent = event
    event.isSent(to: self)
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
    case .scrollWheel, .magnify, .smartMagnify, .rotate, .swipe:
      contentView?.hitTest(event.locationInWindow)?.tell(event)
    case .keyDown: (firstResponder ?? self).keyDown(with: event)
    case .keyUp: (firstResponder ?? self).keyUp(with: event)
    case .flagsChanged: (firstResponder ?? self).flagsChanged(with: event)
    case .none, .rightMouseUp, .otherMouseDown: break
    }
  }

  /// Sends an event to the gesture recognizers first. The view waits for a recognizer that delays its events, and receives
  /// none once a gesture is recognized.
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
        _ = makeFirstResponder(pressed)
      }
      // A click with Control opens the menu of the hit view only, not of its superviews.
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

// https://developer.apple.com/documentation/appkit/nspanel
@MainActor
open class NSPanel: NSWindow {
  public override init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    super.init(
      contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
    hidesOnDeactivate = true
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  // https://developer.apple.com/documentation/appkit/nspanel/becomeskeyonlyifneeded
  open var becomesKeyOnlyIfNeeded = false

  // https://developer.apple.com/documentation/appkit/nspanel/workswhenmodal
  open override var worksWhenModal: Bool {
    get { works }
    set { works = newValue }
  }
  private var works = false
}

// https://developer.apple.com/documentation/appkit/nswindow#Notifications
extension NSWindow {
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification")
  public nonisolated static let didMiniaturizeNotification = Notification.Name(
    "NSWindowDidMiniaturizeNotification")
  public nonisolated static let didDeminiaturizeNotification = Notification.Name(
    "NSWindowDidDeminiaturizeNotification")
  public nonisolated static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
  public nonisolated static let didResizeNotification = Notification.Name(
    "NSWindowDidResizeNotification")
  public nonisolated static let didMoveNotification = Notification.Name(
    "NSWindowDidMoveNotification")
  public nonisolated static let didChangeScreenNotification = Notification.Name(
    "NSWindowDidChangeScreenNotification")
  public nonisolated static let didChangeBackingPropertiesNotification = Notification.Name(
    "NSWindowDidChangeBackingPropertiesNotification")
  public nonisolated static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  public nonisolated static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  public nonisolated static let willBeginSheetNotification = Notification.Name(
    "NSWindowWillBeginSheetNotification")
}

extension NSResponder {
  fileprivate func tell(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .pressure: pressureChange(with: event)
    case .scrollWheel: scrollWheel(with: event)
    case .magnify: magnify(with: event)
    case .smartMagnify: smartMagnify(with: event)
    case .rotate: rotate(with: event)
    case .swipe: swipe(with: event)
    default: break
    }
  }
}

extension NSView {
  /// The enabled gesture recognizers of the view and its superviews.
  fileprivate var gestures: [NSGestureRecognizer] {
    gestureRecognizers.filter(\.isEnabled) + (superview?.gestures ?? [])
  }
}
