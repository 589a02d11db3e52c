import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension OnScreen {
  @Suite @MainActor struct TouchPathTests {
    /// The press that script/path traces. The script finds its beginning and end by the names `pressBegins` and `pressEnds`.
    @Test func `From the first touch to the last frame, a press confirms`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      var count = 0
      screen.view.onConfirm = { count += 1 }
      pressBegins()
      screen.down(0.075)
      screen.wait(1 / 64)
      screen.press(0.465)
      screen.wait(0.2)
      screen.drag(to: CGPoint(x: screen.middle.x, y: screen.middle.y - System.ringOffset))
      screen.wait(0.2)
      screen.up()
      screen.wait(1 / 64)
      pressEnds()
      expect(count, equals: 1)
    }

    @inline(never) private func pressBegins() {}
    @inline(never) private func pressEnds() {}
  }
}
