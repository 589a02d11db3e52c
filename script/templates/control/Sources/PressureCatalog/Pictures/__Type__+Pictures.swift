import PressureKit
import PressureTesting

extension __Type__: PicturedControl {
  package static let pictures = PictureSetup<__Type__>(
    frame: Rect(x: -16, y: -16, width: 120, height: 76),
    place: { $0.bounds = Rect(x: 0, y: 0, width: 88, height: 44) },
    reach: { state, finger in
      switch state {
      case .idle:
        return "A light button."
      case .pressed:
        finger.press(to: 0.3)
        return "A finger on the button, which is darker. Its left part is blue."
      }
    })
}
