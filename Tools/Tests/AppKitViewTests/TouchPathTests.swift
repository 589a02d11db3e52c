import AppKit
import Testing

@testable import PressureViews

extension OnScreen {
  @Suite @MainActor struct TouchPathTests {
    /// The press that script/path traces. The script finds its start and end by `pressBegins` and `pressEnds`.
    @Test func `A press confirms, from mouse down to the last frame`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      var count = 0
      screen.view.onConfirm = { count += 1 }
      pressBegins()
      screen.down()
      screen.press(0.225)
      screen.wait(1 / 64)
      screen.press(0.5)
      screen.wait(0.2)
      screen.drag(to: NSPoint(x: 100, y: 314 - 57.2))
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
