import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension OnScreen {
  /// Keys on a button. The core's tests cover the rules; these show that each of the system's keys reaches the control.
  @Suite @MainActor struct KeyTests {
    private let log = ConfirmLog()
    private var screen: Screen<ConfirmActionButton> { log.screen }

    @Test func `A key whose release is lost after a scroll and Command does not confirm later`() {
      log.button.options.isInPlace = true
      let list = screen.makeList().list
      screen.focus()
      screen.hold(Key.space, 2.5)
      list.scroll(up: 30)
      screen.holdCommand()
      expect(log.take(), equals: ConfirmLog.all + ["idle"])
      screen.wait(1)
      screen.key(Key.space)
      expect(log.take(), equals: ["updating", "selected"])
    }

    @Test(arguments: [false, true])
    func `A letter disarms the button, and goes on to the app`(isInPlace: Bool) {
      log.button.options.isInPlace = isInPlace
      screen.focus()
      screen.key(Key.space)
      screen.wait(0.5)
      screen.key(Key.a)
      expect(log.take(), equals: (isInPlace ? ["updating"] : []) + ["selected", "idle"])
      expect(System.unhandled, equals: System.unhandled([Key.a]))
    }

    @Test func `A second key does not confirm while the first is down`() {
      screen.focus()
      screen.keyDown(Key.space)
      screen.wait(0.5)
      screen.key(Key.returnKey)
      expect(log.take(), equals: ["selected"])
      screen.keyUp(Key.space)
      screen.wait(0.5)
      screen.key(Key.returnKey)
      expect(log.take(), equals: ["confirmed"] + ConfirmLog.fired)
    }

    @Test func `A second key does not confirm beside one that is held on an armed button`() {
      log.button.options.isInPlace = true
      screen.focus()
      screen.key(Key.space)
      screen.wait(0.5)
      screen.keyDown(Key.space)
      screen.key(Key.returnKey)
      screen.keyUp(Key.space)
      #expect(!log.take().contains("confirm"))
    }
  }
}
