#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Feeds the touches of a view to a PeekPop, and is recognised when the PeekPop has peeked.
///
/// Until then other recognizers compete for the touch: a scroll view and other peeks win if they are recognised first,
/// and so does the view's tap, which is recognised at the lift. The gesture of a button inside, which only follows the
/// touch, does not compete. After the peek the touch belongs to this recognizer, and the view's touch is cancelled.
final class PeekGestureRecognizer: UIGestureRecognizer {
  let host: ControlHost<PeekPop>
  private let accepts: @MainActor (UITouch) -> Bool
  private var touch: UITouch?

  /// Makes a recognizer. `accepts` returns true for a touch that may peek.
  init(host: ControlHost<PeekPop>, accepts: @escaping @MainActor (UITouch) -> Bool) {
    self.host = host
    self.accepts = accepts
    super.init(target: nil, action: nil)
  }

  /// True if the recognizer follows a touch.
  var isFollowing: Bool { touch != nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let touch {
      // This feeds all touches that are down.
      host.feed(touch, .moved, of: event, in: nil)
      return
    }
    guard let touch = touches.first, accepts(touch) else {
      state = .failed
      return
    }
    self.touch = touch
    host.feed(touch, .began, of: event, in: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    let hadBegun = state == .began || state == .changed
    host.feed(touch, .moved, of: event, in: nil)
    if hadBegun && isFollowing { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    lift(at: touch.timestamp)
    host.feed(touch, .ended, of: event, in: nil)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    stop(state == .possible ? .failed : .cancelled)
    host.feed(touch, .cancelled, of: event, in: nil)
  }

  /// Cancels the press if another gesture was recognised first, or if this one was stopped.
  override func reset() {
    super.reset()
    if !isFollowing { return }
    touch = nil
    host.interrupt(.captureLost)
  }

  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isRival =
      preventingGestureRecognizer is UIPanGestureRecognizer
      || preventingGestureRecognizer is PeekGestureRecognizer
    return isRival && !host.control.holdsScroll
      && super.canBePrevented(by: preventingGestureRecognizer)
  }

  func stop(_ state: State) {
    touch = nil
    self.state = state
  }
}
#endif
