import PressureKit
import PressureTesting

extension AppIcon: PicturedControl {
  package static let pictures = PictureSetup<AppIcon>(
    frame: PeekPop.phone,
    place: {
      $0.bounds = Rect(x: 40, y: 300, width: 60, height: 60)
      $0.viewport = PeekPop.phone
    },
    darken: { $0.onDark() },
    reach: { state, finger in
      switch state {
      case .idle:
        return "Nothing: the icon is the host's."
      case .hint:
        finger.press(to: 0.12)
        finger.wait(0.3)
        return "A finger on an icon. The rest of the page is a little darker."
      case .open:
        finger.press(to: 0.3)
        finger.wait(0.6)
        finger.move(by: 10, -80)
        finger.wait(0.1)
        return "A menu of three items above the icon. The item under the finger is marked."
      }
    })
}
