import PressureHosting
import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  @Suite @MainActor struct ConfirmActionButtonTests {
    /// A button, with a log of its events and states in order.
    @MainActor
    private final class Log {
      let screen: Screen<ConfirmActionButton>
      private(set) var entries: [String] = []

      var button: ConfirmActionButton { screen.view }
      var ringCenter: CGPoint { CGPoint(x: 100, y: 422 - 81.4) }

      /// Removes the hints, so that an unfinished press leaves nothing on the screen.
      init() {
        screen = Screen(ConfirmActionButton(title: "Delete"))
        (button.hints.press, button.hints.hold, button.hints.slide) = ("", "", "")
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

      /// The view that draws the ring above the window.
      var ring: SceneView? { screen.window.subviews.compactMap { $0 as? SceneView }.first }
    }

    @Test func `A full press, a slide onto the ring and a lift confirm once`() {
      let log = Log()
      var told: [Double] = []
      log.button.onIntentionChange = { told.append($0) }
      #expect(log.screen.down(0.5))
      #expect(log.button.forceSource == .measured)
      #expect(log.button.intention == 0.5 / 3)
      #expect(log.screen.move(3.1))
      log.screen.wait(0.2)
      #expect(log.screen.move(3.1, to: log.ringCenter))
      log.screen.wait(0.2)
      log.screen.up()
      #expect(told == [1])
      #expect(
        log.take() == ["updating", "selected", "confirmed", "value", "primary", "idle"])
      #expect(UIFeedbackGenerator.felt == ["light 1.0", "heavy 1.0", "success"])
      #expect(UIAccessibility.said == ["CONFIRM", "OK"])
    }

    /// Taps a place of the window.
    private func tap(_ log: Log, at place: CGPoint) {
      log.screen.finger.place = place
      log.screen.finger.down(0.1)
      log.screen.finger.lift()
      log.screen.wait(1)
    }

    private func ringArea(_ log: Log) -> Rect? {
      (log.button.host as? ControlHost<ConfirmAction>)?.control.ringArea
    }

    @Test func `An armed ring is beside the button if another control lies above`() {
      let middle = CGPoint(x: 100, y: 422)
      let tapped = UIView()
      tapped.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
      let spoken = UIView()
      spoken.accessibilityTraits = .link
      let others: [(UIView, Bool)] = [
        (UIControl(), true), (tapped, true), (spoken, true), (UICollectionViewCell(), true),
        (ConfirmActionButton(title: "Keep"), true), (UIView(), false),
      ]
      for (other, isAvoided) in others {
        let log = Log()
        other.frame = CGRect(x: 40, y: 320, width: 120, height: 44)
        log.screen.window.addSubview(other)
        tap(log, at: middle)
        let area = ringArea(log)
        #expect(area?.center.y == (isAvoided ? 422 : 422 - 81.4))
        #expect(area.map { $0.minX > 160 } == isAvoided)
        #expect(log.take() == ["updating", "selected"])
        if !isAvoided { continue }
        // A tap meant for the other control deletes nothing.
        tap(log, at: CGPoint(x: 100, y: 340))
        #expect(log.take() == ["idle"])
        tap(log, at: middle)
        tap(log, at: CGPoint(area?.center ?? .zero))
        #expect(
          log.take() == ["updating", "selected", "confirmed", "value", "primary", "idle"])
      }
    }

    @Test func `A tap on a control that comes to lie under the ring disarms`() {
      let log = Log()
      tap(log, at: CGPoint(x: 100, y: 422))
      let other = UIControl(frame: CGRect(x: 90, y: 330, width: 20, height: 20))
      log.screen.window.insertSubview(other, aboveSubview: log.button)
      tap(log, at: log.ringCenter)
      #expect(log.take() == ["updating", "selected", "idle"])
    }

    @Test func `A press that ends early or is cancelled does nothing`() {
      let log = Log()
      let ends: [() -> Void] = [
        log.screen.up,
        { log.screen.finger.cancel() },
        { log.button.cancelTracking(with: nil) },
        { log.button.isEnabled = false },
        {
          NotificationCenter.default.post(
            name: UIApplication.willResignActiveNotification, object: nil)
        },
        log.button.removeFromSuperview,
        { _ = log.button.accessibilityPerformEscape() },
        { log.button.pressesBegan([PressDouble(.keyboardEscape)], with: nil) },
      ]
      for end in ends {
        log.button.isEnabled = true
        if log.button.superview == nil { log.screen.window.addSubview(log.button) }
        log.screen.finger.place = CGPoint(x: 100, y: 422)
        log.screen.down()
        log.screen.move(3.1)
        end()
        #expect(log.take() == ["updating", "selected", "idle"])
        log.screen.finger.place = log.ringCenter
        log.screen.up()
        #expect(log.take() == [])
        log.screen.wait(1)
      }
    }

    @Test
    func `A tap arms the button, and a tap on the ring, which takes all touches, confirms`() throws
    {
      let log = Log()
      let middle = CGPoint(x: 100, y: 422)
      log.screen.down()
      log.screen.up()
      log.screen.wait(1)
      #expect(log.take() == ["updating", "selected"])
      let ring = try #require(log.ring)
      let finger = log.screen.finger
      #expect(ring.isUserInteractionEnabled)
      finger.down(at: log.ringCenter)
      #expect(finger.target === ring)
      #expect(log.take() == ["confirmed"])
      finger.move(to: middle)
      #expect(log.take() == ["selected"])
      finger.cancel()
      #expect(log.take() == [])
      finger.down(at: log.ringCenter)
      #expect(log.take() == ["confirmed"])
      finger.lift()
      #expect(log.take() == ["value", "primary", "idle"])
      #expect(!ring.isUserInteractionEnabled)
    }

    @Test func `A second finger anywhere cancels the press, also just before the lift`() {
      let log = Log()
      log.screen.down()
      log.screen.move(3.1, to: log.ringCenter)
      #expect(log.take() == ["updating", "selected", "confirmed"])
      log.screen.finger.secondDown(at: CGPoint(x: 300, y: 700))
      #expect(log.take() == ["idle"])
      log.screen.up()
      #expect(log.take() == [])
      // No press begins while the second finger is down.
      log.screen.finger.place = CGPoint(x: 100, y: 422)
      #expect(!log.screen.down())
      #expect(log.take() == [])
      log.screen.finger.secondLift()
      #expect(log.screen.down())
      #expect(log.take() == ["updating"])
    }

    @Test func `Coalesced touches count, each at its own time`() {
      let log = Log()
      log.screen.down()
      // Pressed full and released again between two frames of the screen.
      log.screen.finger.coalesce {
        log.screen.move(3.1)
        log.screen.move(0.5)
      }
      #expect(log.take() == ["updating", "selected"])
    }

    @Test func `A finger's force counts only on a screen that measures it, a pencil's always`() {
      let cases: [(ContactSource, UIForceTouchCapability)] = [
        (.touch, .available), (.touch, .unknown), (.touch, .unavailable), (.pen, .unavailable),
      ]
      let sources = cases.map { source, capability in
        let log = Log()
        log.screen.window.change(to: .make(force: capability))
        log.screen.finger.source = source
        log.button.options.force.rampDuration = 1
        log.screen.down(0)
        log.screen.wait(1.1)
        return "\(log.button.forceSource) \(log.button.controlState)"
      }
      #expect(
        sources == [
          "measured updating", "measured updating", "time selected", "measured updating",
        ])
    }

    @Test func `A pencil has its own maximum force, and a mouse presses by its primary button`() {
      let log = Log()
      log.button.options.takesTaps = false
      log.screen.finger.source = .pen
      log.screen.finger.maximum = 25.0 / 6
      // 0.45 of its range, half of the 0.9 at which a pen is full.
      log.screen.down(1.875)
      #expect(log.button.intention == 0.5)
      log.screen.up()
      _ = log.take()
      log.screen.wait(1)

      log.screen.finger.source = .mouse
      log.screen.finger.buttonMask = .secondary
      #expect(!log.screen.down(0))
      log.screen.finger.buttonMask = .primary
      #expect(log.screen.down(0))
      #expect(log.take() == ["updating"])
    }

    @Test func `pitfall 19: VoiceOver confirms in two steps, and both are announced`() {
      let log = Log()
      #expect(log.button.accessibilityLabel == "Delete")
      #expect(log.button.accessibilityTraits == .button)
      #expect(log.button.accessibilityValue == "")
      #expect(UIAccessibility.activate(log.button))
      #expect(log.button.accessibilityValue == "CONFIRM")
      #expect(UIAccessibility.activate(log.button))
      #expect(log.take() == ["selected"])
      log.screen.wait(0.4)
      #expect(UIAccessibility.activate(log.button))
      #expect(log.take() == ["confirmed", "value", "primary", "idle"])
      log.screen.wait(1)
      #expect(UIAccessibility.said == ["CONFIRM", "OK"])

      _ = UIAccessibility.activate(log.button)
      log.screen.wait(60)
      #expect(log.take() == ["selected"])
      #expect(log.button.accessibilityPerformEscape())
      #expect(log.take() == ["idle"])
      log.button.isEnabled = false
      #expect(log.button.accessibilityTraits == [.button, .notEnabled])
      #expect(!UIAccessibility.activate(log.button))
      #expect(log.take() == [])
    }

    @Test func `Two key presses confirm, other keys are passed on, and losing focus disarms`() {
      let log = Log()
      func press(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        log.button.pressesBegan([PressDouble(code, modifiers: modifiers)], with: nil)
        log.button.pressesEnded([PressDouble(code, modifiers: modifiers)], with: nil)
      }
      press(.keyboardA)
      press(.keyboardEscape)
      press(.keyboardSpacebar, modifiers: .command)
      #expect(log.take() == [])
      #expect(UIResponder.passedOn == [.keyboardA, .keyboardEscape, .keyboardSpacebar])
      // A key that follows another one at once counts as typed.
      log.screen.wait(0.4)
      press(.keyboardSpacebar)
      log.screen.wait(0.4)
      press(.keyboardReturnOrEnter)
      #expect(log.take() == ["selected", "confirmed", "value", "primary", "idle"])

      log.screen.wait(1)
      press(.keypadEnter)
      log.button.didUpdateFocus(
        in: FocusDouble(from: log.button, to: nil), with: UIFocusAnimationCoordinator())
      #expect(log.take() == ["selected", "idle"])
    }

    @Test func `A button that is released during a press is not retained`() {
      weak var button: ConfirmActionButton?
      do {
        let lone = ConfirmActionButton(title: "Delete")
        let screen = Screen(lone)
        screen.down()
        button = lone
        #expect(CADisplayLink.running.count == 1)
      }
      #expect(button == nil)
      CADisplayLink.frame(at: 200)
      #expect(CADisplayLink.running.count == 0)
    }

    @Test
    func `The ring covers the window, follows the scene and is removed after the press`() {
      let log = Log()
      #expect(log.ring == nil)
      log.screen.down(0.5)
      #expect(log.ring?.frame == log.screen.window.bounds)
      let layers = log.ring?.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
      // The veil, the button's tint, the disc, the track, the ring and the dot.
      let light: [CGFloat] = [1, 1, 1, 1, 0.5 / 3, 1]
      #expect(layers.map(\.strokeEnd) == light)
      log.screen.move(1.5)
      let half: [CGFloat] = [1, 1, 1, 1, 0.5, 1]
      #expect(layers.map(\.strokeEnd) == half)
      log.screen.move(3.1)
      log.screen.wait(0.3)
      let texts = log.ring?.layer.sublayers?.compactMap { $0 as? TextLine } ?? []
      #expect(texts.map { $0.letters.text } == ["CONFIRM"])
      #expect(texts.map(\.letters.contentsScale) == [3])
      log.button.confirmLabel = "Slide up"
      #expect(texts.map { $0.letters.text } == ["Slide up"])
      log.screen.up()
      log.screen.wait(1)
      #expect(log.ring == nil)
      #expect(log.screen.window.subviews == [log.button])
    }

    @Test func `A confirmed button that leaves its window takes the fading ring with it`() throws {
      let log = Log()
      log.screen.down()
      log.screen.move(3.1)
      log.screen.move(3.1, to: log.ringCenter)
      log.screen.wait(0.2)
      log.screen.up()
      log.screen.wait(0.1)
      let ring = try #require(log.ring)
      #expect(ring.layer.sublayers?.isEmpty == false)
      log.button.removeFromSuperview()
      #expect(ring.layer.sublayers ?? [] == [])
      #expect(log.screen.window.subviews == [])
      // It does not come back with the button.
      log.screen.window.addSubview(log.button)
      #expect(log.screen.window.subviews == [log.button])
    }

    @Test func `The view of the item stays clear, for as long as it is in the window`() {
      let log = Log()
      let host = log.button.host as? ControlHost<ConfirmAction>
      func press() -> [Double]? {
        log.screen.down()
        log.screen.wait(0.1)
        log.screen.up()
        log.screen.wait(1)
        log.button.disarm()
        log.screen.wait(1)
        return host?.control.item.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
      }
      #expect(press() == nil)
      let row = UIView(frame: CGRect(x: 10, y: 300, width: 300, height: 200))
      row.layer.cornerRadius = 12
      log.screen.window.addSubview(row)
      log.screen.window.addSubview(log.button)
      log.button.itemView = row
      #expect(press() == [10, 300, 300, 200])
      #expect(host?.control.itemCornerRadius == 12)
      row.removeFromSuperview()
      #expect(press() == nil)
    }

    @Test func `A button fits its title, and follows the colours and motion of the system`() {
      let log = Log()
      #expect(log.button.intrinsicContentSize == CGSize(width: 91, height: 44))
      log.button.title = "Delete everything"
      #expect(log.button.intrinsicContentSize.width == 184.5)
      log.button.ringColors.selected = .systemRed
      #expect(log.button.options.palette.selected == LayerColor(red: 1, green: 0.231, blue: 0.188))
      UITraitCollection.current = .make(.dark)
      log.button.traitCollectionDidChange(nil)
      #expect(log.button.options.palette.selected == LayerColor(red: 1, green: 0.271, blue: 0.227))
      UIAccessibility.standIn.isReduceMotionEnabled = true
      log.button.options.takesTaps = false
      log.screen.down()
      log.screen.up()
      // With reduced motion, the ring is removed at once and does not unwind.
      #expect(log.ring == nil)
    }
  }
}
