import PressureKit
import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension OnScreen {
  /// A control that acts on something else during a press or an arming does not act.
  @Suite @MainActor struct ItemTests {
    /// A change of an armed button with the title “Delete milk”, an image and the item “milk”.
    private struct Change: CustomTestStringConvertible {
      let testDescription: String
      let isOther: Bool
      let make: @MainActor (ConfirmActionButton) -> Void

      init(
        _ description: String, isOther: Bool,
        _ make: @escaping @MainActor (ConfirmActionButton) -> Void
      ) {
        testDescription = description
        self.isOther = isOther
        self.make = make
      }
    }

    private nonisolated static let changes = [
      Change("another item", isOther: true) { $0.item = "eggs" },
      Change("no item", isOther: true) { $0.item = nil },
      Change("the same item", isOther: false) { $0.item = "milk" },
      Change("another title", isOther: true) { $0.title = "Delete eggs" },
      Change("the same title", isOther: false) { $0.title = "Delete milk" },
      Change("another attributed title", isOther: true) {
        $0.attributedTitle = NSAttributedString(string: "Delete eggs")
      },
      Change("the same title in another colour", isOther: false) {
        $0.attributedTitle = NSAttributedString(
          string: "Delete milk", attributes: [.foregroundColor: NativeColor.systemRed])
      },
      Change("another image", isOther: true) { $0.image = .symbol("xmark") },
      Change("the same image", isOther: false) { $0.image = $0.image },
      Change("another accessibility label", isOther: true) { $0.spokenLabel = "Eggs" },
      Change("the title as accessibility label", isOther: false) {
        $0.spokenLabel = "Delete milk"
      },
      Change("other labels", isOther: false) { $0.confirmLabel = "SURE?" },
      Change("another font", isOther: false) { $0.font = .systemFont(ofSize: 30) },
      Change("a call of disarm", isOther: true) { $0.disarm() },
    ]

    @Test(arguments: changes)
    private func `Other content disarms a button, and another look does not`(_ change: Change) {
      let screen = Screen(ConfirmActionButton(title: "Delete milk"))
      screen.view.image = .symbol("trash")
      screen.view.item = "milk"
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      #expect(screen.view.activate())
      change.make(screen.view)
      expect(log, equals: (change.isOther ? ["selected", "idle"] : ["selected"]))
    }

    @Test func `A press that another item has taken away does not confirm where it lifts`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      screen.view.item = 7
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      screen.view.onConfirm = { log.append("confirm") }
      screen.down(0.075)
      screen.press(0.465)
      screen.press(0.465, at: CGPoint(x: 100, y: screen.middle.y - System.ringOffset))
      screen.view.item = 8
      screen.up()
      expect(log, equals: ["updating", "selected", "confirmed", "idle"])
      // At rest a new item and a call of disarm() change nothing.
      screen.view.item = 9
      screen.view.disarm()
      expect(log.count, equals: 4)
    }

    @Test func `A confirmation calls the closure from when the arming began`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      var log: [String] = []
      func confirm() {
        _ = screen.view.activate()
        screen.wait(1)
      }
      screen.view.onConfirm = { log.append("milk") }
      confirm()
      screen.view.onConfirm = { log.append("eggs") }
      confirm()
      expect(log, equals: ["milk"])
      // A listener of the last state may also set another closure.
      confirm()
      screen.view.onStateChange = { state in
        if state == .confirmed { screen.view.onConfirm = nil }
      }
      confirm()
      expect(log, equals: ["milk", "eggs"])
      #expect(screen.view.onConfirm == nil)
    }

    @Test func `A press of a transitioning button calls the closure from when it began`() {
      let screen = Screen(TransitioningButton(title: "Send"))
      var log: [String] = []
      for closures in [["milk", "eggs"], ["bread", "salt"]] {
        screen.view.onActivate = { log.append(closures[0]) }
        screen.down(0.075)
        screen.view.onActivate = { log.append(closures[1]) }
        screen.up()
        screen.wait(1)
      }
      screen.view.item = 7
      screen.down(0.075)
      screen.view.item = 8
      screen.up()
      expect(log, equals: ["milk", "bread"])
    }

    @Test func `A control of any kind is cancelled by another item, and calls its first closure`() {
      let screen = Screen(
        ControlView(TransitioningAction(), size: CGSize(width: 120, height: 44)))
      var log: [String] = []
      screen.view.onAct = { log.append("\($0) milk") }
      screen.down(0.075)
      screen.view.onAct = { log.append("\($0) eggs") }
      screen.up()
      screen.view.item = "milk"
      screen.down(0.075)
      screen.view.item = "eggs"
      screen.up()
      expect(log, equals: ["activate milk"])
    }
  }
}
