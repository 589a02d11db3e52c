#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

/// Adds peek and pop to a view: press to peek at content, press deeper to pop.
///
/// A Force Touch trackpad peeks in its first stage, and pops with a force click. Without a sensor, holding opens the
/// preview, which stays open: a click on it pops, and a click elsewhere or Escape closes it. A click stays the view's
/// own, and has to open the same content, so that everything is reachable without a peek.
///
/// Put the actions of the content and the item of `makeMenuItem()` into the view's context menu, as usual on the Mac.
/// `PeekPop` has the rules of a press; `options` change them.
///
///     PeekPopInteraction(view: row, delegate: self)
@MainActor
public final class PeekPopInteraction: NSObject {
  /// The delegate that provides the preview and opens the content.
  public weak var delegate: (any PeekPopInteractionDelegate)?
  /// The view that peeks, which keeps the interaction; nil after the interaction was removed from it.
  public private(set) weak var view: NSView?

  private(set) lazy var presenter = PeekPresenter<NSViewController>(on: platform)
  private let platform = AppKitPlatform()
  private weak var recognizer: PeekGestureRecognizer?
  private weak var windowObserver: WindowObserver?
  private var presence: WindowPresence?
  private var scrolling: [AnyObject]?
  private var monitor: EventMonitor?

  let stage = PeekStage()
  private lazy var overlay = Overlay(stage, title: KitWord.preview.text)

  /// Makes an interaction and adds it to a view.
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

  /// Removes the interaction from its view, which then no longer peeks.
  public func removeFromView() {
    attend(nil)
    windowObserver?.removeFromSuperview()
    if let recognizer { view?.removeGestureRecognizer(recognizer) }
    view = nil
  }

  // MARK: Properties

  /// The colours of the preview and its surroundings.
  public var colors = PeekColors() {
    didSet { host.invalidate() }
  }

  /// Makes an item for the view's context menu that calls `peek()`: “Preview”, in the app's language. The item does not
  /// keep the interaction.
  public func makeMenuItem() -> NSMenuItem {
    NSMenuItem(KitWord.preview.text) { [weak self] in self?.peek() }
  }

  /// True, the default, if presses on the view peek; false if only `peek()` and the item of `makeMenuItem()` do.
  ///
  /// Until a press has peeked or lifted, the view's own mouse events wait: its highlight and its drag begin late, and a
  /// table selects a row only as the button comes up. If this is false, no events wait. Setting it to false during a
  /// press cancels the press.
  public var takesPresses: Bool {
    get { recognizer?.isEnabled ?? false }
    set { recognizer?.isEnabled = newValue }
  }

  // MARK: Presses

  /// Returns true if a press may peek: one outside the controls in the view.
  func accepts(_ event: NSEvent) -> Bool {
    guard let view, host.isOnScreen else { return false }
    // The force on a control inside the view belongs to the control.
    let pressed = view.window?.contentView?.hitTest(event.locationInWindow)
    return pressed?.isInControl(within: view) != true
  }

  func feed(mouse event: NSEvent, _ phase: ContactPhase, in space: NSView) {
    host.feed(.contact(ContactSample(mouse: event, phase, at: place(of: event, in: space))))
  }

  func feed(pressure event: NSEvent, in space: NSView) {
    ContactSample(pressure: event, at: place(of: event, in: space)).map { host.feed(.contact($0)) }
  }

  /// Returns the place of an event from the top left of the window's content, which the stage covers.
  private func place(of event: NSEvent, in space: NSView) -> Point {
    let own = NSRect(origin: space.convert(event.locationInWindow, from: nil), size: .zero)
    return Point(space.window?.overlayRect(own, of: space).origin ?? own.origin)
  }

  private func attend(_ window: NSWindow?) {
    presence = window.map { WindowPresence(of: $0, for: host) }
    host.isOnScreen = window != nil
  }

  // MARK: Presenter

  /// True during a press or a preview.
  var isBusy: Bool { recognizer?.isFollowing == true || host.control.isEngaged }
  /// Nil: on the Mac the actions are in the view's context menu.
  var actionsSize: Size? { nil }

  /// Returns the view that a click at a place of the stage would reach, if the stage took clicks.
  func hit(at place: Point, in window: NSWindow) -> NSView? {
    overlay.view(at: place, in: window, takesTouches: true)
  }

  /// Follows the control's state. A monitor receives Escape, the mouse's buttons and the keys of an open preview, because the
  /// overlay's window never becomes key.
  func followPress() {
    recognizer?.follow()
    let isEngaged = host.control.isEngaged
    if isEngaged == (monitor != nil) { return }
    monitor =
      isEngaged
      ? EventMonitor(.buttons.union([.keyDown, .keyUp, .flagsChanged])) { [weak self] in
        self?.takes($0) ?? false
      } : nil
  }

  func show(_ frame: PeekFrame) {
    guard let view, let window = view.window else { return clear() }
    // While the preview is left open, the stage takes the clicks, and the control takes the keys.
    overlay.isOpen = host.control.isLeftOpen
    // Otherwise the overlay's window has the app's appearance, not that of the window below it.
    if stage.appearance != view.effectiveAppearance { stage.appearance = view.effectiveAppearance }
    stage.frame = window.overlayArea
    stage.show(frame, around: host.control.bounds)
    overlay.appear(over: window)
  }

  func makePreview(at location: NSPoint) -> NSViewController? {
    guard let view else { return nil }
    guard let preview = delegate?.peekPopInteraction(self, previewAt: location) else { return nil }
    // A preview may set its preferred size only as it loads its view.
    stage.card.content = preview.view
    scrolling = view.observeScrolls { [weak self] in self?.host.scroll() }
    return preview
  }

  /// Hands the preview on, to be shown elsewhere. A picture of the same size replaces it.
  func handOn(_ preview: NSViewController) {
    stage.card.content = preview.view.window == nil ? nil : preview.view.picture()
    delegate?.peekPopInteraction(self, pop: preview)
  }

  func clear() {
    scrolling = nil
    overlay.isOpen = false
    stage.card.content = nil
    stage.card.show(nil)
    overlay.disappear()
  }

  private func takes(_ event: NSEvent) -> Bool {
    if NSEvent.EventTypeMask.buttons.contains(event) {
      host.feed(button: event, hasPart: hasPart)
      return false
    }
    // The app's other windows have keys of their own.
    if event.window !== view?.window { return false }
    if event.type == .keyDown && host.escape(by: event) { return true }
    if !host.control.isLeftOpen { return false }
    if event.type == .flagsChanged { return host.feed(flags: event) }
    // A text with the focus takes the keys itself.
    if view?.window?.firstResponder is any NSTextInputClient { return false }
    let phase: KeySample.Phase =
      event.type == .keyUp ? .up : event.isARepeat ? .repeated : .down
    return host.feed(key: event, phase)
  }
}
#endif
