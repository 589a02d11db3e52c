import Testing
import UIKit

extension OnScreen {
  /// The stand-in for UIControl, which sends the events of touches as UIKit does.
  @Suite @MainActor struct UIControlTests {
    /// A control that logs its calls and the events that it sends, in order.
    private final class Control: UIControl {
      var calls: [String] = []
      var begins = true
      var continues = true

      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return begins
      }

      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue \(isTouchInside)")
        return continues
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

    @Test func `A press inside sends its events, and the next press sends them again`() {
      let screen = make()
      for _ in 0..<2 {
        screen.view.calls = []
        #expect(screen.down())
        #expect(screen.move(1))
        screen.up()
        #expect(!screen.view.isTracking)
        #expect(
          screen.view.calls == [
            "begin", "down", "continue true", "drag inside", "end true", "up inside",
          ])
      }
    }

    @Test func `A press that leaves, enters and leaves again sends each crossing once`() {
      let screen = make()
      screen.down()
      screen.move(1, to: outside)
      screen.move(1)
      screen.move(1, to: inside)
      screen.move(1, to: outside)
      screen.up()
      #expect(
        screen.view.calls == [
          "begin", "down", "continue false", "drag outside", "drag exit", "continue false",
          "drag outside", "continue true", "drag inside", "drag enter", "continue false",
          "drag outside", "drag exit", "end false", "up outside",
        ])
    }

    @Test func `A cancelled press sends only that it was cancelled`() {
      let screen = make()
      screen.down()
      screen.view.touchesCancelled([screen.touch], with: screen.event)
      screen.up()
      #expect(screen.view.calls == ["begin", "down", "cancel", "cancelled"])
    }

    @Test func `A press that the control refuses, or stops tracking, sends nothing more`() {
      let screen = make()
      screen.view.begins = false
      #expect(!screen.down())
      screen.move(1)
      screen.up()
      screen.view.begins = true
      screen.view.continues = false
      screen.down()
      #expect(!screen.move(1))
      screen.up()
      #expect(screen.view.calls == ["begin", "begin", "down", "continue true"])
    }

    @Test func `A disabled control tracks no touch, and a second finger is not tracked`() {
      let screen = make()
      screen.view.isEnabled = false
      #expect(!screen.down())
      screen.view.isEnabled = true
      screen.down()
      let second = TouchDouble()
      screen.view.touchesBegan([second], with: screen.event)
      screen.view.touchesMoved([second], with: screen.event)
      screen.view.touchesEnded([second], with: screen.event)
      screen.view.touchesCancelled([second], with: screen.event)
      #expect(screen.view.calls == ["begin", "down"])
    }

    @Test func `A target gets its events until it is gone`() {
      final class Target {
        var count = 0
      }
      let control = UIControl(frame: .zero)
      var target: Target? = Target()
      let action = Selector { ($0 as? Target)?.count += 1 }
      control.addTarget(target, action: action, for: [.touchUpInside, .valueChanged])
      control.addAction(UIAction { _ in }, for: .editingDidEnd)
      for events: UIControl.Event in [.valueChanged, .touchUpInside, .touchDown, .allTouchEvents] {
        control.sendActions(for: events)
      }
      #expect(target?.count == 3)
      #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .editingDidEnd])

      var handlers: [String] = []
      let note = { (action: UIAction?, pair: (Any?, Selector)?, events: UIControl.Event) in
        handlers.append("\(action != nil) \(pair?.0 is Target) \(events.rawValue)")
      }
      control.enumerateEventHandlers { action, pair, events, _ in note(action, pair, events) }
      #expect(handlers == ["false true 4160", "true false 262144"])
      target = nil
      control.sendActions(for: .valueChanged)
      handlers = []
      control.enumerateEventHandlers { action, pair, events, stop in
        note(action, pair, events)
        stop = true
      }
      #expect(handlers == ["false false 4160"])
    }
  }
}
