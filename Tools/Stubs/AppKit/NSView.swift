// https://developer.apple.com/documentation/appkit/nsview
@MainActor
open class NSView: NSResponder {
  // https://developer.apple.com/documentation/appkit/nsview/init(frame:)
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init(coder: coder)
  }

  public convenience override init() { self.init(frame: .zero) }

  // MARK: Layer

  // https://developer.apple.com/documentation/appkit/nsview/wantslayer
  // A view has no layer until this is true.
  open var wantsLayer = false {
    didSet { if wantsLayer, layer == nil { makeLayer() } }
  }
  open var layer: CALayer?

  /// Creates the layer. As in Apple's SDK, the layer is flipped if the view is.
  private func makeLayer() {
    let layer = CALayer()
    layer.isGeometryFlipped = isFlipped
    layer.frame = frame
    layer.bounds = NSRect(origin: .zero, size: frame.size)
    self.layer = layer
  }

  // MARK: Geometry

  // https://developer.apple.com/documentation/appkit/nsview/isflipped
  open var isFlipped: Bool { false }
  open var frame: NSRect {
    didSet {
      layer?.frame = frame
      layer?.bounds = NSRect(origin: .zero, size: frame.size)
      if frame.size != oldValue.size { needsLayout = true }
    }
  }
  // https://developer.apple.com/documentation/appkit/nsview/bounds
  open var bounds: NSRect {
    get { NSRect(origin: boundsOrigin, size: boundsSize ?? frame.size) }
    set { (boundsOrigin, boundsSize) = (newValue.origin, newValue.size) }
  }
  private var boundsSize: NSSize?

  // https://developer.apple.com/documentation/appkit/nsview/setboundssize(_:)
  // Apple's scales the content. Here, only `bounds` changes.
  open func setBoundsSize(_ newSize: NSSize) { boundsSize = newSize }

  // https://developer.apple.com/documentation/appkit/nsview/ishidden
  open var isHidden = false

  // https://developer.apple.com/documentation/appkit/nsview/ishiddenorhashiddenancestor
  open var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor == true
  }

  // https://developer.apple.com/documentation/appkit/nsview/clipstobounds
  // Apple's SDK declares it since macOS 14, for systems from 10.9 on.
  open lazy var clipsToBounds = self is NSClipView

  // https://developer.apple.com/documentation/appkit/nsview/visiblerect
  // The window's content view also clips.
  open var visibleRect: NSRect {
    if window == nil || isHiddenOrHasHiddenAncestor { return .zero }
    var rect = bounds
    var next = superview
    while let ancestor = next {
      if ancestor.clipsToBounds || ancestor.ownWindow != nil {
        rect = rect.intersection(convert(ancestor.bounds, from: ancestor))
      }
      next = ancestor.superview
    }
    return rect.isNull ? .zero : rect
  }

  /// Here only: the origin that `NSClipView` scrolls.
  var boundsOrigin = NSPoint.zero
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open func invalidateIntrinsicContentSize() {}

  // https://developer.apple.com/documentation/appkit/nsview/firstbaselineoffsetfromtop
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  // https://developer.apple.com/documentation/appkit/nsview/lastbaselineoffsetfrombottom
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  // https://developer.apple.com/documentation/appkit/nsview/setcontenthuggingpriority(_:for:)
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}

  // https://developer.apple.com/documentation/appkit/nsview/convert(_:from:)-5d9x5
  // If the view is nil, the point is in the window, where y grows upwards.
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    fromWindow(view?.toWindow(point) ?? point)
  }

  // https://developer.apple.com/documentation/appkit/nsview/convert(_:from:)
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    let corners = [NSPoint(x: rect.minX, y: rect.minY), NSPoint(x: rect.maxX, y: rect.maxY)].map {
      convert($0, from: view)
    }
    return NSRect(
      x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y), width: rect.width,
      height: rect.height)
  }

  // https://developer.apple.com/documentation/appkit/nsview/convert(_:to:)-68ksu
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    convert(NSRect(origin: point, size: .zero), to: view).origin
  }

  // https://developer.apple.com/documentation/appkit/nsview/convert(_:to:)-4t3sk
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    let corners = [NSPoint(x: rect.minX, y: rect.minY), NSPoint(x: rect.maxX, y: rect.maxY)].map {
      let point = toWindow($0)
      return view?.fromWindow(point) ?? point
    }
    return NSRect(
      x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y), width: rect.width,
      height: rect.height)
  }

  private func toWindow(_ point: NSPoint) -> NSPoint {
    let outer = toSuperview(point)
    return superview?.toWindow(outer) ?? outer
  }

  private func fromWindow(_ point: NSPoint) -> NSPoint {
    fromSuperview(superview?.fromWindow(point) ?? point)
  }

  private var isUpsideDown: Bool { isFlipped != (superview?.isFlipped ?? false) }

  private func toSuperview(_ point: NSPoint) -> NSPoint {
    let y = point.y - boundsOrigin.y
    return NSPoint(
      x: frame.minX + point.x - boundsOrigin.x,
      y: frame.minY + (isUpsideDown ? frame.height - y : y))
  }

  private func fromSuperview(_ point: NSPoint) -> NSPoint {
    let y = point.y - frame.minY
    return NSPoint(
      x: point.x - frame.minX + boundsOrigin.x,
      y: (isUpsideDown ? frame.height - y : y) + boundsOrigin.y)
  }

  // https://developer.apple.com/documentation/appkit/nsview/hittest(_:)
  // The point is in the superview's coordinates.
  open func hitTest(_ point: NSPoint) -> NSView? {
    if isHidden || !frame.contains(point) { return nil }
    let own = fromSuperview(point)
    for view in subviews.reversed() {
      if let hit = view.hitTest(own) { return hit }
    }
    return self
  }

  // MARK: View tree

  // https://developer.apple.com/documentation/appkit/nsview/tag
  open var tag: Int { -1 }

  open private(set) weak var superview: NSView?
  // https://developer.apple.com/documentation/appkit/nsview/subviews
  open var subviews: [NSView] {
    get { ownSubviews }
    set {
      let old = ownSubviews
      for view in old where !newValue.contains(view) { view.removeFromSuperview() }
      for view in newValue where !old.contains(view) { addSubview(view) }
      ownSubviews = newValue
    }
  }
  private var ownSubviews: [NSView] = []
  weak var ownWindow: NSWindow?
  open var window: NSWindow? { ownWindow ?? superview?.window }
  open var enclosingScrollView: NSScrollView? {
    superview as? NSScrollView ?? superview?.enclosingScrollView
  }

  // https://developer.apple.com/documentation/appkit/nsview/isdescendant(of:)
  open func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  // https://developer.apple.com/documentation/appkit/nsview/addsubview(_:)
  open func addSubview(_ view: NSView) {
    view.move(to: window) {
      view.leave()
      ownSubviews.append(view)
      view.superview = self
      view.nextResponder = self
      if let own = view.layer { layer?.addSublayer(own) }
    }
  }

  // https://developer.apple.com/documentation/appkit/nsview/addsubview(_:positioned:relativeto:)
  // Here, the position is ignored: the view is always added in front.
  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    addSubview(view)
  }

  // https://developer.apple.com/documentation/appkit/nsview/removefromsuperview()
  // A view without a window cannot be the first responder.
  open func removeFromSuperview() {
    if let window, window.firstResponder === self { _ = window.makeFirstResponder(nil) }
    move(to: nil) { leave() }
  }

  private func leave() {
    superview?.ownSubviews.removeAll { $0 === self }
    superview = nil
    nextResponder = nil
    layer?.removeFromSuperlayer()
  }

  func move(to newWindow: NSWindow?, _ body: () -> Void) {
    let isAnother = newWindow !== window
    if isAnother { tellAll { $0.viewWillMove(toWindow: newWindow) } }
    body()
    if isAnother { tellAll { $0.viewDidMoveToWindow() } }
  }

  func tellAll(_ tell: (NSView) -> Void) {
    tell(self)
    for view in subviews { view.tellAll(tell) }
  }

  // https://developer.apple.com/documentation/appkit/nsview/viewwillmove(towindow:)
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewDidChangeBackingProperties() {}

  // MARK: Layout

  open var needsLayout = true

  // https://developer.apple.com/documentation/appkit/nsview/layout()
  open func layout() {}
  open func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }

  // MARK: Look

  // https://developer.apple.com/documentation/appkit/nsview/alphavalue
  open var alphaValue: CGFloat = 1
  // https://developer.apple.com/documentation/appkit/nsview/effectiveappearance
  open var effectiveAppearance: NSAppearance {
    appearance ?? superview?.effectiveAppearance ?? .aqua
  }
  open var appearance: NSAppearance? {
    didSet { tellAll { $0.viewDidChangeEffectiveAppearance() } }
  }
  // https://developer.apple.com/documentation/appkit/nsview/viewdidchangeeffectiveappearance()
  open func viewDidChangeEffectiveAppearance() {}

  // https://developer.apple.com/documentation/appkit/nsview/userinterfacelayoutdirection
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight

  // https://developer.apple.com/documentation/appkit/nsview/bitmapimagerepforcachingdisplay(in:)
  // Nil for an empty rectangle.
  open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    rect.isEmpty ? nil : NSBitmapImageRep()
  }

  // https://developer.apple.com/documentation/appkit/nsview/cachedisplay(in:to:)
  open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
    bitmapImageRep.drawn = self
  }

  // https://developer.apple.com/documentation/appkit/nsview/drawfocusringmask()
  open func drawFocusRingMask() {}
  open var focusRingMaskBounds: NSRect { .zero }

  // MARK: Input

  // https://developer.apple.com/documentation/appkit/nsview/acceptsfirstmouse(for:)
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }

  // https://developer.apple.com/documentation/appkit/nsview/mousedowncanmovewindow
  // Apple's is true for a view that is not opaque. No stand-in is opaque.
  open var mouseDownCanMoveWindow: Bool { true }

  // https://developer.apple.com/documentation/appkit/nsview/needspaneltobecomekey
  open var needsPanelToBecomeKey: Bool { false }

  // https://developer.apple.com/documentation/appkit/nsview/menu(for:)
  open func menu(for event: NSEvent) -> NSMenu? { menu }

  // https://developer.apple.com/documentation/appkit/nsview/rightmousedown(with:)
  // If the view has no menu for the event, its superview handles the event.
  open override func rightMouseDown(with event: NSEvent) {
    guard let menu = menu(for: event) else { return super.rightMouseDown(with: event) }
    NSMenu.popUpContextMenu(menu, with: event, for: self)
  }

  // https://developer.apple.com/documentation/appkit/nsview/gesturerecognizers
  open var gestureRecognizers: [NSGestureRecognizer] = [] {
    didSet {
      for gesture in oldValue { gesture.view = nil }
      for gesture in gestureRecognizers { gesture.view = self }
    }
  }

  // https://developer.apple.com/documentation/appkit/nsview/addgesturerecognizer(_:)
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
  // https://developer.apple.com/documentation/appkit/nsview/pressureconfiguration
  open var pressureConfiguration: NSPressureConfiguration?
  // https://developer.apple.com/documentation/appkit/nsview/canbecomekeyview
  open var canBecomeKeyView: Bool { acceptsFirstResponder }

  // https://developer.apple.com/documentation/appkit/nsview/displaylink(target:selector:)
  // Apple's category is available from macOS 14 on, but the method has no attribute. So Apple's compiler demands no check.
  @available(macOS 14, *)
  open func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    let link = SeenLink(target: target, selector: selector)
    link.screen = self
    link.isSeen = { [weak self] in
      self.map { $0.window?.occlusionState.contains(.visible) ?? false }
    }
    return link
  }

  // https://developer.apple.com/documentation/appkit/nsview/boundsdidchangenotification
  public nonisolated static let boundsDidChangeNotification = Notification.Name(
    "NSViewBoundsDidChangeNotification")
  open var postsBoundsChangedNotifications = false

  // MARK: Accessibility
  // https://developer.apple.com/documentation/appkit/nsaccessibilityprotocol

  private var said: (label: String?, help: String?, value: Any?) = (nil, nil, nil)
  private var isElement = false
  open func isAccessibilityElement() -> Bool { isElement }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    isElement = accessibilityElement
  }
  open func isAccessibilityEnabled() -> Bool { true }
  open func accessibilityRole() -> NSAccessibility.Role? { .unknown }
  open func accessibilityLabel() -> String? { said.label }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) { said.label = accessibilityLabel }
  open func accessibilityHelp() -> String? { said.help }
  open func setAccessibilityHelp(_ accessibilityHelp: String?) { said.help = accessibilityHelp }
  open func accessibilityValue() -> Any? { said.value }
  open func setAccessibilityValue(_ accessibilityValue: Any?) { said.value = accessibilityValue }
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { nil }
  open func accessibilityPerformPress() -> Bool { false }
  open func accessibilityPerformCancel() -> Bool { false }
}

// https://developer.apple.com/documentation/appkit/nsuserinterfacelayoutdirection
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

// https://developer.apple.com/documentation/appkit/nslayoutconstraint
// As in Apple's SDK, the class is nonisolated on the Mac. On iOS, it is on the main actor.
open class NSLayoutConstraint: NSObject {
  // https://developer.apple.com/documentation/appkit/nslayoutconstraint/priority-swift.struct
  public struct Priority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let required = Priority(rawValue: 1000)
  }

  // https://developer.apple.com/documentation/appkit/nslayoutconstraint/orientation-swift.enum
  public enum Orientation: Int, Sendable {
    case horizontal, vertical
  }
}
