import AppKit
import PressureKit
import Testing

@testable import PressureAppKit

extension OnScreen {
  /// What assistive technology is told, and when. The rules of an announcement are tested with UIKit, which shares them.
  @Suite @MainActor struct AnnouncementTests {
    /// What was posted of a view since the last time, by name.
    private func posted(of view: NSView) -> [String] {
      defer { NSAccessibility.posted = [] }
      return NSAccessibility.posted.filter { $0.element === view }.map(\.notification.rawValue)
    }

    @Test func `An announcement comes a moment after the press that VoiceOver speaks of`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      _ = screen.view.accessibilityPerformPress()
      screen.pass(0.05)
      #expect(NSAccessibility.said == [])
      screen.pass(0.06)
      #expect(NSAccessibility.said == [.init(text: "CONFIRM", priority: .high)])
    }

    @Test func `Of two within a moment the later is said, and none of a control that is gone`() {
      do {
        let screen = Screen(ConfirmActionButton(title: "Delete"))
        screen.down()
        screen.press(0.6)
        screen.drag(to: NSPoint(x: 100, y: 314 - 28))
        #expect(screen.view.controlState == .confirmed)
        screen.pass(0.2)
        #expect(NSAccessibility.said.map(\.text) == ["OK"])
        _ = screen.view.accessibilityPerformCancel()
        screen.pass(1)
        NSAccessibility.said = []
        _ = screen.view.accessibilityPerformPress()
        #expect(screen.view.controlState == .selected)
        NSAccessibility.posted = []
      }
      currentMediaTime += 1
      #expect(NSAccessibility.said == [])
    }

    @Test func `A button's new value is told as it enters a state`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let button = screen.view
      screen.down()
      #expect(posted(of: button) == [])
      screen.press(0.6)
      #expect(posted(of: button) == ["AXValueChanged"])
      screen.up()
      #expect(button.controlState == .idle)
      #expect(posted(of: button) == ["AXValueChanged"])
      screen.wait(1)
      _ = button.accessibilityPerformPress()
      #expect(posted(of: button) == ["AXValueChanged"])
      screen.wait(1)
      _ = button.accessibilityPerformPress()
      #expect(posted(of: button) == ["AXValueChanged"])
      let second = Screen(TransitioningButton(title: "Submit"))
      let other = second.view
      var told: [[String]] = []
      for state in [TransitioningAction.State.loading, .failure, .begin] {
        other.controlState = state
        told.append(posted(of: other))
      }
      #expect(told == [["AXValueChanged"], ["AXValueChanged"], ["AXValueChanged"]])
    }

    @Test func `A scale's new value is told as it settles, and not with each frame`() {
      let screen = Screen(ScaleView(), at: NSRect(x: 40, y: 40, width: 240, height: 240))
      let scale = screen.view
      var values: [String] = []
      scale.onStateChange = { [unowned scale] in values.append("\($0) \(scale.text)") }
      screen.down()
      for pressure: Float in [0.1, 0.2, 0.3, 0.37] {
        screen.press(pressure)
        screen.wait(0.1)
      }
      #expect(scale.controlState == .weighing)
      let moving = posted(of: scale)
      screen.wait(2)
      #expect(scale.controlState == .settled)
      let settled = posted(of: scale)
      screen.up()
      #expect(
        [moving, settled, posted(of: scale)] == [
          ["AXValueChanged"], ["AXValueChanged"], ["AXValueChanged"],
        ])
      #expect(values == ["weighing 0% force", "settled 37% force", "rest 0% force"])
    }

    @Test func `Any control's new value is told, and a name that is another`() {
      let screen = Screen(ControlView(TransitioningAction(), size: CGSize(width: 120, height: 28)))
      screen.view.texts = [.success: "Ordered"]
      screen.view.update { $0.setState(.success, at: $1) }
      #expect(posted(of: screen.view) == ["AXValueChanged"])
      let other = Screen(ConfirmActionButton(title: "Delete"))
      let button = other.view
      #expect(posted(of: button) == [])
      button.title = "Delete"
      button.controlSize = .small
      #expect(posted(of: button) == [])
      button.title = "Delete All"
      #expect(posted(of: button) == ["AXTitleChanged"])
      // The app's own name stays.
      button.setAccessibilityLabel("Delete all pages")
      button.title = "Delete all"
      #expect(posted(of: button) == ["AXTitleChanged"])
      button.title = "Delete"
      #expect(posted(of: button) == [])
    }
  }
}
