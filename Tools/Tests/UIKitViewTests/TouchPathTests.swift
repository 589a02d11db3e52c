import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  @Suite @MainActor struct TouchPathTests {
    /// The press that script/path traces. The script finds its beginning and end by the names `pressBegins` and `pressEnds`.
    @Test func `From the first touch to the last frame, a press confirms`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      var count = 0
      screen.view.onConfirm = { count += 1 }
      pressBegins()
      screen.down(0.5)
      screen.wait(1 / 64)
      screen.move(3.1)
      screen.wait(0.2)
      screen.move(3.1, to: CGPoint(x: 100, y: 422 - 81.4))
      screen.wait(0.2)
      screen.up()
      screen.wait(1 / 64)
      pressEnds()
      #expect(count == 1)
    }

    @inline(never) private func pressBegins() {}
    @inline(never) private func pressEnds() {}
  }
}
