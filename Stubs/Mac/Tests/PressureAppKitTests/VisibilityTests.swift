import AppKit
import PressureKit
import Testing

@testable import PressureAppKit

extension OnScreen {
  /// Tests that a button that is not visible does not act, and shows no ring.
  @Suite @MainActor struct VisibilityTests {
    private let screen = Screen(ConfirmActionButton(title: "Delete"))
    private let clip = NSClipView(frame: NSRect(x: 0, y: 0, width: 600, height: 500))
    private let row = NSView(frame: NSRect(x: 0, y: 0, width: 600, height: 500))

    init() {
      screen.window.contentView?.addSubview(clip)
      clip.addSubview(row)
      row.addSubview(screen.view)
      screen.window.contentView?.layoutSubtreeIfNeeded()
    }

    /// A way to hide a button.
    enum Hiding: CaseIterable {
      case hidden, hiddenRow, transparent, transparentRow, scrolledAway, clipped
    }

    private func hide(_ hiding: Hiding) {
      switch hiding {
      case .hidden: screen.view.isHidden = true
      case .hiddenRow: row.isHidden = true
      case .transparent: screen.view.alphaValue = 0
      case .transparentRow: row.alphaValue = 0
      case .scrolledAway: row.frame.origin.y = 1000
      case .clipped: clip.frame.size.height = 10
      }
    }

    @Test(arguments: Hiding.allCases)
    func `An armed ring closes when its button is hidden`(_ hiding: Hiding) {
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      #expect(screen.view.accessibilityPerformPress())
      screen.wait(1)
      #expect(screen.overlay != nil)
      hide(hiding)
      screen.wait(0.5)
      #expect(screen.overlay == nil)
      #expect(log == ["selected", "idle"])
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
      #expect(screen.view.accessibilityPerformPress())
      screen.wait(1)
      change(going, isBack: false)
      #expect(log == ["selected", "idle"])
      #expect(screen.overlay == nil)
      #expect(CADisplayLink.running.isEmpty)
      screen.pass(1)
      change(going, isBack: true)
      #expect(screen.overlay == nil)
      // The button works as before.
      #expect(screen.view.accessibilityPerformPress())
      screen.wait(0.1)
      #expect(screen.overlay != nil)
      #expect(log == ["selected", "idle", "selected"])
    }
  }
}
