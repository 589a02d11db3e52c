import AppKit
import PressureKit
import PressureLayers
import Testing

@testable import Bell
@testable import PressureAppKit
@testable import SwiftUI

extension OnScreen {
  /// The control of Examples/Bell, on the hosts of this package.
  @Suite @MainActor struct BellTests {
    @Test func `In AppKit it stands in the middle, is a button, and calls once a press`() throws {
      var calls = 0
      let controller = CounterViewController { calls += 1 }
      let screen = Screen(controller.view, at: NSRect(x: 100, y: 100, width: 320, height: 240))
      controller.viewDidLayout()
      let bell = try #require(controller.view.subviews.first as? PressureAppKit.ControlView<Bell>)
      #expect(bell.frame == NSRect(x: 112, y: 72, width: 96, height: 96))
      #expect(bell.accessibilityLabel() == "Service")
      #expect(bell.accessibilityRole() == .button)
      #expect(bell.options.palette.metal == LayerColor(.systemYellow, in: bell.effectiveAppearance))
      press(screen)
      #expect(calls == 1)
      screen.pass(0.2)
      #expect(NSAccessibility.said.map(\.text) == ["Somebody is coming"])
      #expect(bell.accessibilityPerformPress())
      #expect(calls == 2)
    }

    @Test func `In SwiftUI it has its name and its texts, and calls once a press`() throws {
      var calls = 0
      let screen = Screen(NSView(), at: NSRect(x: 100, y: 100, width: 96, height: 96))
      let views = ViewScreen(in: screen.view)
      views.show(Counter { calls += 1 })
      let bell = try #require(views.view as? PressureAppKit.ControlView<Bell>)
      bell.frame = screen.view.bounds
      #expect(bell.accessibilityLabel() == "Service")
      press(screen)
      #expect(calls == 1)
      screen.pass(0.2)
      #expect(NSAccessibility.said.map(\.text) == ["Somebody is coming"])
    }

    /// The mouse button goes down, the trackpad is pressed harder than it has to be, and all lifts.
    private func press<View: NSView>(_ screen: Screen<View>) {
      screen.down()
      screen.press(0.6)
      screen.up()
    }
  }
}
