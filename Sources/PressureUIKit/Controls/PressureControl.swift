#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

/// What the kit's controls have in common: touches, keys, focus and assistive technology go to the
/// engine, whatever it then makes of them.
///
/// Not to be subclassed by itself; subclass one of the controls.
@MainActor
open class PressureControl: UIControl {
  /// Its engine; nil only while it is being made.
  var hosting: (any ControlHosting)? {
    didSet {
      // A control of UIKit's runs on UIKit.
      (hosting?.platform as? UIKitPlatform)?.view = self
      hosting?.isVisible = { [weak self] in self?.isVisible ?? false }
      isMultipleTouchEnabled = takesSeveralTouches
      hosting?.setEnabled(isEnabled)
      appearanceDidChange()
    }
  }

  /// Makes a control without an engine.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Makes a control without an engine, from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// True if presses are told to the engine in the coordinates of an overlay; false, the default, if in the view's.
  var isPressedOnOverlay: Bool { false }

  /// True, the default, if presses on the view count.
  var takesPresses: Bool { true }

  /// Whether it takes input; in mid-press, disabling it takes the press away.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { hosting?.setEnabled(isEnabled) } }
  }

  // MARK: Events

  /// Sends the events for what the control tells.
  func tell(_ news: ControlNews) {
    switch news {
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

  /// Adds a target for events that the control sends: see the control.
  ///
  /// For events that it never sends, such as `touchUpInside`, it writes a message to the log, once for each control. It
  /// does not stop a debug build: frameworks add targets for touches to every `UIControl`, and a subclass may send other
  /// events itself.
  open override func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    super.addTarget(target, action: action, for: controlEvents)
    reportUnlessSent(controlEvents)
  }

  /// Adds an action for events that the control sends, as `addTarget(_:action:for:)` adds a target.
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

  // MARK: Touches

  /// True if several touches press together, as on a scale. False: a second touch takes the press away.
  private var takesSeveralTouches: Bool { hosting?.access.role == .meter }

  // UIControl does not see the touches: it would send `touchUpInside` and the like, which confirm nothing.

  /// Begins a press.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .began, event)
  }

  /// Follows a press, inside and outside of the control.
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
    if !isEnabled || !takesPresses { return }
    for touch in touches {
      hosting?.feed(
        touch, phase, of: event, in: isPressedOnOverlay ? nil : self,
        isOneOfSeveral: takesSeveralTouches)
    }
  }

  /// True while a contact is down on the control. `isTouchInside` and `isHighlighted` stay false, and of UIControl's
  /// tracking methods only `cancelTracking(with:)` has an effect.
  open override var isTracking: Bool { hosting?.hasContact ?? false }

  /// Cancels a press for the app: the control does not act. A scale goes on weighing.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    hosting?.interrupt(.captureLost)
  }

  /// Keeps the gestures of what it is in from taking its press away, unless its moves are theirs: a list scrolls from a
  /// button that one only taps. A single tap is never theirs, as with UIKit's own buttons.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let isOwn = recognizer.view.map(hasPart) ?? true
    guard !isOwn, let hosting, hosting.hasContact else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return !hosting.holdsScroll && !recognizer.isSingleTap
  }

  // MARK: Keys

  /// Whether a keyboard can reach it: while it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }
  /// Whether it can be sent keys: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Takes Space, Return and, while something is to be undone, Escape.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !feed($0, .down) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Takes the end of what it has taken the beginning of.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !feed($0, .up) }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Takes keys away: nothing comes of them.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hosting?.interrupt(.focusLost)
    super.pressesCancelled(presses, with: event)
  }

  /// Takes away what waits when the focus goes elsewhere.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.previouslyFocusedView === self && context.nextFocusedView !== self {
      hosting?.interrupt(.focusLost)
    }
  }

  private func feed(_ press: UIPress, _ phase: KeySample.Phase) -> Bool {
    hosting?.feed(press, phase) ?? false
  }

  /// Follows whether the control is engaged. On UIKit there is nothing to do: a press makes the view the first responder's
  /// next one, and Escape reaches it.
  func followEngagement() {}

  // MARK: The screen

  /// Where it was last told to be.
  private weak var lastWindow: UIWindow?
  /// While it is in a window.
  private var presence: ScenePresence?
  private var transparency: Observation?

  /// Wakes or rests with its window; what was under way in another one is over.
  open override func didMoveToWindow() {
    willLeaveWindow()
    super.didMoveToWindow()
    if window !== lastWindow { hosting?.isOnScreen = false }
    lastWindow = window
    hosting?.isOnScreen = window != nil
    presence = window?.windowScene.flatMap { scene in
      hosting.map { ScenePresence(of: scene, for: $0) }
    }
    transparency =
      window == nil
      ? nil
      : Observation(of: UIAccessibility.reduceTransparencyStatusDidChangeNotification) {
        [weak self] in self?.appearanceDidChange()
      }
    windowDidChange()
    // Its traits and its tint are the window's from now on.
    if window != nil { appearanceDidChange() }
  }

  /// Called before it hears of another window, or of none.
  func willLeaveWindow() {}

  /// Called when it is in another window, or in none.
  func windowDidChange() {}

  /// Lays out what it shows and draws itself at its new size.
  open override func layoutSubviews() {
    layOut()
    super.layoutSubviews()
    hosting?.invalidate()
  }

  /// Lays out what the view shows.
  func layOut() {}

  /// Its tint.
  var tint: NativeColor { tintColor }

  /// A length that grows with the texts that the person wants, in points.
  func scaledLikeTexts(_ length: CGFloat) -> CGFloat {
    UIFontMetrics(forTextStyle: .largeTitle)
      .scaledValue(for: length, compatibleWith: traitCollection)
  }

  /// Draws itself in its new colours and fonts.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    appearanceDidChange()
  }

  /// Draws itself in its new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceDidChange()
  }

  /// Gives the engine the colours and the sizes of the texts as they are now.
  func appearanceDidChange() {
    hosting?.invalidate()
  }

  // MARK: Assistive technology

  /// Activates it: what needs two steps needs two of these.
  open override func accessibilityActivate() -> Bool { hosting?.activate() ?? false }

  /// Takes back what waits for a second step.
  open override func accessibilityPerformEscape() -> Bool { hosting?.escape() ?? false }

  /// Takes away what waits when VoiceOver's cursor goes elsewhere, as when the focus does.
  ///
  /// Switch Control's cursor goes on by itself: between the two steps it may be anywhere.
  open override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
    if !UIAccessibility.isVoiceOverRunning { return }
    let next = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    if let next, next !== self, hasPart(next) { return }
    hosting?.interrupt(.focusLost)
  }

  /// Whether a view is a part of it: below it, or its ring.
  private func hasPart(_ view: UIView) -> Bool {
    view.isDescendant(of: self) || (view as? RingView)?.button === self
  }

  /// What is written on it, or what it is called; nil for nothing.
  var name: String? { nil }

  /// How it works, where that is not what everybody expects of what it is.
  var hint: String? { nil }

  /// What it says of itself now; nil for nothing.
  var value: String? { nil }

  /// What assistive technology can do with it besides: the name of each action, and a function that does it and returns
  /// whether it could.
  var customActions: [(name: String, run: @MainActor () -> Bool)] { [] }

  /// Its name: what is written on it, unless it is given another.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? name }
    set { super.accessibilityLabel = newValue }
  }

  /// How it works, unless it is given another hint; "" is none.
  open override var accessibilityHint: String? {
    get { super.accessibilityHint ?? hint }
    set { super.accessibilityHint = newValue }
  }

  /// What it says of itself now, unless it is given another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? value }
    set { super.accessibilityValue = newValue }
  }

  /// What it is: a button, a link, or something that changes by itself, on which one can press with VoiceOver as without.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      guard let access = hosting?.access else { return traits }
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

  /// The actions that are set, and the control's own.
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

  /// By which names Voice Control knows it: what is written on it, whatever its label is, unless it is given others.
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

  /// The event as UIControl has it.
  var event: UIControl.Event {
    switch self {
    case .primaryActionTriggered: .primaryActionTriggered
    case .valueChanged: .valueChanged
    case .editingDidEnd: .editingDidEnd
    }
  }
}
#endif
