import AppKit
import PressureKit
import Testing

@testable import PressureViews

extension OnScreen {
  /// Windows that are hidden, and popovers.
  @Suite @MainActor struct WindowTests {
    private let screen = Screen(ConfirmActionButton(title: "Delete"))

    @Test func `A button in a popover is reachable beside its own open ring`() {
      let popover = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 600, height: 500), styleMask: .borderless,
        backing: .buffered, defer: false)
      screen.window.addChildWindow(popover, ordered: .above)
      popover.contentView?.addSubview(screen.view)
      screen.view.frame.origin = NSPoint(x: 40, y: 200)
      let point = screen.view.convert(NSPoint(x: 60, y: 14), to: nil)
      for type in [NSEvent.EventType.leftMouseDown, .leftMouseUp] {
        popover.sendEvent(NSEvent(type, at: screen.time, location: point))
        screen.wait(0.1)
      }
      screen.wait(0.5)
      expect(screen.view.controlState, equals: .selected)
    }

    /// A way to hide a window.
    enum Going: CaseIterable {
      case closed, orderedOut, miniaturized, covered
    }

    private func change(_ going: Going, isBack: Bool) {
      let window = screen.window
      switch going {
      case .closed: if isBack { window.orderFront(nil) } else { window.close() }
      case .orderedOut: if isBack { window.orderFront(nil) } else { window.orderOut(nil) }
      case .miniaturized: if isBack { window.deminiaturize(nil) } else { window.miniaturize(nil) }
      case .covered: window.isCovered = !isBack
      }
    }

    @Test(arguments: Going.allCases)
    func `Hiding the window disarms the button and removes the ring`(_ going: Going) {
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      #expect(screen.view.activate())
      screen.wait(1)
      change(going, isBack: false)
      expect(log, equals: ["selected", "idle"])
      #expect(screen.overlay == nil)
      #expect(CADisplayLink.running.isEmpty)
      screen.pass(1)
      change(going, isBack: true)
      #expect(screen.overlay == nil)
      // The button works as before.
      #expect(screen.view.activate())
      screen.wait(0.1)
      #expect(screen.overlay != nil)
      expect(log, equals: ["selected", "idle", "selected"])
    }
  }
}
