import PressureKit
import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension OnScreen {
  /// A button that fills in place. The core's tests cover its rules; these show what the system's events become.
  @Suite @MainActor struct ConfirmInPlaceTests {
    /// A button in place inside a row.
    @MainActor
    private final class Log {
      private let log = ConfirmLog()
      let list: List
      let row: NativeView

      var screen: Screen<ConfirmActionButton> { log.screen }
      var button: ConfirmActionButton { log.button }

      init(_ look: FillLook = .sweep) {
        (list, row) = log.screen.makeList()
        button.options.isInPlace = true
        button.options.look = look
      }

      func take() -> [String] { log.take() }

      /// Presses until the full button was shown for long enough.
      func press() {
        screen.down(0.075, at: screen.middle)
        screen.press(0.465)
        screen.wait(0.25)
      }

      /// Holds Space until the full button was shown for long enough.
      func hold() {
        screen.focus()
        screen.hold(Key.space, 2.5)
      }

      /// Enables and shows the button again, in a window with the keys.
      func restore() {
        button.isEnabled = true
        (button.isHidden, row.isHidden, row.opacity) = (false, false, 1)
        if button.superview == nil { row.addSubview(button) }
        #if canImport(UIKit)
        screen.finger.secondLift()
        #else
        screen.window.orderFront(nil)
        screen.window.becomeKey()
        #endif
        screen.wait(1)
      }

      /// The filled part, the only layer that is clipped.
      var fill: CAShapeLayer? { button.scene?.shapes.first { $0.mask != nil } }
    }

    @Test func `A press by force and one by time confirm where they are, once`() {
      for hasSensor in [true, false] {
        let log = Log()
        if !hasSensor { log.screen.finger.maximum = 0 }
        log.screen.down(hasSensor ? 0.075 : 0)
        if hasSensor { log.screen.press(0.465) }
        log.screen.wait(hasSensor ? 0.25 : 2.3)
        expect(log.button.forceSource, equals: (hasSensor ? .measured : .time))
        log.screen.up()
        log.screen.up()
        expect(log.take(), equals: ConfirmLog.all + ConfirmLog.fired)
        expect(System.felt, equals: (hasSensor ? System.feltOfAll : System.feltOfTime))
        log.screen.wait(1)
        expect(System.said, equals: ["CONFIRM", "OK"])
        #expect(log.screen.ring == nil)
        #expect(CADisplayLink.running.isEmpty)
      }
    }

    /// A way to end a confirmed press without a lift from the button.
    private enum End: CaseIterable {
      case disabled, removed, hidden, hiddenRow, transparentRow, inactive, escape
      case escapeOfAssistance, lostLift, liftOutside, backAtOnce
      #if canImport(UIKit)
      case cancelled, trackingCancelled, sceneInactive, secondFinger, secondFingerAtLift
      #else
      case windowWithoutKeys, windowClosed, rightButton
      #endif
    }

    @Test(arguments: End.allCases)
    private func `A confirmed press that ends in another way than by a lift does not act`(
      _ end: End
    ) {
      let log = Log()
      let screen = log.screen
      for _ in 0..<2 {
        log.press()
        expect(log.take(), equals: ConfirmLog.all)
        var expected = ["idle"]
        switch end {
        case .disabled: log.button.isEnabled = false
        case .removed: log.button.removeFromSuperview()
        case .hidden: log.button.isHidden = true
        case .hiddenRow: log.row.isHidden = true
        case .transparentRow: log.row.opacity = 0
        case .inactive: System.becomeInactive()
        case .escape: screen.key(Key.escape)
        case .escapeOfAssistance: _ = log.button.escape()
        case .lostLift:
          // The next press begins at the same place, and the first one is not in its event.
          screen.down(0.075)
          // Its lift is no tap, because it comes after the longest duration of one.
          screen.wait(0.6)
          expected = ["idle", "updating", "idle"]
        case .liftOutside, .backAtOnce:
          screen.drag(to: CGPoint(x: 100, y: 100))
          expected = ["updating", "idle"]
          if end == .backAtOnce {
            screen.press(0.465, at: screen.middle)
            expected = ["updating", "selected", "idle"]
          }
        #if canImport(UIKit)
        case .cancelled: screen.finger.cancel()
        case .trackingCancelled: log.button.cancelTracking(with: nil)
        case .sceneInactive:
          NotificationCenter.default.post(
            name: UIScene.willDeactivateNotification, object: System.scene)
        case .secondFinger, .secondFingerAtLift:
          screen.finger.secondDown(at: CGPoint(x: 300, y: 700))
          if end == .secondFinger { screen.press(0.465) }
        #else
        case .windowWithoutKeys: screen.window.resignKey()
        case .windowClosed: screen.window.close()
        case .rightButton: screen.rightDown()
        #endif
        }
        screen.up()
        screen.wait(0.5)
        expect(log.take(), equals: expected)
        #expect(screen.ring == nil)
        log.restore()
      }
      #expect(CADisplayLink.running.isEmpty)
    }

    @Test func `A held key fills the button, and its release acts, also with a modifier`() {
      for modifiers in System.modifiers {
        let log = Log()
        log.hold()
        #expect(!log.screen.isTracking)
        expect(log.button.intention, equals: 1)
        expect(log.take(), equals: ConfirmLog.all)
        log.screen.keyUp(Key.space, modifiers: modifiers)
        expect(log.take(), equals: ConfirmLog.fired)
        log.screen.wait(1)
        // A short press of a key arms.
        log.screen.key(Key.space)
        expect(log.take(), equals: ["updating", "selected"])
        #if canImport(UIKit)
        expect(System.unhandled, equals: [])
        #endif
      }
    }

    /// A way to take a held key away.
    private enum Loss: CaseIterable {
      case escape, focus, inactive, disabled, removed, hidden, hiddenRow, press, command
      #if canImport(UIKit)
      case cancelled, resigned, sceneInactive
      #else
      case windowWithoutKeys, rightButton
      #endif
    }

    @Test(arguments: Loss.allCases)
    private func `A held key that is taken away does not act when it is released`(_ loss: Loss) {
      let log = Log()
      let screen = log.screen
      for _ in 0..<2 {
        log.hold()
        expect(log.take(), equals: ConfirmLog.all)
        switch loss {
        case .escape: screen.key(Key.escape)
        case .focus: screen.blur()
        case .inactive: System.becomeInactive()
        case .disabled: log.button.isEnabled = false
        case .removed: log.button.removeFromSuperview()
        case .hidden: log.button.isHidden = true
        case .hiddenRow: log.row.isHidden = true
        case .press: screen.down(0.075, at: screen.middle)
        case .command: screen.holdCommand()
        #if canImport(UIKit)
        case .cancelled:
          log.button.pressesCancelled([PressDouble(.keyboardSpacebar)], with: nil)
        case .resigned: _ = log.button.resignFirstResponder()
        case .sceneInactive:
          NotificationCenter.default.post(
            name: UIScene.willDeactivateNotification, object: System.scene)
        #else
        case .windowWithoutKeys: screen.window.resignKey()
        case .rightButton: screen.rightDown()
        #endif
        }
        screen.wait(0.25)
        expect(log.take(), equals: ["idle"])
        #if canImport(UIKit)
        screen.keyUp(Key.space)
        #else
        // With Command, AppKit does not report the release.
        if loss != .command {
          screen.sendKey(.keyDown, Key.space, isARepeat: true)
          screen.keyUp(Key.space)
        }
        #endif
        if loss == .press { screen.up() }
        expect(log.take(), equals: [])
        log.restore()
      }
    }

    @Test func `A held key survives a scroll, until the button is no longer visible`() {
      let log = Log()
      // The face gives way to the force otherwise.
      System.reduceMotion()
      log.screen.focus()
      log.screen.hold(Key.space, 2)
      let frame = System.frame
      for distance in [0.0, 30, 60] {
        log.list.scroll(up: distance)
        expect(log.fill?.path, equals: rect(CGRect(origin: .zero, size: frame.size)))
      }
      log.screen.wait(0.5)
      expect(log.take(), equals: ConfirmLog.all)
      log.list.scroll(up: frame.maxY)
      expect(log.take(), equals: ["idle"])
      log.screen.keyUp(Key.space)
      expect(log.take(), equals: [])
    }

    /// A place of the button where the overlay would show it elsewhere, or not at all.
    private enum Place: CaseIterable {
      case inWindow, cutOff
      #if canImport(UIKit)
      case turned
      #else
      case titleBar
      #endif
    }

    @Test(arguments: Place.allCases)
    private func `The fill is in the button, and only the veil and the label are over the window`(
      _ place: Place
    ) {
      let log = Log()
      let screen = log.screen
      var middle = screen.middle
      switch place {
      case .inWindow: break
      case .cutOff:
        log.list.scroll(up: System.frame.midY)
        middle.y = 5
      #if canImport(UIKit)
      case .turned: log.button.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #else
      case .titleBar:
        screen.window.titleBarHeight = 52
        middle.y = 26
        screen.window.add(log.button, at: System.frame.offsetBy(dx: 0, dy: 26 - System.frame.midY))
      #endif
      }
      // The edge, the shape that clips, and what it clips.
      func expectFilled(_ width: Double, _ counts: [Int?]) {
        var part = CGRect(origin: .zero, size: System.frame.size)
        let radius = log.button.face?.cornerRadius ?? 0
        let whole = CGPath(
          roundedRect: part, cornerWidth: radius, cornerHeight: radius, transform: nil)
        part.size.width = width
        expect(log.button.scene?.shapes.prefix(3).map(\.path), equals: [whole, whole, rect(part)])
        expect([log.button.scene?.layers.count, screen.ring?.layers.count], equals: counts)
      }
      // With reduced motion, each part appears at once.
      System.reduceMotion()
      screen.down(0.075, at: middle)
      screen.press(0.28125)
      // Two ticks; over the window, only the veil.
      expectFilled(75, [5, 1])
      screen.press(0.465)
      screen.wait(0.25)
      // A dark and a coloured line around the button; over the window, also the label, with two texts.
      expectFilled(120, [5, 4])
      screen.up()
      screen.wait(1)
      expect([log.button.scene?.layers.count, screen.ring?.layers.count], equals: [0, nil])
      expect(log.take(), equals: ConfirmLog.all + ConfirmLog.fired)
    }

    private func rect(_ rect: CGRect) -> CGPath {
      CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil)
    }

    @Test func `The fill takes no touches, and has the tint and the direction of the view`() {
      let sweep = Log()
      // The face gives way to the force otherwise.
      System.reduceMotion()
      sweep.button.setTint(.systemRed)
      sweep.screen.down(0.075)
      // 0.28125 of the range is an intention of 0.625.
      sweep.screen.press(0.28125)
      let frame = CGRect(origin: .zero, size: System.frame.size)
      var filled = frame
      filled.size.width = 75
      expect(sweep.fill?.path, equals: rect(filled))
      var red = LayerColor(.systemRed, in: sweep.button.nativeEnvironment)
      red.alpha = 0.14
      expect(sweep.fill?.fillColor, equals: red.cgColor)
      expect(sweep.screen.ringIsOpen, equals: false)
      // The direction may change at any time, and counts from the next input.
      sweep.screen.turnRightToLeft()
      sweep.screen.press(0.28125)
      filled.origin.x = 45
      expect(sweep.fill?.path, equals: rect(filled))
      let rise = Log(.rise)
      System.reduceMotion()
      rise.screen.down(0.075)
      rise.screen.press(0.28125)
      filled = frame.divided(atDistance: frame.height * 0.625, from: .maxYEdge).slice
      expect(rise.fill?.path, equals: rect(filled))
    }

    @Test func `Its accessibility hint and value follow the press`() {
      let log = Log()
      let button = log.button
      func texts() -> [String?] { [button.spokenHint, button.spokenValue] }
      #if canImport(UIKit)
      let hint = button.hints.forceInPlace
      log.screen.window.change(to: .make(force: .unavailable))
      expect(texts(), equals: [button.hints.timeInPlace, ""])
      log.screen.window.change(to: .make())
      #else
      let hint = button.hints.timeInPlace
      #endif
      expect(texts(), equals: [hint, ""])
      log.screen.down(0.075)
      var values = [texts()]
      log.screen.press(0.465)
      values.append(texts())
      for seconds in [0.25, 1] {
        log.screen.wait(seconds)
        values.append(texts())
      }
      expect(values, equals: [[nil, ""], [nil, "CONFIRM"], [nil, "OK"], [nil, "Let go"]])
      log.screen.wait(0.25)
      log.screen.up()
      expect(texts(), equals: [hint, ""])
      expect(System.said, equals: ["CONFIRM", "OK", "Let go"])
    }

    @Test func `A tap arms, and only then the overlay takes touches`() {
      let log = Log()
      log.screen.down(0.075)
      expect(log.screen.ringIsOpen, equals: false)
      log.screen.up()
      log.screen.wait(1)
      expect(log.screen.ringIsOpen, equals: true)
      expect(log.take(), equals: ["updating", "selected"])
    }
  }
}
