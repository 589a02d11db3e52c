// https://developer.apple.com/documentation/uikit/uiview
@MainActor
open class UIView: UIResponder {
  // https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    layer.isOfView = true
    layer.bounds = CGRect(origin: .zero, size: frame.size)
  }

  // https://developer.apple.com/documentation/uikit/uiview/init(coder:)
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    layer.isOfView = true
  }

  public convenience override init() { self.init(frame: .zero) }

  public let layer = CALayer()

  // MARK: Geometry

  open var frame: CGRect {
    didSet {
      layer.frame = frame
      layer.bounds = bounds
      if frame.size != oldValue.size { setNeedsLayout() }
    }
  }
  // The stand-in's frame is that without the transform.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let center = center
      frame.size = newValue.size
      self.center = center
    }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var transform = CGAffineTransform.identity
  // https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var autoresizingMask: AutoresizingMask = []
  open var safeAreaInsets: UIEdgeInsets { .zero }
  // https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
  public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)
  // https://developer.apple.com/documentation/uikit/uiview/forfirstbaselinelayout
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  // https://developer.apple.com/documentation/uikit/uiview/forlastbaselinelayout
  open var forLastBaselineLayout: UIView { self }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func invalidateIntrinsicContentSize() { sizeChanges += 1 }
  /// Here only: the number of calls of `invalidateIntrinsicContentSize()`.
  public private(set) var sizeChanges = 0
  // https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  // https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-6g4cn
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [rect.minX, rect.maxX].flatMap { x in
      [rect.minY, rect.maxY].map { convert(CGPoint(x: x, y: $0), to: view) }
    }
    let (x, y) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: x[0], y: y[0], width: x[3] - x[0], height: y[3] - y[0])
  }

  // https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-2fmba
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.fromWindow(toWindow(point)) ?? toWindow(point)
  }

  // https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromWindow(view?.toWindow(point) ?? point)
  }

  private func toWindow(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let turned = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return superview.toWindow(
      CGPoint(
        x: turned.x + center.x - superview.scrolled.x,
        y: turned.y + center.y - superview.scrolled.y))
  }

  private func fromWindow(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let outer = superview.fromWindow(point)
    let turned = CGPoint(
      x: outer.x + superview.scrolled.x - center.x, y: outer.y + superview.scrolled.y - center.y
    ).applying(transform.inverted())
    return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }

  // https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled
      || !self.point(inside: point, with: event)
    {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  // https://developer.apple.com/documentation/uikit/uiview/point(inside:with:)
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Here only: the distance by which the subviews are scrolled up and left.
  var scrolled: CGPoint { .zero }

  // MARK: Recognizers and interactions

  open var gestureRecognizers: [UIGestureRecognizer]?
  open var interactions: [any UIInteraction] = []
  // https://developer.apple.com/documentation/uikit/uiview/gesturerecognizershouldbegin(_:)
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Here only: the controller that owns the view.
  weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview }

  // MARK: View hierarchy

  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview?.window }

  // https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  // https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  // https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:abovesubview:)
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    insert(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
  }

  /// Inserts a subview. A view from another window moves in one step, so `didMoveToWindow()` is called once.
  private func insert(_ view: UIView, at index: Int) {
    view.move(to: window) {
      view.leave()
      subviews.insert(view, at: min(index, subviews.count))
      view.superview = self
      layer.insertSublayer(view.layer, at: UInt32(index))
    }
  }

  // https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()
  open func removeFromSuperview() {
    move(to: nil) { leave() }
  }

  private func leave() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  // https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()
  open func didMoveToWindow() {}

  private func move(to newWindow: UIWindow?, _ body: () -> Void) {
    let isAnother = newWindow !== window
    body()
    if isAnother { moved() }
  }

  private func moved() {
    didMoveToWindow()
    for view in subviews { view.moved() }
  }

  // MARK: Layout

  private var needsLayout = true

  // https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  open func layoutSubviews() {}
  open func setNeedsLayout() { needsLayout = true }

  // https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Appearance

  // https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }

  open var isHidden = false
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  private var ownTint: UIColor?
  // https://developer.apple.com/documentation/uikit/uiview/tintcolor
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }
  // https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange()
  open func tintColorDidChange() {}

  private var ownTraits: UITraitCollection?
  open var traitCollection: UITraitCollection {
    ownTraits ?? superview?.traitCollection ?? UITraitCollection.current
  }
  /// Here only: changes the traits of the view and its subviews, and notifies each of them.
  public func change(to traits: UITraitCollection) {
    let old = traitCollection
    ownTraits = traits
    tell(old)
  }
  private func tell(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    for view in subviews { view.tell(old) }
  }
  // https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)
  @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Focus

  // https://developer.apple.com/documentation/uikit/uiview/canbecomefocused
  open var canBecomeFocused: Bool { false }

  // MARK: Accessibility
  // Apple declares these on NSObject. Overrides look the same.

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityElements: [Any]?
  open var accessibilityRespondsToUserInteraction = false
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityIdentifier: String?
  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityuserinputlabels
  open var accessibilityUserInputLabels: [String]!
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()
  open func accessibilityActivate() -> Bool { false }
  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementdidlosefocus()
  open func accessibilityElementDidLoseFocus() {}
  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape()
  open func accessibilityPerformEscape() -> Bool { false }
}
