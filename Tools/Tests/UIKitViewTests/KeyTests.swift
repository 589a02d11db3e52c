import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// Keys on a button. The core's tests cover the rules; these show that each of UIKit's keys reaches the control.
  @Suite @MainActor struct KeyTests {
    private let screen = Screen(ConfirmActionButton(title: "Delete"))
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private var button: ConfirmActionButton { screen.view }

    init() {
      list.addSubview(screen.view)
      screen.window.addSubview(list)
      screen.window.layoutIfNeeded()
    }

    private func down(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
      button.pressesBegan([PressDouble(code, modifiers: modifiers)], with: nil)
    }

    private func up(_ code: UIKeyboardHIDUsage) {
      button.pressesEnded([PressDouble(code)], with: nil)
    }

    private func tap(_ code: UIKeyboardHIDUsage) {
      down(code)
      up(code)
      screen.wait(0.5)
    }

    /// Logs the states and confirmations from now on.
    private final class Log {
      var entries: [String] = []

      @MainActor init(of button: ConfirmActionButton) {
        button.onStateChange = { [unowned self] in entries.append("\($0)") }
        button.onConfirm = { [unowned self] in entries.append("confirm") }
      }
    }

    @Test func `A key whose release is lost after a scroll and Command does not confirm later`() {
      button.options.isInPlace = true
      let log = Log(of: button)
      #expect(button.becomeFirstResponder())
      down(.keyboardSpacebar)
      screen.wait(2.5)
      list.contentOffset.y = 30
      down(.keyboardLeftGUI, modifiers: .command)
      screen.wait(1)
      tap(.keyboardSpacebar)
      #expect(
        log.entries == ["updating", "selected", "confirmed", "idle", "updating", "selected"])
    }

    @Test func `A key that the app takes away with cancelTracking stays down until it comes up`() {
      button.options.isInPlace = true
      let log = Log(of: button)
      down(.keyboardSpacebar)
      screen.wait(2.5)
      button.cancelTracking(with: nil)
      up(.keyboardSpacebar)
      #expect(log.entries == ["updating", "selected", "confirmed", "confirm", "idle"])
    }

    @Test func `A key that the system cancels takes back what it began`() {
      let log = Log(of: button)
      down(.keyboardSpacebar)
      button.pressesCancelled([PressDouble(.keyboardSpacebar)], with: nil)
      up(.keyboardSpacebar)
      #expect(log.entries == ["selected", "idle"])
      screen.wait(0.5)
      log.entries = []
      tap(.keyboardSpacebar)
      down(.keyboardSpacebar)
      button.pressesCancelled([PressDouble(.keyboardSpacebar)], with: nil)
      up(.keyboardSpacebar)
      #expect(log.entries == ["selected", "confirmed", "selected"])
      screen.wait(0.5)
      tap(.keyboardSpacebar)
      #expect(
        log.entries == ["selected", "confirmed", "selected", "confirmed", "confirm", "idle"])
    }

    @Test func `A letter disarms the button, and goes on to the app`() {
      let log = Log(of: button)
      tap(.keyboardSpacebar)
      tap(.keyboardLeftShift)
      #expect(log.entries == ["selected"])
      tap(.keyboardA)
      #expect(log.entries == ["selected", "idle"])
      #expect(UIResponder.passedOn == [.keyboardLeftShift, .keyboardA])
    }

    @Test func `A second key does not confirm while the first is down`() {
      let log = Log(of: button)
      down(.keyboardSpacebar)
      screen.wait(0.5)
      tap(.keyboardReturnOrEnter)
      #expect(log.entries == ["selected"])
      up(.keyboardSpacebar)
      screen.wait(0.5)
      tap(.keyboardReturnOrEnter)
      #expect(log.entries == ["selected", "confirmed", "confirm", "idle"])
    }
  }
}
