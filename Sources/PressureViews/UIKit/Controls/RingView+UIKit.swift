#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

/// The ring above a window's content. While it is open, it takes all touches for the button, and the views below it
/// receive none.
final class RingView: SceneView {
  /// The button that receives the touches.
  weak var button: ConfirmActionButton?
  /// True during a test of what a touch would hit below the ring.
  var letsThrough = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !letsThrough && super.point(inside: point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    button?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .began, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .moved, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .ended, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .cancelled, event)
  }

  private func feed(_ touches: Set<UITouch>, _ phase: ContactPhase, _ event: UIEvent?) {
    for touch in touches { button?.host?.feed(touch, phase, of: event, in: nil) }
  }
}
#endif
