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

    @Test func `Typing in another view disarms a button, and does not end a press`() {
      screen.tap()
      expect(log.take(), equals: ["updating", "selected"])
      screen.typeElsewhere()
      expect(log.take(), equals: ["idle"])
      screen.down(0.075, at: screen.middle)
      screen.typeElsewhere()
      expect(log.take(), equals: ["updating"])
    }

    @Test func `Escape cancels what was engaged last, then what was before, then goes on`() {
      let other = ConfirmActionButton(title: "Erase")
      screen.window.add(other, at: System.frame.offsetBy(dx: 0, dy: 100))
      screen.focus()
      #expect(screen.view.activate())
      #expect(other.activate())
      let states = (0..<3).map { _ in
        screen.key(Key.escape)
        return [screen.view.controlState, other.controlState]
      }
      expect(states, equals: [[.selected, .idle], [.idle, .idle], [.idle, .idle]])
      expect(System.unhandled, equals: System.unhandled([Key.escape]))
    }

    @Test func `The release of a key with a modifier goes where the key went down`() {
      screen.focus()
      let modifier = System.modifiers[1]
      screen.keyDown(Key.space)
      screen.keyUp(Key.space, modifiers: modifier)
      screen.key(Key.space, modifiers: modifier)
      screen.keyDown(Key.space, modifiers: modifier)
      screen.keyUp(Key.space)
      expect(log.take(), equals: ["selected"])
      expect(System.unhandled, equals: System.unhandled([Key.space, Key.space]))
    }
  }
}
