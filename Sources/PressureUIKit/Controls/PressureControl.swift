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

  /// In which coordinates the engine is told of touches; nil is the window's.
  var space: UIView? { self }

  /// Whether it takes input; in mid-press, disabling it takes the press away.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { hosting?.setEnabled(isEnabled) } }
  }

  // MARK: Events

  /// The events that the control sends.
  var sentEvents: [SentEvent] { [.primaryActionTriggered, .valueChanged] }
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

  /// True if several touches press together, as on a scale. False, the default: a second touch takes the press away.
  var takesSeveralTouches: Bool { false }

  // UIControl does not see the touches: it would send `touchUpInside` and the like, which confirm nothing.

  /// Begins a press.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    take(touches, .began, event)
  }

  /// Follows a press, inside and outside of the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    take(touches, .moved, event)
  }

  /// Ends a press where the touch lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    take(touches, .ended, event)
  }

  /// Cancels a press: the control does not act.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    take(touches, .cancelled, event)
  }

  private func take(_ touches: Set<UITouch>, _ phase: ContactPhase, _ event: UIEvent?) {
    for touch in touches where isEnabled {
      hosting?.feed(touch, phase, of: event, in: space, isOneOfSeveral: takesSeveralTouches)
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
    let others = presses.filter { !take($0, .down) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Takes the end of what it has taken the beginning of.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !take($0, .up) }
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

  private func take(_ press: UIPress, _ phase: KeySample.Phase) -> Bool {
    hosting?.feed(press, phase) ?? false
  }

  // MARK: The screen

  /// Where it was last told to be.
  private weak var lastWindow: UIWindow?
  /// While it is in a window.
  private var presence: ScenePresence?

  /// Wakes or rests with its window; what was under way in another one is over.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window !== lastWindow { hosting?.isOnScreen = false }
    lastWindow = window
    hosting?.isOnScreen = window != nil
    presence = window?.windowScene.flatMap { scene in
      hosting.map { ScenePresence(of: scene, for: $0) }
    }
    // Its traits and its tint are the window's from now on.
    if window != nil { appearanceDidChange() }
  }

  /// Draws itself at its new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    hosting?.invalidate()
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

  /// A font of its texts while the app has set none, as large as the person wants texts here.
  func preferredFont(_ style: UIFont.TextStyle = .headline) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  /// Gives the engine the colours and the sizes of the texts as they are now.
  func appearanceDidChange() {
    hosting?.invalidate()
  }

  // MARK: The press under way

  /// Takes back a press or an arming: nothing comes of it.
  package func cancelPress() { hosting?.interrupt(.escape) }

  /// Called when a press or an arming begins, before its events are sent, and when it is over, after they were sent.
  package func whenEngagementChanges(_ body: @escaping @MainActor (Bool) -> Void) {
    hosting?.engagementDidChange = body
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

  /// Whether a view is a part of it.
  func hasPart(_ view: UIView) -> Bool { view.isDescendant(of: self) }

  /// What is written on it, or what it is called; nil for nothing.
  var name: String? { nil }

  /// How it works, where that is not what everybody expects of what it is.
  var hint: String? { nil }

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
