import PressureKit
import PressureTesting

extension VirtualFinger where C == ConfirmAction {
  /// Returns a finger with two presses: one confirms, and one with a second finger does not.
  static func recorded() -> VirtualFinger {
    let finger = VirtualFinger(
      ConfirmAction(viewport: Rect(x: -10, y: -200, width: 300, height: 400)))
    finger.down()
    finger.press(to: 0.5, over: 0.3)
    finger.move(by: 1 / 3, -60, over: 0.2)
    finger.lift()
    finger.wait(1)
    finger.place = Point(x: 10.1, y: 20.2)
    finger.down(0.1)
    finger.press(to: 0.4, over: 0.123)
    finger.secondDown(0.2)
    finger.lift()
    finger.secondLift()
    finger.settle()
    return finger
  }
}
