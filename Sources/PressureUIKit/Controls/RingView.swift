#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import UIKit

/// The ring over a window: while it stands, all touches are the button's, and nothing under it is touched.
final class RingView: SceneView {
  /// The button that the touches are fed to.
  weak var button: ConfirmActionButton?

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
    for touch in touches { button?.hosting?.feed(touch, phase, of: event, in: nil) }
  }
}
#endif
