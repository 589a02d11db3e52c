import Testing
import UIKit

extension OnScreen {
  /// The stand-in for UIControl, which sends the events of touches as UIKit does.
  @Suite @MainActor struct UIControlTests {
    /// A control that logs its calls and the events that it sends, in order.
    private final class Control: UIControl {
      var calls: [String] = []

      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return true
      }

      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue \(isTouchInside)")
        return true
      }

      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        calls.append("end \(isTouchInside)")
      }

      override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        calls.append("cancel")
      }
    }

    private static let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("drag inside", .touchDragInside), ("drag outside", .touchDragOutside),
      ("drag enter", .touchDragEnter), ("drag exit", .touchDragExit),
      ("up inside", .touchUpInside), ("up outside", .touchUpOutside), ("cancelled", .touchCancel),
    ]

    /// A window with such a control, 120 × 44 points.
    private func make() -> Screen<Control> {
      let screen = Screen(Control(frame: .zero))
      let control = screen.view
      for (name, event) in UIControlTests.events {
        control.addAction(
          UIAction { [unowned control] _ in control.calls.append(name) }, for: event)
      }
      return screen
    }

    private let outside = CGPoint(x: 300, y: 100)
    private let inside = CGPoint(x: 100, y: 422)

    @Test func `A press that leaves, enters and leaves again sends each crossing once`() {
      let screen = make()
      screen.down(0.075)
      screen.drag(to: outside)
      screen.press(0.15)
      screen.drag(to: inside)
      screen.drag(to: outside)
      screen.up()
      expect(
        screen.view.calls,
        equals: [
          "begin", "down", "continue false", "drag outside", "drag exit", "continue false",
          "drag outside", "continue true", "drag inside", "drag enter", "continue false",
          "drag outside", "drag exit", "end false", "up outside",
        ])
    }

    @Test func `A cancelled press sends only that it was cancelled`() {
      let screen = make()
      screen.down(0.075)
      screen.finger.cancel()
      screen.up()
      expect(screen.view.calls, equals: ["begin", "down", "cancel", "cancelled"])
    }

    @Test func `A target gets its events, and is not retained`() {
      final class Target {
        var count = 0
      }
      let control = UIControl(frame: .zero)
      var target: Target? = Target()
      weak let kept = target
      let action = Selector { ($0 as? Target)?.count += 1 }
      control.addTarget(target, action: action, for: [.touchUpInside, .valueChanged])
      control.addAction(UIAction { _ in }, for: .editingDidEnd)
      for events: UIControl.Event in [.valueChanged, .touchUpInside, .touchDown, .allTouchEvents] {
        control.sendActions(for: events)
      }
      expect(target?.count, equals: 3)
      target = nil
      #expect(kept == nil)
    }
  }
}
