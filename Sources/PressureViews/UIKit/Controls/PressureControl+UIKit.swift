#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

/// The base class of the kit's controls: feeds touches, keys, focus and assistive technology to the control's host.
///
/// Do not subclass it directly; subclass one of the controls.
@MainActor
open class PressureControl: UIControl {
  /// The control's host; nil only during initialization.
  var host: (any ControlHosting)? {
    didSet {
      // A UIKit control always runs on UIKit's platform.
      (host?.platform as? UIKitPlatform)?.view = self
      if let host { watchReach(for: host) }
      isMultipleTouchEnabled = host?.takesSeveralContacts ?? false
      host?.setEnabled(isEnabled)
      appearanceDidChange()
    }
  }

  /// Makes a control without a host.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Makes a control from a storyboard, without a host.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// True if presses are fed in the coordinates of an overlay; false, the default, if in those of the view.
  var isPressedOnOverlay: Bool { false }

  /// Returns the view that a contact at a place would hit, in the coordinates in which presses are fed. If `withOverlay` is
  /// false, the contact goes through the control's ring over the window.
  func hit(at place: Point, withOverlay: Bool) -> NativeView? {
    window?.hit(at: convert(CGPoint(place), to: nil))
  }

  /// True, the default, if presses on the view count.
  var takesPresses: Bool { true }

  /// True if the control is enabled, which is the default. Disabling it cancels a press.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { host?.setEnabled(isEnabled) } }
  }

  // MARK: Events

  /// Sends the events for a change of the control.
  func report(_ change: ControlChange) {
    switch change {
    case .step: break
    case .state, .reading: sendActions(for: .valueChanged)
    case .act: sendActions(for: .primaryActionTriggered)
    case .confirmation: sendActions(for: [.valueChanged, .primaryActionTriggered])
    case .settled: sendActions(for: .editingDidEnd)
    }
  }

  /// The events that the control sends.
  private var sentEvents: [SentEvent] {
    self is ScaleView ? [.valueChanged, .editingDidEnd] : [.primaryActionTriggered, .valueChanged]
  }
  private var hasReported = false

  /// Adds a target for the events that the control sends, which its own documentation lists.
  ///
  /// For events that the control never sends, such as `touchUpInside`, it logs a message, once for each control. A
  /// debug build does not stop: frameworks add targets for touches to every `UIControl`, and a subclass may send other
  /// events itself.
  open override func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    super.addTarget(target, action: action, for: controlEvents)
    reportUnlessSent(controlEvents)
  }

  /// Adds an action for the events that the control sends, as `addTarget(_:action:for:)` adds a target.
  open override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
    reportUnlessSent(controlEvents)
  }

  private func reportUnlessSent(_ events: UIControl.Event) {
    let sent = sentEvents.reduce(into: UIControl.Event.applicationReserved) {
      $0.formUnion($1.event)
    }
    if hasReported || !events.isDisjoint(with: sent) { return }
    hasReported = true
    let what =
      events.isDisjoint(with: .allTouchEvents)
      ? "the control event \(events.rawValue), so an action for it never runs"
      : "touch events such as Touch Up Inside, so an action for them never runs"
    let names = sentEvents.map(\.rawValue).joined(separator: " or ")
    UsageFault.report(
      "\(type(of: self)) never sends \(what). Use \(names), also in Interface Builder.")
  }

  /// Activates the control, as assistive technology does. A control that needs two steps needs two activations.
  ///
  /// UIControl would send the events of the primary action at once, without a confirmation.
  @available(iOS 17.4, *)
  open override func performPrimaryAction() { _ = host?.activate() }

  // MARK: Touches

  // The overrides do not call `super`: UIControl would send `touchUpInside` and similar events, which confirm nothing.

  /// Begins a press.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .began, event)
  }

  /// Follows a press inside and outside the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .moved, event)
  }

  /// Ends a press where the touch lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .ended, event)
  }

  /// Cancels a press: the control does not act.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .cancelled, event)
  }

  private func feed(_ touches: Set<UITouch>, _ phase: ContactPhase, _ event: UIEvent?) {
    guard takesPresses, let host else { return }
    for touch in touches {
      host.feed(touch, phase, of: event, in: isPressedOnOverlay ? nil : self)
    }
  }

  /// True while a contact is down on the control. `isTouchInside` and `isHighlighted` stay false. The only tracking
  /// method of UIControl with an effect is `cancelTracking(with:)`.
  open override var isTracking: Bool { host?.hasContact ?? false }

  /// Cancels the press of a touch for the app: the control does not act. A key that is held continues to press, and a
  /// scale to weigh.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    host?.interrupt(.captureLost)
  }

  /// Keeps surrounding gestures from cancelling the press once the control owns the moves of the contact. Until then a
  /// list can scroll from the button. During a press, single taps of surrounding views never begin, as with UIKit's own
  /// buttons.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let isOwn = recognizer.view.map(hasPart) ?? true
    guard !isOwn, let host, host.hasContact else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return !host.holdsScroll && !recognizer.isSingleTap
  }

  // MARK: Keys

  /// True if a keyboard can focus the control: while it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }
  /// True if the control can receive keys: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Handles Space and Return, and Escape while the control is engaged.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !feed($0, .down) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Handles the release of the keys that `pressesBegan` handles.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !feed($0, .up) }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Takes back what a key has begun: the control does not act, and a key that armed it disarms it.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !feed($0, .cancelled) }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// Cancels a press or an arming when the focus moves elsewhere.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.previouslyFocusedView === self && context.nextFocusedView !== self {
      host?.interrupt(.focusLost)
    }
  }

  /// Cancels a press by a key or an arming when the control is no longer the first responder.
  open override func resignFirstResponder() -> Bool {
    let hadKeys = isFirstResponder
    let resigns = super.resignFirstResponder()
    if hadKeys && resigns { host?.interrupt(.focusLost) }
    return resigns
  }

  private func feed(_ press: UIPress, _ phase: KeySample.Phase) -> Bool {
    host?.feed(press, phase) ?? false
  }

  /// Follows what concerns the control while it is engaged: the scroll views around it, the touches in the app, and the texts
  /// into which the person types. Escape reaches the control through the responder chain. Each control calls this function
  /// when it draws.
  func followEngagement() {
    let isEngaged = host?.isEngaged == true
    touches.window = isEngaged ? window : nil
    if isEngaged == (observers != nil) { return }
    observers = isEngaged ? observeScrolls { [weak self] in self?.host?.scroll() } : nil
    if !isEngaged { return }
    // UIKit reports the keys themselves to the first responder alone.
    observers? += [
      UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
    ].map {
      Observation(of: $0) { [weak self] in
        guard let host = self?.host else { return }
        host.keyBeganElsewhere(at: host.platform.now)
      }
    }
  }
  /// The observers of what concerns the control; nil at rest.
  private var observers: [AnyObject]?
  private lazy var touches = TouchWatch { [weak self] touch in
    guard let self else { return }
    host?.feed(watched: touch, isOwn: touch.view.map(hasPart) ?? false)
  }

  // MARK: The screen

  /// The last known window.
  private weak var lastWindow: UIWindow?
  /// The observer of the window and its scene, while the view is in a window.
  private var presence: WindowPresence?
  private var transparency: Observation?

  /// Starts or stops the control with its window. Moving to another window ends a press.
  open override func didMoveToWindow() {
    willLeaveWindow()
    super.didMoveToWindow()
    if window !== lastWindow { host?.isOnScreen = false }
    lastWindow = window
    host?.isOnScreen = window != nil
    presence = window.flatMap { window in
      host.map { WindowPresence(of: window, for: $0) }
    }
    transparency =
      window == nil
      ? nil
      : Observation(of: UIAccessibility.reduceTransparencyStatusDidChangeNotification) {
        [weak self] in self?.appearanceDidChange()
      }
    windowDidChange()
    // The traits and the tint are now the window's.
    if window != nil { appearanceDidChange() }
  }

  /// Called before the view's host follows it to another window, or out of its window.
  func willLeaveWindow() {}

  /// Called after the view has moved to another window, or out of its window.
  func windowDidChange() {}

  /// Lays out the content and draws the control at its new size.
  open override func layoutSubviews() {
    layOut()
    super.layoutSubviews()
    host?.invalidate()
  }

  /// Lays out the content.
  func layOut() {}

  /// The tint.
  var tint: NativeColor { tintColor }

  /// Returns a length that grows with the person's text size, in points.
  func scaledLikeTexts(_ length: CGFloat) -> CGFloat {
    UIFontMetrics(forTextStyle: .largeTitle)
      .scaledValue(for: length, compatibleWith: traitCollection)
  }

  /// Draws the control in its new colours and fonts.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    appearanceDidChange()
  }

  /// Draws the control in its new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceDidChange()
  }

  /// Updates the host's colours and text sizes.
  func appearanceDidChange() {
    host?.invalidate()
  }

  // MARK: Assistive technology

  /// Activates the control. A control that needs two steps needs two activations.
  open override func accessibilityActivate() -> Bool { host?.activate() ?? false }

  /// Cancels an arming: Escape for assistive technology.
  open override func accessibilityPerformEscape() -> Bool { host?.escape() ?? false }

  /// Cancels an arming when VoiceOver's cursor moves elsewhere, as when the focus does.
  ///
  /// Switch Control's cursor moves by itself and may be anywhere between the two steps, so its moves cancel nothing.
  open override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
    if !UIAccessibility.isVoiceOverRunning { return }
    let next = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    if let next, next !== self, hasPart(next) { return }
    host?.interrupt(.focusLost)
  }

  /// The name for assistive technology: the text on the control, or its kind. Nil if it has no name.
  var name: String? { nil }

  /// The accessibility hint; nil if the role explains the control.
  var hint: String? { nil }

  /// The accessibility value; nil if it has none.
  var value: String? { nil }

  /// The control's own accessibility actions: the name of each, and a function that performs it and returns true if it
  /// succeeded.
  var customActions: [(name: String, run: @MainActor () -> Bool)] { [] }

  /// The control's name, unless the app sets another label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? name }
    set { super.accessibilityLabel = newValue }
  }

  /// The control's own hint, unless the app sets another one; "" means no hint.
  open override var accessibilityHint: String? {
    get { super.accessibilityHint ?? hint }
    set { super.accessibilityHint = newValue }
  }

  /// The control's present value, unless the app sets another one.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? value }
    set { super.accessibilityValue = newValue }
  }

  /// The traits of a button or a link. A scale updates frequently and allows direct interaction, so that one can press
  /// on it while VoiceOver runs.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      guard let access = host?.access else { return traits }
      switch access.role {
      case .button: traits.insert(.button)
      case .link: traits.insert(.link)
      case .meter:
        traits.insert(.updatesFrequently)
        if isEnabled { traits.insert(.allowsDirectInteraction) }
      }
      if access.isBusy { traits.insert(.updatesFrequently) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// The actions that the app has set, and the control's own.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let own = customActions.map { action in
        UIAccessibilityCustomAction(name: action.name) { _ in action.run() }
      }
      let all = (super.accessibilityCustomActions ?? []) + own
      return all.isEmpty ? super.accessibilityCustomActions : all
    }
    set { super.accessibilityCustomActions = newValue }
  }

  private var ownInputLabels: [String]?

  /// The names that Voice Control uses: the text on the control, even if it has another label, unless the app sets
  /// other names.
  open override var accessibilityUserInputLabels: [String]! {
    get { ownInputLabels ?? name.map { [$0] } ?? super.accessibilityUserInputLabels }
    set { ownInputLabels = newValue }
  }
}

/// An event that a control of the kit sends, by its name in Swift.
enum SentEvent: String {
  case primaryActionTriggered
  case valueChanged
  case editingDidEnd

  /// The event as a value of UIControl.
  var event: UIControl.Event {
    switch self {
    case .primaryActionTriggered: .primaryActionTriggered
    case .valueChanged: .valueChanged
    case .editingDidEnd: .editingDidEnd
    }
  }
}
#endif
