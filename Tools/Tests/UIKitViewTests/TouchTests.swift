import PressureKit
import Testing
import UIKit

@testable import PressureTesting
@testable import PressureViews

extension OnScreen {
  /// Touches of fingers and pencils, a mouse and keys, as only UIKit reports them.
  @Suite @MainActor struct TouchTests {
    @Test func `A touch on an open ring reaches only the ring, until it is cancelled`() {
      let log = ConfirmLog()
      log.screen.tap()
      log.screen.down(at: log.ringCenter)
      #expect(log.screen.finger.target === log.screen.ring)
      log.screen.drag(to: log.screen.middle)
      log.screen.finger.cancel()
      expect(log.take(), equals: ConfirmLog.all + ["selected"])
      log.screen.down(at: log.ringCenter)
      log.screen.up()
      expect(log.take(), equals: ["confirmed"] + ConfirmLog.fired)
    }

    @Test func `A second finger anywhere cancels the press, also just before the lift`() {
      let log = ConfirmLog()
      log.screen.down(0.075)
      log.screen.press(0.465, at: log.ringCenter)
      expect(log.take(), equals: ["updating", "selected", "confirmed"])
      log.screen.finger.secondDown(at: CGPoint(x: 300, y: 700))
      expect(log.take(), equals: ["idle"])
      log.screen.up()
      expect(log.take(), equals: [])
      // No press begins while the second finger is down.
      log.screen.finger.place = CGPoint(x: 100, y: 422)
      #expect(!log.screen.down(0.075))
      expect(log.take(), equals: [])
      log.screen.finger.secondLift()
      #expect(log.screen.down(0.075))
      expect(log.take(), equals: ["updating"])
    }

    @Test func `Coalesced touches count, each at its own time`() {
      let log = ConfirmLog()
      log.screen.down(0.075)
      // Pressed full and released again between two frames of the screen.
      log.screen.finger.coalesce {
        log.screen.press(0.465)
        log.screen.press(0.075)
      }
      expect(log.take(), equals: ["updating", "selected"])
    }

    @Test func `A finger's force counts only on a screen that measures it, a pencil's always`() {
      let cases: [(ContactSource, UIForceTouchCapability)] = [
        (.touch, .available), (.touch, .unknown), (.touch, .unavailable), (.pen, .unavailable),
      ]
      let sources = cases.map { source, capability in
        let log = ConfirmLog()
        log.screen.window.change(to: .make(force: capability))
        log.screen.finger.source = source
        log.button.options.force.rampDuration = 1
        log.screen.down(0)
        log.screen.wait(1.1)
        return "\(log.button.forceSource) \(log.button.controlState)"
      }
      expect(
        sources,
        equals: [
          "measured updating", "measured updating", "time selected", "measured updating",
        ])
    }

    @Test func `A pencil has its own maximum force, and a mouse presses by its primary button`() {
      let log = ConfirmLog()
      log.button.options.takesTaps = false
      log.screen.finger.source = .pen
      log.screen.finger.maximum = 25.0 / 6
      // 0.45 of its range, half of the 0.9 at which a pen is full.
      log.screen.down(0.45)
      expect((log.button.intention * 1000).rounded(), equals: 500)
      log.screen.up()
      _ = log.take()
      log.screen.wait(1)

      log.screen.finger.source = .mouse
      log.screen.finger.buttonMask = .secondary
      #expect(!log.screen.down(0))
      log.screen.finger.buttonMask = .primary
      #expect(log.screen.down(0))
      expect(log.take(), equals: ["updating"])
    }

    @Test func `A tap that a list delivers late counts, whatever its phase is by then`() {
      let screen = Screen(TransitioningButton(title: "Submit"))
      var acts = 0
      screen.view.onActivate = { acts += 1 }
      for stage in [UITouch.Phase.moved, .stationary, .ended] {
        let touch = screen.touch(stage)
        screen.finger.event.touches = [touch]
        screen.view.touchesBegan([touch], with: screen.finger.event)
        screen.pass(1 / 64)
        screen.view.touchesMoved([touch], with: screen.finger.event)
        touch.values.phase = .ended
        screen.view.touchesEnded([touch], with: screen.finger.event)
      }
      expect(acts, equals: 3)
    }

    @Test func `A key that the app takes away with cancelTracking stays down until it comes up`() {
      let log = ConfirmLog()
      log.button.options.isInPlace = true
      log.screen.hold(Key.space, 2.5)
      log.button.cancelTracking(with: nil)
      log.screen.keyUp(Key.space)
      expect(log.take(), equals: ConfirmLog.all + ConfirmLog.fired)
    }

    @Test func `A key that the system cancels takes back what it began`() {
      let log = ConfirmLog()
      func cancelKey() {
        log.screen.keyDown(Key.space)
        log.button.pressesCancelled([PressDouble(Key.space)], with: nil)
        log.screen.keyUp(Key.space)
        log.screen.wait(0.5)
      }
      cancelKey()
      expect(log.take(), equals: ["selected", "idle"])
      log.screen.key(Key.space)
      log.screen.wait(0.5)
      cancelKey()
      expect(log.take(), equals: ["selected", "confirmed", "selected"])
      log.screen.key(Key.space)
      expect(log.take(), equals: ["confirmed"] + ConfirmLog.fired)
    }

    @Test func `A modifier key does not disarm the button, and goes on to the app`() {
      let log = ConfirmLog()
      log.screen.key(Key.space)
      log.screen.key(.keyboardLeftShift)
      expect(log.take(), equals: ["selected"])
      expect(UIResponder.passedOn, equals: [.keyboardLeftShift])
    }
  }
}
