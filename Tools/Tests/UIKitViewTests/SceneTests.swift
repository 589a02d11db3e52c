import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// A scene that leaves the screen, and a preview whose row does.
  @Suite @MainActor struct SceneTests {
    private let screen = Screen(ConfirmActionButton(title: "Delete"))

    @Test func `A press on a peek ends when its row takes no input or is covered`() throws {
      for isCovered in [true, false] {
        let peek = PeekScreen()
        peek.down()
        peek.press(0.25)
        #expect(peek.peek?.controlState != .idle)
        if isCovered {
          peek.window.addSubview(UIView(frame: peek.window.bounds))
        } else {
          peek.row?.isUserInteractionEnabled = false
        }
        peek.wait(0.25)
        expect(peek.peek?.controlState, equals: .idle)
        peek.tearDown()
      }
    }

    @Test func `A preview that is left open closes when its row is no longer visible`() {
      let hidings: [(UIView) -> Void] = [
        { _ in }, { $0.isHidden = true }, { $0.superview?.alpha = 0 },
        { $0.isUserInteractionEnabled = false },
      ]
      var states: [String] = []
      for hide in hidings {
        let peek = PeekScreen()
        peek.peek?.peek()
        peek.wait()
        if let row = peek.row { hide(row) }
        peek.wait(0.25)
        states.append(peek.peek.map { "\($0.controlState)" } ?? "")
        peek.tearDown()
      }
      expect(states, equals: ["actions", "idle", "idle", "idle"])
    }

    @Test func `A press ends when its own scene deactivates, but not when another one does`() {
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      let other = UIWindowScene()
      let center = NotificationCenter.default
      screen.down(0.075)
      center.post(name: UIScene.willDeactivateNotification, object: other)
      center.post(name: UIScene.didEnterBackgroundNotification, object: other)
      expect(log, equals: ["updating"])
      center.post(name: UIScene.willDeactivateNotification, object: System.scene)
      expect(log, equals: ["updating", "idle"])
    }

    @Test func `In the background, the ring is removed and no frame is requested`() {
      let center = NotificationCenter.default
      screen.down(0.075)
      screen.wait(0.5)
      screen.up()
      screen.wait(1 / 64)
      #expect(screen.ring != nil)
      center.post(name: UIScene.didEnterBackgroundNotification, object: System.scene)
      #expect(screen.ring == nil)
      #expect(CADisplayLink.running.isEmpty)
      screen.pass(60)
      center.post(name: UIScene.willEnterForegroundNotification, object: System.scene)
      #expect(screen.ring == nil)
      #expect(screen.view.activate())
      screen.wait(0.1)
      #expect(screen.ring != nil)
    }

    @Test func `A preview closes when its scene enters the background`() throws {
      let peek = PeekScreen()
      peek.window.windowScene = System.scene
      let row = try #require(peek.row)
      let parent = row.superview
      row.removeFromSuperview()
      parent?.addSubview(row)
      peek.peek?.peek()
      peek.wait()
      #expect(peek.stage != nil)
      NotificationCenter.default.post(
        name: UIScene.didEnterBackgroundNotification, object: System.scene)
      #expect(peek.stage == nil)
      expect(peek.peek?.controlState, equals: .idle)
    }

    @Test func `Another item closes a preview, which does not pop`() {
      let peek = PeekScreen()
      peek.peek?.item = "milk"
      peek.down()
      peek.press(0.25)
      peek.wait(0.5)
      peek.peek?.item = "milk"
      expect(peek.peek?.controlState, equals: .peek)
      peek.peek?.item = "eggs"
      peek.press(1)
      peek.up()
      peek.wait()
      expect(peek.peek?.controlState, equals: .idle)
      expect(peek.delegate.calls, equals: ["preview at 175 30"])
      peek.tearDown()
    }
  }
}
