#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

/// The base class of the kit's controls: feeds the mouse, a trackpad's pressure, keys, focus and assistive technology
/// to the control's host.
///
/// It is an `NSControl` without a cell. When the control acts, it sends `action` to `target`, or along the responder
/// chain if `target` is nil. `isContinuous`, `sendAction(on:)` and values such as `stringValue` have no effect.
///
/// Do not subclass it directly; subclass one of the controls.
@MainActor
open class PressureControl: NSControl {
  /// The control's host; nil only during initialization.
  var host: (any ControlHosting)? {
    didSet {
      // An AppKit control always runs on AppKit's platform.
      (host?.platform as? AppKitPlatform)?.view = self
      if let host { watchReach(for: host) }
      host?.setEnabled(isEnabled)
      appearanceDidChange()
    }
  }
  /// The observers of the appearance, while the view is in a window.
  private var observations: [Observation] = []
  private var presence: WindowPresence?

  /// Makes a control without a host.
  public override init(frame: NSRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a control from a storyboard, without a host.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    // The archive of a custom view in a storyboard has no properties of an NSControl.
    ownIsEnabled = true
    wantsLayer = true
    setAccessibilityElement(true)
    // The configuration applies to presses that begin after it is set.
    pressureConfiguration = NSPressureConfiguration(pressureBehavior: pressureBehavior)
  }

  /// The trackpad's behaviour on the control: one stage, without a force click.
  var pressureBehavior: NSEvent.PressureBehavior { .primaryGeneric }

  /// True if presses are fed in the coordinates of an overlay; false, the default, if in those of the view.
  var isPressedOnOverlay: Bool { false }

  /// Returns the view that a contact at a place would hit, in the coordinates in which presses are fed. If `withOverlay` is
  /// false, the contact goes through the control's ring over the window.
  func hit(at place: Point, withOverlay: Bool) -> NativeView? {
    window?.hit(at: convert(CGPoint(place), to: nil))
  }

  /// True, the default, if presses on the view count.
  var takesPresses: Bool { true }

  /// The tint.
  var tint: NativeColor { contentTintColor ?? .controlAccentColor }

  /// Returns a length that grows with the person's text size, in points. On the Mac it is always the same length.
  func scaledLikeTexts(_ length: CGFloat) -> CGFloat { length }

  /// True if the control is enabled, which is the default. Disabling it cancels a press.
  @IBInspectable open override var isEnabled: Bool {
    get { ownIsEnabled }
    set {
      let isChange = newValue != ownIsEnabled
      ownIsEnabled = newValue
      if isChange { host?.setEnabled(newValue) }
    }
  }
  private var ownIsEnabled = true

  /// The tint, as in an `NSButton`; nil, the default, is the accent colour. AppKit views inherit no tint from their
  /// superviews, so set it on each control.
  open var contentTintColor: NSColor? {
    didSet { appearanceDidChange() }
  }

  // MARK: NSControl
  // AppKit keeps some properties of an NSControl in its cell, so the controls keep their own.

  /// Nil: the control's host does the work of a cell.
  open override class var cellClass: AnyClass? {
    get { nil }
    set {}
  }

  /// The object that receives `action`. If it is nil, the default, the action goes to the first object in the responder
  /// chain that has the method. The control does not keep it.
  open override weak var target: AnyObject? {
    get { ownTarget }
    set { ownTarget = newValue }
  }
  private weak var ownTarget: AnyObject?

  /// The selector that `target` receives, with the control as the sender, when the control acts, after its closure was
  /// called. If it is nil, the default, no action is sent.
  open override var action: Selector? {
    get { ownAction }
    set { ownAction = newValue }
  }
  private var ownAction: Selector?

  /// Sends the action for a change of the control, or has assistive technology read the value.
  func report(_ change: ControlChange) {
    switch change {
    case .step, .state, .settled: reportValue()
    case .act, .confirmation, .reading: _ = sendAction(action, to: target)
    }
    #if compiler(>=6.4) || STAND_INS
    switch change {
    case .step, .settled: break
    case .state, .reading: targets.send(.changed, from: self)
    case .act: targets.send(.acted, from: self)
    case .confirmation: targets.send([.changed, .acted], from: self)
    }
    #endif
  }

  #if compiler(>=6.4) || STAND_INS
  private var targets = ControlTargets()
  private var hasReported = false

  /// Adds a target for the events that the control sends, as on iPhone and iPad: `primaryActionTriggered` when it acts,
  /// and `valueChanged` when it confirms, enters another state or has another reading. A scale sends no
  /// `primaryActionTriggered`. The control does not keep the target.
  ///
  /// The action's only parameter is the control. For an action with two parameters, it logs a message and does not add it.
  /// For events that the control never sends, such as those of tracking, it logs a message, once for each control.
  open override func addTarget(
    _ target: Any?, action: Selector, for controlEvents: NSControl.Events
  ) {
    // A function of AppKit sends the action. It passes one argument.
    if "\(action)".count(where: { $0 == ":" }) > 1 {
      return UsageFault.report(
        "\(action) has two parameters. An action for an event takes the control alone.")
    }
    targets.add(target, action: action, for: controlEvents)
    let sent: NSControl.Events = self is ScaleView ? .changed : [.changed, .acted]
    if hasReported || !controlEvents.isDisjoint(with: sent.union(.own)) { return }
    hasReported = true
    let names = self is ScaleView ? "valueChanged" : "primaryActionTriggered or valueChanged"
    UsageFault.report(
      "\(type(of: self)) never sends the control event \(controlEvents.rawValue), so an action for it never runs. "
        + "Use \(names).")
  }

  /// Removes what `addTarget(_:action:for:)` added.
  open override func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: NSControl.Events
  ) {
    targets.remove(target, action: action, for: controlEvents)
  }
  #endif

  /// Activates the control, as assistive technology does. A control that needs two steps needs two activations.
  open override func performClick(_ sender: Any?) { _ = host?.activate() }

  /// Returns the intrinsic size, whatever the proposal.
  open override func sizeThatFits(_ size: NSSize) -> NSSize { intrinsicContentSize }

  /// Sets the size of the frame to the intrinsic size.
  open override func sizeToFit() { frame.size = intrinsicContentSize }

  /// False: a click that brings the window to the front has no other effect.
  open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }

  /// False: a click does not need the keys.
  open override var needsPanelToBecomeKey: Bool { false }

  /// False: a press never moves a window that its background moves.
  open override var mouseDownCanMoveWindow: Bool { false }

  // MARK: The mouse and the trackpad

  /// Begins a press with the primary button. With Control, the button counts as the secondary one.
  open override func mouseDown(with event: NSEvent) { feed(mouse: event, .began, in: self) }

  /// Follows the press inside and outside the control until it ends.
  open override func mouseDragged(with event: NSEvent) { feed(mouse: event, .moved, in: self) }

  /// Ends the press where the button comes up.
  open override func mouseUp(with event: NSEvent) { feed(mouse: event, .ended, in: self) }

  /// Cancels the press: AppKit has given the mouse to a gesture or to the system.
  @available(macOS 26.0, *)
  open override func mouseCancelled(with event: NSEvent) { host?.interrupt(.captureLost) }

  /// Cancels the press: a second button is down, and a menu may open.
  open override func rightMouseDown(with event: NSEvent) {
    host?.interrupt(.menu)
    super.rightMouseDown(with: event)
  }

  /// Feeds the pressure of a trackpad.
  open override func pressureChange(with event: NSEvent) { feed(pressure: event, in: self) }

  func feed(mouse event: NSEvent, _ phase: ContactPhase, in view: NSView) {
    if !takesPresses { return }
    host?.feed(.contact(ContactSample(mouse: event, phase, at: place(of: event, in: view))))
  }

  func feed(pressure event: NSEvent, in view: NSView) {
    if !takesPresses { return }
    ContactSample(pressure: event, at: place(of: event, in: view)).map { host?.feed(.contact($0)) }
  }

  private func place(of event: NSEvent, in view: NSView) -> Point {
    let own = view.convert(event.locationInWindow, from: nil)
    guard view === self, isPressedOnOverlay, let window else { return Point(own) }
    return Point(window.overlayRect(NSRect(origin: own, size: .zero), of: self).origin)
  }

  // MARK: Keys

  /// True if the control never gets the keys; false by default. Assistive technology still activates it.
  open override var refusesFirstResponder: Bool {
    get { ownRefusal }
    set { ownRefusal = newValue }
  }
  private var ownRefusal = false

  /// True while the control is enabled and does not refuse it, except during a click: as with a push button, the keys stay
  /// with the view that is being edited. Tab, the app and VoiceOver can focus the control.
  open override var acceptsFirstResponder: Bool {
    isEnabled && !refusesFirstResponder
      && NSApplication.shared.currentEvent?.type != .leftMouseDown
  }
  /// True if Tab reaches the control: while it is enabled, and the person has switched keyboard navigation on.
  open override var canBecomeKeyView: Bool {
    NSApplication.shared.isFullKeyboardAccessEnabled && super.canBecomeKeyView
  }

  /// Handles Space and Return, and Escape while the control is engaged.
  open override func keyDown(with event: NSEvent) {
    let isTaken = host?.feed(key: event, event.isARepeat ? .repeated : .down) ?? false
    if !isTaken { super.keyDown(with: event) }
  }

  /// Handles the release of the keys that `keyDown` handles.
  open override func keyUp(with event: NSEvent) {
    let isTaken = host?.feed(key: event, .up) ?? false
    if !isTaken { super.keyUp(with: event) }
  }

  /// Cancels the press of a held key when Command goes down: AppKit does not report the key's release then.
  open override func flagsChanged(with event: NSEvent) {
    _ = host?.feed(flags: event)
    super.flagsChanged(with: event)
  }

  /// Follows what concerns the control while it is engaged: the scroll views around it, the mouse's buttons and the keys. A click
  /// does not make it the first responder, but Escape has to cancel the press that the click began, typing elsewhere has to
  /// disarm, and another button cancels, wherever it goes down. Each control calls this function when it draws.
  func followEngagement() {
    let isEngaged = host?.isEngaged == true
    if isEngaged == (observers != nil) { return }
    observers = isEngaged ? observeScrolls { [weak self] in self?.host?.scroll() } : nil
    if !isEngaged { return }
    observers?.append(
      EventMonitor(NSEvent.EventTypeMask.buttons.union(.keyDown)) { [weak self] in
        self?.takes($0) ?? false
      })
  }
  /// The observers of what concerns the control; nil at rest.
  private var observers: [AnyObject]?

  private func takes(_ event: NSEvent) -> Bool {
    guard let host else { return false }
    if event.type != .keyDown {
      host.feed(button: event, hasPart: hasPart)
      return false
    }
    if host.escape(by: event) { return true }
    // Its own keys reach the control as the first responder.
    if event.window?.firstResponder !== self { host.feed(keyElsewhere: event) }
    return false
  }

  /// Cancels a press or an arming when another view gets the keys.
  open override func resignFirstResponder() -> Bool {
    let resigns = super.resignFirstResponder()
    if resigns { host?.interrupt(.focusLost) }
    return resigns
  }

  /// Draws the shape of the focus ring.
  open override func drawFocusRingMask() {
    NSBezierPath(roundedRect: bounds, xRadius: focusRadius, yRadius: focusRadius).fill()
  }

  /// The bounds of the focus ring: the whole control.
  open override var focusRingMaskBounds: NSRect { bounds }

  /// The corner radius of the focus ring, in points.
  var focusRadius: CGFloat { 0 }

  // MARK: The screen

  /// True: the control's y axis points down.
  open override var isFlipped: Bool { true }

  /// The last known window.
  private weak var lastWindow: NSWindow?

  /// Starts the control in its window, whose loss of the keys cancels presses. Moving to another window ends a press.
  open override func viewDidMoveToWindow() {
    willLeaveWindow()
    super.viewDidMoveToWindow()
    if window !== lastWindow { host?.isOnScreen = false }
    lastWindow = window
    observations = window == nil ? [] : observeAppearance()
    presence = window.flatMap { window in
      host.map { WindowPresence(of: window, for: $0) }
    }
    host?.isOnScreen = window != nil
    windowDidChange()
    if window != nil { appearanceDidChange() }
  }

  /// Called before the view's host follows it to another window, or out of its window.
  func willLeaveWindow() {}

  /// Called after the view has moved to another window, or out of its window.
  func windowDidChange() {}

  private func observeAppearance() -> [Observation] {
    [
      Observation(of: NSColor.systemColorsDidChangeNotification) { [weak self] in
        self?.appearanceDidChange()
      },
      Observation(
        of: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification,
        in: NSWorkspace.shared.notificationCenter
      ) { [weak self] in
        self?.appearanceDidChange()
      },
    ]
  }

  /// Lays out the content and draws the control at its new size.
  open override func layout() {
    layOut()
    super.layout()
    host?.invalidate()
  }

  /// Lays out the content.
  func layOut() {}

  /// Draws the control in its new colours.
  open override func viewDidChangeEffectiveAppearance() {
    super.viewDidChangeEffectiveAppearance()
    appearanceDidChange()
  }

  /// Updates the host's colours and text sizes.
  func appearanceDidChange() {
    host?.invalidate()
    reportName()
  }

  // MARK: Assistive technology

  /// Activates the control. A control that needs two steps needs two activations.
  open override func accessibilityPerformPress() -> Bool { host?.activate() ?? false }

  /// Cancels an arming: Escape for assistive technology.
  open override func accessibilityPerformCancel() -> Bool { host?.escape() ?? false }

  /// The role: a button, a link, or a level indicator for a scale.
  open override func accessibilityRole() -> NSAccessibility.Role? {
    switch host?.access.role {
    case .link: .link
    case .meter: .levelIndicator
    case .button, nil: .button
    }
  }

  /// True if the control is enabled.
  open override func isAccessibilityEnabled() -> Bool { host?.access.isEnabled ?? isEnabled }

  /// The name for assistive technology: the text on the control, or its kind. Nil if it has no name.
  var name: String? { nil }
  /// The accessibility help; nil if the role explains the control.
  var hint: String? { nil }
  /// The accessibility value; nil if it has none.
  var value: String? { nil }

  /// The control's own accessibility actions: the name of each, and a function that performs it and returns true if it
  /// succeeded.
  var customActions: [(name: String, run: @MainActor () -> Bool)] { [] }

  /// The actions that the app has set, and the control's own.
  open override func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
    let own = customActions.map { action in
      NSAccessibilityCustomAction(name: action.name) { action.run() }
    }
    let all = (super.accessibilityCustomActions() ?? []) + own
    return all.isEmpty ? super.accessibilityCustomActions() : all
  }

  // UIKit reads a name and a value when it needs them. AppKit's clients cache them until a notification.

  /// Notifies assistive technology of a changed value. A scale does so only as it enters a state, because its number
  /// changes too often to be read each time.
  private func reportValue() {
    let value = value ?? ""
    if value == toldValue { return }
    toldValue = value
    NSAccessibility.post(element: self, notification: .valueChanged)
  }
  private var toldValue = ""

  /// Notifies assistive technology of a changed name.
  private func reportName() {
    let name = accessibilityLabel()
    if name == toldName { return }
    toldName = name
    if window != nil { NSAccessibility.post(element: self, notification: .titleChanged) }
  }
  private var toldName: String?

  /// The control's name, unless the app sets another label.
  open override func accessibilityLabel() -> String? { super.accessibilityLabel() ?? name }
  /// The control's own hint, unless the app sets another help text.
  open override func accessibilityHelp() -> String? { super.accessibilityHelp() ?? hint }
  /// The control's present value, unless the app sets another one.
  open override func accessibilityValue() -> Any? { super.accessibilityValue() ?? value }
}
#endif
