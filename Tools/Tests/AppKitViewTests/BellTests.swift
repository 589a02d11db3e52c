import AppKit
import PressureKit
import Testing

@testable import Bell
@testable import PressureViews

extension OnScreen {
  /// The control of Examples/Bell on AppKit. The tests for UIKit cover the shared SwiftUI code.
  @Suite @MainActor struct BellTests {
    @Test func `In AppKit it stands in the middle, is a button, and calls once a press`() throws {
      var calls = 0
      let controller = CounterViewController { calls += 1 }
      let screen = Screen(controller.view, at: NSRect(x: 100, y: 100, width: 320, height: 240))
      controller.viewDidLayout()
      let bell = try #require(controller.view.subviews.first as? PressureViews.ControlView<Bell>)
      expect(bell.frame, equals: NSRect(x: 112, y: 72, width: 96, height: 96))
      expect(bell.accessibilityLabel(), equals: "Service")
      expect(bell.accessibilityRole(), equals: .button)
      expect(
        bell.control.options.palette.metal,
        equals: LayerColor(.systemYellow, in: bell.effectiveAppearance))
      screen.down()
      screen.press(0.6)
      screen.up()
      expect(calls, equals: 1)
      screen.pass(0.2)
      expect(NSAccessibility.said.map(\.text), equals: ["Somebody is coming"])
      #expect(bell.accessibilityPerformPress())
      expect(calls, equals: 2)
    }
  }
}
