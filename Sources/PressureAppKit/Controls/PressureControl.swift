#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// What the kit's controls have in common: the mouse, a trackpad's pressure, keys, focus and assistive technology go to
/// the engine, whatever it then makes of them.
///
/// It is an `NSControl` without a cell: it sends `action` to `target` when what it is for happens, or along the responder
/// chain if `target` is nil. `isContinuous`, `sendAction(on:)` and values such as `stringValue` mean nothing to it.
///
/// Not to be subclassed by itself; subclass one of the controls.
@MainActor
open class PressureControl: NSControl {
  /// Its engine; nil only while it is being made.
  var hosting: (any ControlHosting)? {
    didSet {
      // A control of AppKit's runs on AppKit.
      (hosting?.platform as? AppKitPlatform)?.view = self
      hosting?.isVisible = { [weak self] in self?.isVisible ?? false }
      hosting?.setEnabled(isEnabled)
      appearanceDidChange()
    }
  }
  /// The trackpad during the present press.
  private var trackpad = StagedSensor()
  /// While it is in a window.
  private var observations: [Observation] = []
  private var presence: WindowPresence?

  /// Makes a control without an engine.
  public override init(frame: NSRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a control without an engine, from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    // The archive of a storyboard's custom view has none of an NSControl's properties.
    ownIsEnabled = true
    wantsLayer = true
    setAccessibilityElement(true)
    // It holds for presses that begin after it is set.
    pressureConfiguration = NSPressureConfiguration(pressureBehavior: pressureBehavior)
  }

  /// How the trackpad presses on it: in one stage, without a force click.
  var pressureBehavior: NSEvent.PressureBehavior { .primaryGeneric }

  /// True if presses are told to the engine in the coordinates of an overlay; false, the default, if in the view's.
  var isPressedOnOverlay: Bool { false }

  /// True, the default, if presses on the view count.
  var takesPresses: Bool { true }

  /// Its tint.
  var tint: NativeColor { contentTintColor ?? .controlAccentColor }

  /// A length that grows with the texts that the person wants. On the Mac it is the same length, in points.
  func scaledLikeTexts(_ length: CGFloat) -> CGFloat { length }

  /// True if it takes input, which is the default. Disabling it in mid-press takes the press away.
  @IBInspectable open override var isEnabled: Bool {
    get { ownIsEnabled }
    set {
      let isChange = newValue != ownIsEnabled
      ownIsEnabled = newValue
      if isChange { hosting?.setEnabled(newValue) }
    }
  }
  private var ownIsEnabled = true

  /// Its tint, as an `NSButton` has it; nil, the default, is the accent colour. A view of AppKit inherits no tint from the
  /// views that it is in: set it on each control.
  open var contentTintColor: NSColor? {
    didSet { appearanceDidChange() }
  }

  // MARK: NSControl
  // AppKit keeps some properties of an NSControl in its cell, so the controls keep their own.

  /// No cell: the engine does what one would do.
  open override class var cellClass: AnyClass? {
    get { nil }
    set {}
  }

  /// The object that `action` is sent to; nil, the default, is the first object of the responder chain that has such a
  /// method. It is not kept.
  open override weak var target: AnyObject? {
    get { ownTarget }
    set { ownTarget = newValue }
  }
  private weak var ownTarget: AnyObject?

  /// What `target` is sent, with the control, when what the control is for happens: after its closure was called. Nil, the
  /// default, sends nothing.
  open override var action: Selector? {
    get { ownAction }
    set { ownAction = newValue }
  }
  private var ownAction: Selector?

  /// Sends the action for what the control tells, or has assistive technology read its value.
  func tell(_ news: ControlNews) {
    switch news {
    case .step, .state, .settled: tellValue()
    case .act, .confirmation, .reading: _ = sendAction(action, to: target)
    }
  }

  /// Activates it, as assistive technology does: a control that needs two steps needs two of these.
  open override func performClick(_ sender: Any?) { _ = hosting?.activate() }

  /// Its own size, whatever is proposed.
  open override func sizeThatFits(_ size: NSSize) -> NSSize { intrinsicContentSize }

  /// Gives it its own size.
  open override func sizeToFit() { frame.size = intrinsicContentSize }

  /// False: a click that brings its window to the front does nothing else.
  open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }

  /// False: a click needs no keys.
  open override var needsPanelToBecomeKey: Bool { false }

  // MARK: The mouse and the trackpad

  /// Begins a press, by the primary button; with Control it is the secondary one.
  open override func mouseDown(with event: NSEvent) { feed(mouse: event, .began, in: self) }

  /// Follows it, inside and outside, until it is over.
  open override func mouseDragged(with event: NSEvent) { feed(mouse: event, .moved, in: self) }

  /// Ends it, where the button comes up.
  open override func mouseUp(with event: NSEvent) { feed(mouse: event, .ended, in: self) }

  /// Takes it away: another button joined in, and a menu may open.
  open override func rightMouseDown(with event: NSEvent) {
    hosting?.interrupt(.menu)
    super.rightMouseDown(with: event)
  }

  /// Takes how hard a trackpad is pressed.
  open override func pressureChange(with event: NSEvent) { feed(pressure: event, in: self) }

  func feed(mouse event: NSEvent, _ phase: ContactPhase, in view: NSView) {
    if !takesPresses { return }
    if phase == .began { trackpad = StagedSensor() }
    hosting?.feed(.contact(ContactSample(mouse: event, phase, at: place(of: event, in: view))))
  }

  func feed(pressure event: NSEvent, in view: NSView) {
    if !takesPresses { return }
    let sample = ContactSample(pressure: event, at: place(of: event, in: view)) {
      trackpad.force(of: $0)
    }
    if let sample { hosting?.feed(.contact(sample)) }
  }

  private func place(of event: NSEvent, in view: NSView) -> Point {
    let own = view.convert(event.locationInWindow, from: nil)
    guard view === self, isPressedOnOverlay, let window else { return Point(own) }
    return Point(window.overlayRect(NSRect(origin: own, size: .zero), of: self).origin)
  }

  // MARK: Keys

  /// True while it is enabled, except for a click: as with a push button, the keys stay with what is being edited. Tab, the
  /// app and VoiceOver can focus it.
  open override var acceptsFirstResponder: Bool {
    isEnabled && NSApplication.shared.currentEvent?.type != .leftMouseDown
  }
  /// True if Tab leads to it: while it is enabled, and the person has Tab lead to buttons.
  open override var canBecomeKeyView: Bool {
    NSApplication.shared.isFullKeyboardAccessEnabled && super.canBecomeKeyView
  }

  /// Takes Space, Return and, while something is to be undone, Escape.
  open override func keyDown(with event: NSEvent) {
    let isTaken = hosting?.feed(key: event, event.isARepeat ? .repeated : .down) ?? false
    if !isTaken { super.keyDown(with: event) }
  }

  /// Takes the end of what it has taken the beginning of.
  open override func keyUp(with event: NSEvent) {
    let isTaken = hosting?.feed(key: event, .up) ?? false
    if !isTaken { super.keyUp(with: event) }
  }

  /// Listens for Escape while it is engaged: a click does not make it the first responder, and Escape takes back what the
  /// click began. Each control calls it when it draws.
  func followEngagement() {
    let isEngaged = hosting?.isEngaged == true
    if isEngaged == (escape != nil) { return }
    escape =
      isEngaged
      ? KeyMonitor(.keyDown) { [weak self] in self?.hosting?.escape(by: $0) ?? false } : nil
  }
  private var escape: KeyMonitor?

  /// Takes away what waits when the keys go elsewhere.
  open override func resignFirstResponder() -> Bool {
    let resigns = super.resignFirstResponder()
    if resigns { hosting?.interrupt(.focusLost) }
    return resigns
  }

  /// The ring that shows where keys go.
  open override func drawFocusRingMask() {
    NSBezierPath(roundedRect: bounds, xRadius: focusRadius, yRadius: focusRadius).fill()
  }

  /// The whole of it.
  open override var focusRingMaskBounds: NSRect { bounds }

  /// How round that ring is, in points.
  var focusRadius: CGFloat { 0 }

  // MARK: The screen

  /// The engine's coordinates grow downwards.
  open override var isFlipped: Bool { true }

  /// Rests as it leaves its window, also for another one: a press there is over.
  open override func viewWillMove(toWindow newWindow: NSWindow?) {
    super.viewWillMove(toWindow: newWindow)
    if newWindow !== window { hosting?.isOnScreen = false }
  }

  /// Wakes in its window, and takes presses away when that is no longer the one that keys go to.
  open override func viewDidMoveToWindow() {
    willLeaveWindow()
    super.viewDidMoveToWindow()
    observations = window == nil ? [] : observeAppearance()
    presence = window.flatMap { window in
      hosting.map { WindowPresence(of: window, for: $0) }
    }
    hosting?.isOnScreen = window != nil
    windowDidChange()
    if window != nil { appearanceDidChange() }
  }

  /// Called before it hears of another window, or of none.
  func willLeaveWindow() {}

  /// Called when it is in another window, or in none.
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

  /// Lays out what it shows and draws itself at its new size.
  open override func layout() {
    layOut()
    super.layout()
    hosting?.invalidate()
  }

  /// Lays out what the view shows.
  func layOut() {}

  /// Draws itself in its new colours.
  open override func viewDidChangeEffectiveAppearance() {
    super.viewDidChangeEffectiveAppearance()
    appearanceDidChange()
  }

  /// Gives the engine the colours and the sizes of the texts as they are now.
  func appearanceDidChange() {
    hosting?.invalidate()
    tellName()
  }

  // MARK: Assistive technology

  /// Activates it: what needs two steps needs two of these.
  open override func accessibilityPerformPress() -> Bool { hosting?.activate() ?? false }

  /// Takes back what waits for a second step.
  open override func accessibilityPerformCancel() -> Bool { hosting?.escape() ?? false }

  /// What it is: a button, a link, or something that shows a level.
  open override func accessibilityRole() -> NSAccessibility.Role? {
    switch hosting?.access.role {
    case .link: .link
    case .meter: .levelIndicator
    case .button, nil: .button
    }
  }

  /// Whether it takes input.
  open override func isAccessibilityEnabled() -> Bool { hosting?.access.isEnabled ?? isEnabled }

  /// What is written on it, or what it is called; nil for nothing.
  var name: String? { nil }
  /// How it works, where that is not what everybody expects of what it is.
  var hint: String? { nil }
  /// What it says of itself now; nil for nothing.
  var value: String? { nil }

  /// What assistive technology can do with it besides: the name of each action, and a function that does it and returns
  /// whether it could.
  var customActions: [(name: String, run: @MainActor () -> Bool)] { [] }

  /// The actions that are set, and the control's own.
  open override func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
    let own = customActions.map { action in
      NSAccessibilityCustomAction(name: action.name) { action.run() }
    }
    let all = (super.accessibilityCustomActions() ?? []) + own
    return all.isEmpty ? super.accessibilityCustomActions() : all
  }

  // UIKit asks for a name and a value when it needs them. AppKit's clients keep them until they are told of others.

  /// Tells assistive technology of a value that is another than it was told, as the control enters a state: the number of a
  /// scale changes far more often than anybody wants to hear of it.
  private func tellValue() {
    let value = value ?? ""
    if value == toldValue { return }
    toldValue = value
    NSAccessibility.post(element: self, notification: .valueChanged)
  }
  private var toldValue = ""

  /// Tells it of a name that is another.
  private func tellName() {
    let name = accessibilityLabel()
    if name == toldName { return }
    toldName = name
    if window != nil { NSAccessibility.post(element: self, notification: .titleChanged) }
  }
  private var toldName: String?

  /// Its name: what is written on it, unless it is given another.
  open override func accessibilityLabel() -> String? { super.accessibilityLabel() ?? name }
  /// How it works, unless it is given another help text.
  open override func accessibilityHelp() -> String? { super.accessibilityHelp() ?? hint }
  /// What it says now, unless it is given another value.
  open override func accessibilityValue() -> Any? { super.accessibilityValue() ?? value }
}
#endif
