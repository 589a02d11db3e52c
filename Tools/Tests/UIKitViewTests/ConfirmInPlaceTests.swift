import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// A button that fills in place. The core's tests cover its rules; these show what UIKit's events become.
  @Suite @MainActor struct ConfirmInPlaceTests {
    private static let full = ["updating", "selected", "confirmed"]
    private static let fired = ["value", "primary", "idle"]

    /// A button in place inside a row, with a log of its events and states in order.
    @MainActor
    private final class Log {
      let screen: Screen<ConfirmActionButton>
      let row = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
      let scene = UIWindowScene()
      private var entries: [String] = []

      var button: ConfirmActionButton { screen.view }

      /// Removes the hints, so that an unfinished press leaves nothing on the screen.
      init(_ look: FillLook = .sweep) {
        screen = Screen(ConfirmActionButton(title: "Delete"))
        screen.window.windowScene = scene
        button.frame.origin.y = 0
        row.addSubview(button)
        screen.window.addSubview(row)
        screen.window.layoutIfNeeded()
        (button.hints.press, button.hints.hold, button.hints.slide) = ("", "", "")
        button.options.isInPlace = true
        button.options.look = look
        button.addAction(UIAction { [unowned self] _ in note("value") }, for: .valueChanged)
        button.addAction(
          UIAction { [unowned self] _ in note("primary") }, for: .primaryActionTriggered)
        button.onStateChange = { [unowned self] in note("\($0)") }
      }

      private func note(_ entry: String) { entries.append(entry) }

      func take() -> [String] {
        defer { entries = [] }
        return entries
      }

      /// Presses until the full button was shown for long enough.
      func press() {
        screen.finger.place = CGPoint(x: 100, y: 422)
        screen.down()
        screen.move(3.1)
        screen.wait(0.25)
      }

      func key(_ code: UIKeyboardHIDUsage = .keyboardSpacebar, modifiers: UIKeyModifierFlags = []) {
        button.pressesBegan([PressDouble(code, modifiers: modifiers)], with: nil)
      }

      func keyUp(modifiers: UIKeyModifierFlags = []) {
        screen.pass(1 / 64)
        button.pressesEnded([PressDouble(.keyboardSpacebar, modifiers: modifiers)], with: nil)
      }

      /// Holds a key until the full button was shown for long enough.
      func hold() {
        #expect(button.becomeFirstResponder())
        key()
        screen.wait(2.5)
      }

      /// Enables and shows the button again.
      func restore() {
        button.isEnabled = true
        (button.isHidden, row.isHidden, row.alpha) = (false, false, 1)
        if button.superview == nil { row.addSubview(button) }
        screen.finger.secondLift()
        screen.wait(1)
      }

      /// The view that draws the button's fill above the window.
      var overlay: SceneView? { screen.window.subviews.compactMap { $0 as? RingView }.first }
      var layers: [CAShapeLayer] {
        overlay?.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
      }
      /// The filled part, the only layer that is clipped.
      var fill: CAShapeLayer? { layers.first { $0.mask != nil } }
    }

    @Test func `A press by force and one by time confirm where they are, once`() {
      for hasSensor in [true, false] {
        let log = Log()
        if !hasSensor { log.screen.finger.maximum = 0 }
        log.screen.down(hasSensor ? 0.5 : 0)
        if hasSensor { log.screen.move(3.1) }
        log.screen.wait(hasSensor ? 0.25 : 2.3)
        #expect(log.button.forceSource == (hasSensor ? .measured : .time))
        log.screen.up()
        log.screen.up()
        #expect(log.take() == Self.full + Self.fired)
        let tick = hasSensor ? "light 1.0" : "light 0.98"
        #expect(UIFeedbackGenerator.felt == [tick, "heavy 1.0", "success"])
        log.screen.wait(1)
        #expect(UIAccessibility.said == ["CONFIRM", "OK"])
        #expect(log.screen.window.subviews == [log.row])
        #expect(CADisplayLink.running.isEmpty)
      }
    }

    /// A way to end a confirmed press without a lift from the button.
    private enum End: CaseIterable {
      case disabled, removed, hidden, hiddenRow, transparentRow, cancelled, trackingCancelled
      case inactive, sceneInactive, escape, secondFinger, secondFingerAtLift, lostLift
      case liftOutside, backAtOnce
    }

    @Test(arguments: End.allCases)
    private func `A confirmed press that ends in another way than by a lift does not act`(
      _ end: End
    ) {
      let log = Log()
      let screen = log.screen
      let elsewhere = CGPoint(x: 300, y: 700)
      for _ in 0..<2 {
        log.press()
        #expect(log.take() == Self.full)
        var expected = ["idle"]
        switch end {
        case .disabled: log.button.isEnabled = false
        case .removed: log.button.removeFromSuperview()
        case .hidden: log.button.isHidden = true
        case .hiddenRow: log.row.isHidden = true
        case .transparentRow: log.row.alpha = 0
        case .cancelled: screen.finger.cancel()
        case .trackingCancelled: log.button.cancelTracking(with: nil)
        case .inactive:
          NotificationCenter.default.post(
            name: UIApplication.willResignActiveNotification, object: nil)
        case .sceneInactive:
          NotificationCenter.default.post(
            name: UIScene.willDeactivateNotification, object: log.scene)
        case .escape: log.key(.keyboardEscape)
        case .secondFinger:
          screen.finger.secondDown(at: elsewhere)
          screen.move(3.1)
        case .secondFingerAtLift: screen.finger.secondDown(at: elsewhere)
        case .lostLift:
          // The next finger comes down at the same place, and the first one is not in its event.
          screen.down()
          // Its lift is no tap, because it comes after the longest duration of one.
          screen.wait(0.6)
          screen.up()
          expected = ["idle", "updating", "idle"]
        case .liftOutside, .backAtOnce:
          screen.move(3.1, to: CGPoint(x: 100, y: 300))
          if end == .backAtOnce {
            screen.move(3.1, to: CGPoint(x: 100, y: 422))
            expected = ["updating", "selected", "idle"]
          } else {
            expected = ["updating", "idle"]
          }
        }
        screen.up()
        screen.wait(0.5)
        #expect(log.take() == expected)
        #expect(log.overlay == nil)
        log.restore()
      }
      #expect(CADisplayLink.running.isEmpty)
    }

    @Test func `A held key fills the button, and its release acts, also with a modifier`() {
      for modifiers in [[], .alternate, .command] as [UIKeyModifierFlags] {
        let log = Log()
        log.hold()
        // UIKit reports a held key once.
        #expect(!log.button.isTracking)
        #expect(log.button.intention == 1)
        log.keyUp(modifiers: modifiers)
        #expect(log.take() == Self.full + Self.fired)
        log.screen.wait(1)
        // A short press of a key arms.
        log.key()
        log.keyUp()
        #expect(log.take() == ["updating", "selected"])
        #expect(UIResponder.passedOn == [])
      }
    }

    /// A way to take a held key away.
    private enum Loss: CaseIterable {
      case escape, cancelled, focusMoved, resigned, inactive, sceneInactive, disabled, removed
      case hidden, hiddenRow, touch, command
    }

    @Test(arguments: Loss.allCases)
    private func `A held key that is taken away does not act when it is released`(_ loss: Loss) {
      let log = Log()
      for _ in 0..<2 {
        log.hold()
        #expect(log.take() == Self.full)
        switch loss {
        case .escape: log.key(.keyboardEscape)
        case .cancelled:
          log.button.pressesCancelled([PressDouble(.keyboardSpacebar)], with: nil)
        case .focusMoved:
          log.button.didUpdateFocus(
            in: FocusDouble(from: log.button, to: log.row), with: UIFocusAnimationCoordinator())
        case .resigned: _ = log.button.resignFirstResponder()
        case .inactive:
          NotificationCenter.default.post(
            name: UIApplication.willResignActiveNotification, object: nil)
        case .sceneInactive:
          NotificationCenter.default.post(
            name: UIScene.willDeactivateNotification, object: log.scene)
        case .disabled: log.button.isEnabled = false
        case .removed: log.button.removeFromSuperview()
        case .hidden: log.button.isHidden = true
        case .hiddenRow: log.row.isHidden = true
        case .touch: log.screen.down()
        case .command: log.key(.keyboardLeftGUI, modifiers: .command)
        }
        log.screen.wait(0.25)
        #expect(log.take() == ["idle"])
        log.keyUp()
        if loss == .touch { log.screen.up() }
        #expect(log.take() == [])
        log.restore()
      }
    }

    @Test func `A scroll moves the fill of a held key, until the button is no longer visible`() {
      let log = Log()
      // The face gives way to the force otherwise.
      UIAccessibility.standIn.isReduceMotionEnabled = true
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      log.screen.window.addSubview(list)
      list.addSubview(log.row)
      log.key()
      log.screen.wait(2)
      let places = [0.0, 30, 60].map { offset in
        list.contentOffset.y = offset
        return log.fill?.path
      }
      #expect(
        places
          == [400, 370, 340].map {
            CGPath(
              roundedRect: CGRect(x: 40, y: $0, width: 120, height: 44), cornerWidth: 0,
              cornerHeight: 0, transform: nil)
          })
      log.screen.wait(0.5)
      #expect(log.take() == Self.full)
      list.contentOffset.y = 424
      #expect(log.take() == ["idle"])
      log.keyUp()
      #expect(log.take() == [])
    }

    @Test func `The fill takes no touches, and has the tint and the direction of the view`() {
      func rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGPath {
        CGPath(
          roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: 0,
          cornerHeight: 0, transform: nil)
      }
      let sweep = Log()
      // The face gives way to the force otherwise.
      UIAccessibility.standIn.isReduceMotionEnabled = true
      sweep.button.tintColor = .systemRed
      sweep.screen.down(0.5)
      sweep.screen.move(1.5)
      #expect(sweep.fill?.path == rect(x: 40, y: 400, width: 60, height: 44))
      var red = LayerColor(.systemRed, in: sweep.button.traitCollection)
      red.alpha = 0.14
      #expect(sweep.fill?.fillColor == red.cgColor)
      #expect(sweep.overlay?.isUserInteractionEnabled == false)
      // The direction may change at any time, and counts from the next input.
      sweep.screen.window.change(to: .make(direction: .rightToLeft))
      sweep.screen.move(1.5)
      #expect(sweep.fill?.path == rect(x: 100, y: 400, width: 60, height: 44))
      let rise = Log(.rise)
      UIAccessibility.standIn.isReduceMotionEnabled = true
      rise.screen.down(0.5)
      rise.screen.move(1.5)
      #expect(rise.fill?.path == rect(x: 40, y: 422, width: 120, height: 22))
    }

    @Test func `Its accessibility hint and value follow the press`() {
      let log = Log()
      let button = log.button
      func texts() -> [String?] { [button.accessibilityHint, button.accessibilityValue] }
      #expect(texts() == [button.hints.forceInPlace, ""])
      log.screen.window.change(to: .make(force: .unavailable))
      #expect(texts() == [button.hints.timeInPlace, ""])
      log.screen.window.change(to: .make())
      log.screen.down()
      var values = [texts()]
      log.screen.move(3.1)
      values.append(texts())
      for seconds in [0.25, 1] {
        log.screen.wait(seconds)
        values.append(texts())
      }
      #expect(values == [[nil, ""], [nil, "CONFIRM"], [nil, "OK"], [nil, "Let go"]])
      log.screen.wait(0.25)
      log.screen.up()
      #expect(texts() == [button.hints.forceInPlace, ""])
      #expect(UIAccessibility.said == ["CONFIRM", "OK", "Let go"])
    }

    @Test func `A tap arms, and only then the overlay takes touches`() {
      let log = Log()
      log.screen.down()
      #expect(log.overlay?.isUserInteractionEnabled == false)
      log.screen.up()
      log.screen.wait(1)
      #expect(log.overlay?.isUserInteractionEnabled == true)
      #expect(log.take() == ["updating", "selected"])
    }
  }
}
