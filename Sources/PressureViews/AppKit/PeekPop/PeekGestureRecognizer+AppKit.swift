#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

/// Feeds the presses on a view to a PeekPop, and is recognised when the PeekPop has peeked.
///
/// Until then the view's own events wait: the view handles a click or a drag only if there was no peek. The view keeps
/// the recognizer, which keeps its interaction.
final class PeekGestureRecognizer: NSGestureRecognizer {
  let peek: PeekPopInteraction
  var host: ControlHost<PeekPop> { peek.host }
  /// True if the recognizer follows a press.
  private(set) var isFollowing = false

  init(of peek: PeekPopInteraction) {
    self.peek = peek
    super.init(target: nil, action: nil)
    delaysPrimaryMouseButtonEvents = true
    // The configuration has two stages, or one during a drag. It applies to presses that begin after it is set.
    pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDeepClick)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func mouseDown(with event: NSEvent) {
    super.mouseDown(with: event)
    guard let view, peek.accepts(event) else {
      state = .failed
      return
    }
    isFollowing = true
    peek.feed(mouse: event, .began, in: view)
  }

  override func mouseDragged(with event: NSEvent) {
    super.mouseDragged(with: event)
    guard let view, isFollowing else { return }
    let hadBegun = state == .began || state == .changed
    peek.feed(mouse: event, .moved, in: view)
    if hadBegun && isFollowing { state = .changed }
  }

  override func mouseUp(with event: NSEvent) {
    super.mouseUp(with: event)
    guard let view, isFollowing else { return }
    lift(at: event.timestamp)
    peek.feed(mouse: event, .ended, in: view)
  }

  @available(macOS 26.0, *)
  override func mouseCancelled(with event: NSEvent) {
    super.mouseCancelled(with: event)
    if !isFollowing { return }
    stop(state == .possible ? .failed : .cancelled)
    host.interrupt(.captureLost)
  }

  override func pressureChange(with event: NSEvent) {
    super.pressureChange(with: event)
    guard let view, isFollowing else { return }
    peek.feed(pressure: event, in: view)
  }

  /// Cancels the press if another gesture was recognised first, or if this one was stopped.
  override func reset() {
    super.reset()
    if !isFollowing { return }
    isFollowing = false
    host.interrupt(.captureLost)
  }

  func stop(_ state: State) {
    isFollowing = false
    self.state = state
  }
}
#endif
