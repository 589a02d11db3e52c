#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// Makes a view something that one can look into before one goes there: press to peek, press deeper to pop.
///
/// A Force Touch trackpad peeks in its first stage, and pops with a force click. Where nothing measures force one holds,
/// and the preview stays: a click on it pops, one elsewhere or Escape closes it. A click stays the view's own, and has to
/// open the same content: nothing is reached by a peek alone. What can be done with the content belongs into the view's
/// context menu, as ever on the Mac, and so does `makeMenuItem()`. What a press does is `PeekPop`'s, as `options` say.
///
///     PeekPopInteraction(view: row, delegate: self)
@MainActor
public final class PeekPopInteraction: NSObject {
  /// Who says what is shown and opens it.
  public weak var delegate: (any PeekPopInteractionDelegate)?
  /// The view that one presses, which keeps the interaction; nil when it has been removed from it.
  public private(set) weak var view: NSView?

  private(set) lazy var host = ControlHost(PeekPop(), on: platform)
  private let platform = AppKitPlatform()
  private weak var recognizer: PeekGestureRecognizer?
  private weak var windowObserver: WindowObserver?
  private var presence: WindowPresence?
  private var scrolling: ScrollObservation?
  private var keys: KeyMonitor?
  /// The trackpad during the present press.
  private var trackpad = StagedSensor()

  private let stage = PeekStage()
  private lazy var overlay = Overlay(stage, title: KitWord.preview.text)
  /// What is looked into; nil when it has been handed on.
  private var preview: NSViewController?
  /// How large that wanted to be.
  private var lastSize = NSSize.zero
  /// Whether there is anything to be seen, from when a press is harder than a click.
  private var isPresented = false
  /// Whether the content of what begins is there already.
  private var isPrepared = false

  /// Makes one, and adds it to a view.
  @discardableResult
  public init(view: NSView, delegate: any PeekPopInteractionDelegate) {
    self.delegate = delegate
    self.view = view
    super.init()
    stage.peek = self
    platform.view = view
    host.locate = { [weak self] in self?.locate() }
    host.draw = { [weak self] in self?.show() }
    host.act = { [weak self] in self?.act($0) }
    let recognizer = PeekGestureRecognizer(of: self)
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
    let observer = WindowObserver { [weak self] in self?.attend($0) }
    view.addSubview(observer)
    windowObserver = observer
    attend(view.window)
  }

  /// Takes it from its view: nothing is peeked at any more.
  public func removeFromView() {
    attend(nil)
    windowObserver?.removeFromSuperview()
    if let recognizer { view?.removeGestureRecognizer(recognizer) }
    view = nil
  }

  // MARK: What it is

  /// When a press peeks and pops; a change holds from the next input on. The colours and the size of the content are the
  /// interaction's: what is set of them here is set again.
  public var options: PeekOptions {
    get { host.control.options }
    set {
      host.control.options = newValue
      host.invalidate()
    }
  }

  /// Its colours.
  public var colors = PeekColors() {
    didSet { host.invalidate() }
  }

  /// Where a press is.
  public var controlState: PeekPop.State { host.control.state }

  /// Opens the preview of the view's middle and leaves it open; does nothing outside a window, while a preview is there, or
  /// if there is none.
  public func peek() {
    guard let view, host.isOnScreen, !host.control.isEngaged,
      prepare(at: NSPoint(x: view.bounds.midX, y: view.bounds.midY))
    else { return }
    isPrepared = true
    host.update { $0.open(at: $1) }
    isPrepared = false
  }

  /// Makes an item for the view's context menu that calls `peek()`: “Preview”, in the language of the app. It does not keep
  /// the interaction.
  public func makeMenuItem() -> NSMenuItem {
    NSMenuItem(KitWord.preview.text) { [weak self] in self?.peek() }
  }

  /// Closes a preview, whatever holds it open; nothing is opened then.
  public func close() {
    host.interrupt(.escape)
  }

  /// True, the default, if presses on the view peek; false if only `peek()` and the item of `makeMenuItem()` do.
  ///
  /// Until a press has peeked or lifted, the view's own mouse events wait: its highlight and its drag begin late, and a
  /// table selects a row as the button comes up. Without presses nothing waits. Setting it to false in mid-press takes the
  /// press away.
  public var takesPresses: Bool {
    get { recognizer?.isEnabled ?? false }
    set { recognizer?.isEnabled = newValue }
  }

  // MARK: What presses

  /// Whether a press may peek: that of the primary button.
  func accepts(_ event: NSEvent) -> Bool {
    guard let view, host.isOnScreen, !event.modifierFlags.contains(.control) else { return false }
    // How hard one presses on a control that is in the view is for the control.
    let pressed = view.window?.contentView?.hitTest(event.locationInWindow)
    return pressed?.isInControl(within: view) != true
  }

  func feed(mouse event: NSEvent, _ phase: ContactPhase, in space: NSView) {
    if phase == .began { trackpad = StagedSensor() }
    host.feed(.contact(ContactSample(mouse: event, phase, at: place(of: event, in: space))))
  }

  func feed(pressure event: NSEvent, in space: NSView) {
    let popThreshold = options.popThreshold
    let sample = ContactSample(pressure: event, at: place(of: event, in: space)) {
      trackpad.force(of: $0, popThreshold: popThreshold)
    }
    if let sample { host.feed(.contact(sample)) }
  }

  /// From the top of the window's content, which the stage lies over.
  private func place(of event: NSEvent, in space: NSView) -> Point {
    let own = NSRect(origin: space.convert(event.locationInWindow, from: nil), size: .zero)
    return Point(space.window?.overlayRect(own, of: space).origin ?? own.origin)
  }

  private func attend(_ window: NSWindow?) {
    presence = window.map { WindowPresence(of: $0, for: host) }
    host.isOnScreen = window != nil
  }

  // MARK: What its host asks

  private func locate() {
    guard let view, let window = view.window else { return }
    let viewport = Rect(window.overlayArea)
    let wanted = preview?.preferredContentSize ?? lastSize
    host.control.bounds = Rect(window.overlayRect(view.bounds, of: view))
    host.control.viewport = viewport
    host.control.options.previewSize =
      isPresented
      ? PeekContentSizes(
        preview: Size(width: wanted.width, height: wanted.height), actions: nil, in: viewport
      ).preview
      : .zero
    host.control.options.palette = colors.palette(
      PeekPalette(), or: [\.surface: .shownGround], in: view.effectiveAppearance)
  }

  private func show() {
    recognizer?.follow()
    if !isPresented { return }
    let frame = PeekFrame(of: host.control)
    let isOver = host.control.state == .idle && (frame.isEmpty || !host.isOnScreen)
    guard !isOver, let view, let window = view.window else { return clear() }
    lead(isOpen: host.control.isLeftOpen)
    // The overlay's window has the app's, not that of the window that it lies over.
    if stage.appearance != view.effectiveAppearance { stage.appearance = view.effectiveAppearance }
    stage.blur.isWithinWindow = window.showsOverlayWithin
    stage.frame = window.overlayArea
    stage.show(frame, around: host.control.bounds)
    overlay.appear(over: window)
  }

  private func act(_ act: PeekPop.Act) {
    switch act {
    case .begin:
      // What has come and gone within one input is not made.
      let isWanted = !isPrepared && host.control.state != .idle
      if isWanted, let recognizer, !prepare(at: recognizer.start) { host.interrupt(.menu) }
    case .pop:
      guard let preview else { return }
      handOn(preview)
      delegate?.peekPopInteraction(self, pop: preview)
    case .peek, .close:
      break
    }
  }

  /// Makes what is looked into at a place. Returns false if there is nothing.
  private func prepare(at location: NSPoint) -> Bool {
    clear()
    guard let view, let preview = delegate?.peekPopInteraction(self, previewAt: location)
    else { return false }
    self.preview = preview
    isPresented = true
    // It may say how large it wants to be only then.
    stage.card.content = preview.view
    scrolling = ScrollObservation(around: view) { [weak self] in
      self?.host.interrupt(.displaced)
    }
    locate()
    return true
  }

  /// It is shown elsewhere; its picture stays, as large as it was.
  private func handOn(_ preview: NSViewController) {
    lastSize = preview.preferredContentSize
    stage.card.content = preview.view.window == nil ? nil : preview.view.picture()
    self.preview = nil
  }

  private func clear() {
    isPresented = false
    scrolling = nil
    lead(isOpen: false)
    stage.card.content = nil
    preview = nil
    stage.card.show(nil)
    overlay.disappear()
  }

  /// While it is left open clicks are the stage's, and keys its control's: its window is none that they go to.
  private func lead(isOpen: Bool) {
    overlay.isOpen = isOpen
    if isOpen == (keys != nil) { return }
    keys =
      isOpen
      ? KeyMonitor([.keyDown, .keyUp]) { [weak self] in self?.take(key: $0) ?? false } : nil
  }

  private func take(key event: NSEvent) -> Bool {
    let phase: KeySample.Phase =
      event.type == .keyUp ? .up : event.isARepeat ? .repeated : .down
    return host.feed(key: event, phase)
  }
}
#endif
