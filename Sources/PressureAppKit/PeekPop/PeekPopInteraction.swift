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

  private(set) lazy var presenter = PeekPresenter<NSViewController>(on: platform)
  private let platform = AppKitPlatform()
  private weak var recognizer: PeekGestureRecognizer?
  private weak var windowObserver: WindowObserver?
  private var presence: WindowPresence?
  private var scrolling: [AnyObject]?
  private var keys: KeyMonitor?
  /// The trackpad during the present press.
  private var trackpad = StagedSensor()

  private let stage = PeekStage()
  private lazy var overlay = Overlay(stage, title: KitWord.preview.text)

  /// Makes one, and adds it to a view.
  @discardableResult
  public init(view: NSView, delegate: any PeekPopInteractionDelegate) {
    self.delegate = delegate
    self.view = view
    super.init()
    stage.peek = self
    platform.view = view
    prepare()
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

  /// Its colours.
  public var colors = PeekColors() {
    didSet { host.invalidate() }
  }

  /// Makes an item for the view's context menu that calls `peek()`: “Preview”, in the language of the app. It does not keep
  /// the interaction.
  public func makeMenuItem() -> NSMenuItem {
    NSMenuItem(KitWord.preview.text) { [weak self] in self?.peek() }
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

  // MARK: What its presenter asks

  /// Whether a press or a preview is under way.
  var isBusy: Bool { recognizer?.isFollowing == true || host.control.isEngaged }
  /// Where a press came down; nil while the interaction is in no view.
  var pressStart: NSPoint? { recognizer?.start }
  /// On the Mac the actions are in the view's context menu.
  var actionsSize: Size? { nil }

  func followPress() { recognizer?.follow() }

  func show(_ frame: PeekFrame) {
    guard let view, let window = view.window else { return clear() }
    lead(isOpen: host.control.isLeftOpen)
    // The overlay's window has the app's, not that of the window that it lies over.
    if stage.appearance != view.effectiveAppearance { stage.appearance = view.effectiveAppearance }
    stage.blur.isWithinWindow = window.showsOverlayWithin
    stage.frame = window.overlayArea
    stage.show(frame, around: host.control.bounds)
    overlay.appear(over: window)
  }

  func makePreview(at location: NSPoint) -> NSViewController? {
    guard let view else { return nil }
    guard let preview = delegate?.peekPopInteraction(self, previewAt: location) else { return nil }
    // It may say how large it wants to be only then.
    stage.card.content = preview.view
    scrolling = view.observeScrolls { [weak self] in
      self?.host.interrupt(.displaced)
    }
    return preview
  }

  /// It is shown elsewhere; its picture stays, as large as it was.
  func handOn(_ preview: NSViewController) {
    stage.card.content = preview.view.window == nil ? nil : preview.view.picture()
    delegate?.peekPopInteraction(self, pop: preview)
  }

  func clear() {
    scrolling = nil
    lead(isOpen: false)
    stage.card.content = nil
    stage.card.show(nil)
    overlay.disappear()
  }

  /// While it is left open clicks are the stage's, and keys its control's: its window is none that they go to.
  private func lead(isOpen: Bool) {
    overlay.isOpen = isOpen
    if isOpen == (keys != nil) { return }
    keys =
      isOpen
      ? KeyMonitor([.keyDown, .keyUp]) { [weak self] in self?.feed(key: $0) ?? false } : nil
  }

  private func feed(key event: NSEvent) -> Bool {
    let phase: KeySample.Phase =
      event.type == .keyUp ? .up : event.isARepeat ? .repeated : .down
    return host.feed(key: event, phase)
  }
}
#endif
