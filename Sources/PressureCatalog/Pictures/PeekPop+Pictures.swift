import PressureKit
import PressureTesting

extension PeekPop: PicturedControl {
  package static let pictures = PictureSetup<PeekPop>(
    frame: phone,
    place: {
      $0.bounds = Rect(x: 16, y: 300, width: 248, height: 56)
      $0.viewport = phone
    },
    darken: { $0.onDark() },
    reach: { state, finger in
      switch state {
      case .idle:
        return "Nothing: the link is the host's."
      case .hint:
        finger.press(to: 0.12)
        finger.wait(0.3)
        return "A finger on a row of a page. The rest of the page is a little darker."
      case .peek:
        finger.press(to: 0.3)
        finger.wait(0.6)
        return "A preview above the finger. The rest of the page is dark."
      case .actions:
        finger.press(to: 0.3)
        finger.wait(0.6)
        finger.move(by: 0, -64)
        finger.wait(0.6)
        return "The finger has moved up. The preview is higher, and its actions are below it."
      case .pop:
        finger.press(to: 0.3)
        finger.wait(0.6)
        finger.press(to: 0.8)
        finger.wait(0.1)
        return "The preview is larger than before."
      }
    })

  /// The screen of a small phone.
  static let phone = Rect(x: 0, y: 0, width: 280, height: 380)
}

extension PeekPalette {
  /// Takes the colours of a dark page.
  mutating func onDark() {
    surface = LayerColor(red: 0.133, green: 0.145, blue: 0.173)
    mark = LayerColor(red: 1, green: 1, blue: 1, alpha: 0.125)
  }
}
