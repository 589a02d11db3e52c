import PressureKit
import PressureTesting

extension ConfirmAction: PicturedControl {
  package static let pictures = PictureSetup<ConfirmAction>(
    frame: Rect(x: -40, y: -104, width: 160, height: 168),
    place: {
      $0.bounds = Rect(x: 0, y: 0, width: 80, height: 44)
      $0.options.cornerRadius = 10
    },
    reach: { state, finger in
      switch state {
      case .idle:
        return "Nothing: the button is the host's."
      case .updating:
        finger.press(to: 0.3)
        finger.wait(0.3)
        return "A finger on the button. Above it a white ring is two thirds full."
      case .selected:
        finger.press(to: 0.6)
        finger.wait(0.5)
        return "The ring is full and red. It says CONFIRM."
      case .confirmed:
        finger.press(to: 0.6)
        finger.move(by: 0, -44)
        finger.wait(0.5)
        return "The finger is on the ring, which is larger and green. It says OK."
      }
    })
}
