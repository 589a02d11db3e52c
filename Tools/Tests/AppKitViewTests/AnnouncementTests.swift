import AppKit
import PressureKit
import Testing

@testable import PressureViews

extension OnScreen {
  /// Tests of the notifications that are posted for assistive technology.
  @Suite @MainActor struct AnnouncementTests {
    /// Returns the names of the notifications posted for a view since the last call.
    private func posted(of view: NSView) -> [String] {
      defer { NSAccessibility.posted = [] }
      return NSAccessibility.posted.filter { $0.element === view }.map(\.notification.rawValue)
    }

    @Test func `A button posts a value change when it enters a state`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let button = screen.view
      screen.down()
      expect(posted(of: button), equals: [])
      screen.press(0.6)
      expect(posted(of: button), equals: ["AXValueChanged"])
      screen.up()
      expect(button.controlState, equals: .idle)
      expect(posted(of: button), equals: ["AXValueChanged"])
      let second = Screen(TransitioningButton(title: "Submit"))
      let other = second.view
      var told: [[String]] = []
      for state in [TransitioningAction.State.loading, .failure, .begin] {
        other.controlState = state
        told.append(posted(of: other))
      }
      expect(told, equals: [["AXValueChanged"], ["AXValueChanged"], ["AXValueChanged"]])
    }

    @Test func `A scale posts a value change when it enters a state, not in each frame`() {
      let screen = Screen(ScaleView(), at: NSRect(x: 40, y: 40, width: 240, height: 240))
      let scale = screen.view
      var values: [String] = []
      scale.onStateChange = { [unowned scale] in values.append("\($0) \(scale.text)") }
      screen.down()
      for pressure: Double in [0.1, 0.2, 0.3, 0.37] {
        screen.press(pressure)
        screen.wait(0.1)
      }
      expect(scale.controlState, equals: .weighing)
      let moving = posted(of: scale)
      screen.wait(2)
      expect(scale.controlState, equals: .settled)
      let settled = posted(of: scale)
      screen.up()
      expect(
        [moving, settled, posted(of: scale)],
        equals: [
          ["AXValueChanged"], ["AXValueChanged"], ["AXValueChanged"],
        ])
      expect(values, equals: ["weighing 0% force", "settled 37% force", "rest 0% force"])
    }

    @Test func `Any control posts a change of its value, and a button a change of its name`() {
      let screen = Screen(ControlView(TransitioningAction(), size: CGSize(width: 120, height: 28)))
      screen.view.texts = [.success: "Ordered"]
      screen.view.update { $0.setState(.success, at: $1) }
      expect(posted(of: screen.view), equals: ["AXValueChanged"])
      let other = Screen(ConfirmActionButton(title: "Delete"))
      let button = other.view
      expect(posted(of: button), equals: [])
      button.title = "Delete"
      button.controlSize = .small
      expect(posted(of: button), equals: [])
      button.title = "Delete All"
      expect(posted(of: button), equals: ["AXTitleChanged"])
      // The app's own label takes precedence over the title.
      button.setAccessibilityLabel("Delete all pages")
      button.title = "Delete all"
      expect(posted(of: button), equals: ["AXTitleChanged"])
      button.title = "Delete"
      expect(posted(of: button), equals: [])
    }

    @Test func `Each new value of a button in place is posted`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      screen.view.options.isInPlace = true
      NSAccessibility.posted = []
      var news: [[String]] = []
      let steps =
        [
          { screen.down() }, { screen.press(0.6) }, { screen.wait(0.25) }, { screen.wait(1) },
          screen.up,
        ] as [() -> Void]
      for step in steps {
        step()
        news.append(posted(of: screen.view))
      }
      expect(news, equals: [[]] + Array(repeating: ["AXValueChanged"], count: 4))
    }
  }
}
