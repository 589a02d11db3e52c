import PressureKit
import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
@testable import AppKit
#endif

extension OnScreen {
  @Suite @MainActor struct ConfirmActionButtonTests {
    @Test func `A full press, a slide onto the ring and a lift confirm once`() {
      let log = ConfirmLog()
      let (screen, button) = (log.screen, log.button)
      var told: [Double] = []
      button.onIntentionChange = { told.append($0) }
      #expect(screen.down(0.075))
      expect(button.forceSource, equals: .measured)
      expect((button.intention * 6).rounded(), equals: 1)
      #expect(screen.press(0.465))
      screen.wait(0.2)
      #expect(screen.press(0.465, at: log.ringCenter))
      screen.wait(0.2)
      screen.up()
      expect(told, equals: [1])
      expect(log.take(), equals: ConfirmLog.all + ConfirmLog.fired)
      expect(System.felt, equals: System.feltOfAll)
      expect(System.said, equals: ["CONFIRM", "OK"])
    }

    /// Views above a button, and whether they are controls.
    private var others: [(view: NativeView, isControl: Bool)] {
      let tapped = NativeView()
      #if canImport(UIKit)
      tapped.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
      let spoken = UIView()
      spoken.accessibilityTraits = .link
      let own = [spoken, UICollectionViewCell()]
      #else
      tapped.addGestureRecognizer(NSGestureRecognizer(target: nil, action: nil))
      let own: [NSView] = []
      #endif
      return (own + [System.makeControl(), tapped, ConfirmActionButton(title: "Keep")])
        .map { ($0, true) } + [(NativeView(), false)]
    }

    @Test func `An armed ring is beside the button if another control lies above`() {
      for (other, isControl) in others {
        let log = ConfirmLog()
        let frame = System.frame
        log.screen.window.add(other, at: frame.offsetBy(dx: 0, dy: -System.ringOffset))
        log.screen.tap()
        let area = log.control?.ringArea
        expect(
          area.map { (Double($0.center.y) * 10).rounded() / 10 },
          equals: (isControl ? Double(frame.midY) : log.ringCenter.y))
        expect(area.map { $0.minX > frame.maxX }, equals: isControl)
        expect(log.take(), equals: ["updating", "selected"])
        if !isControl { continue }
        // A tap meant for the other control deletes nothing.
        log.screen.tap(log.ringCenter)
        expect(log.take(), equals: ["idle"])
        log.screen.tap()
        log.screen.tap(CGPoint(area?.center ?? .zero))
        expect(log.take(), equals: ConfirmLog.all + ConfirmLog.fired)
      }
    }

    @Test func `A tap on a control that comes to lie under the ring disarms`() {
      let log = ConfirmLog()
      log.screen.tap()
      let frame = CGRect(x: 90, y: log.ringCenter.y - 10, width: 20, height: 20)
      log.screen.window.add(System.makeControl(), at: frame, above: log.button)
      log.screen.tap(log.ringCenter)
      expect(log.take(), equals: ["updating", "selected", "idle"])
    }

    @Test func `A press that ends early or is cancelled does nothing`() {
      let log = ConfirmLog()
      let (screen, button) = (log.screen, log.button)
      #if canImport(UIKit)
      let own = [screen.finger.cancel, { button.cancelTracking(with: nil) }]
      #else
      let own = [
        screen.window.resignKey,
        { button.rightMouseDown(with: NSEvent(.rightMouseDown, at: screen.time)) },
      ]
      #endif
      let ends: [() -> Void] =
        own + [
          screen.up, { button.isEnabled = false }, System.becomeInactive,
          button.removeFromSuperview, { _ = button.escape() }, { screen.keyDown(Key.escape) },
        ]
      for end in ends {
        button.isEnabled = true
        if button.superview == nil { screen.window.add(button, at: System.frame) }
        screen.down(0.075, at: screen.middle)
        screen.press(0.465)
        end()
        expect(log.take(), equals: ["updating", "selected", "idle"])
        screen.drag(to: log.ringCenter)
        screen.up()
        expect(log.take(), equals: [])
        screen.wait(1)
        #expect(screen.ring == nil)
        #expect(CADisplayLink.running.isEmpty)
      }
    }

    @Test func `A tap arms, and a tap on the ring, which takes all touches, confirms`() {
      let log = ConfirmLog()
      let screen = log.screen
      screen.tap()
      expect(log.take(), equals: ["updating", "selected"])
      expect(screen.ringIsOpen, equals: true)
      // A tap elsewhere closes the ring.
      screen.tap(CGPoint(x: 300, y: 480))
      expect(log.take(), equals: ["idle"])
      #expect(screen.ring == nil)
      screen.tap()
      expect(log.take(), equals: ["updating", "selected"])
      screen.down(0.015, at: log.ringCenter)
      expect(log.take(), equals: ["confirmed"])
      screen.drag(to: screen.middle)
      expect(log.take(), equals: ["selected"])
      screen.drag(to: log.ringCenter)
      expect(log.take(), equals: ["confirmed"])
      screen.up()
      expect(log.take(), equals: ConfirmLog.fired)
      #expect(screen.ringIsOpen != true)
    }

    @Test func `pitfall 19: VoiceOver confirms in two steps, and both are announced`() {
      let log = ConfirmLog()
      let (screen, button) = (log.screen, log.button)
      expect(button.spokenLabel, equals: "Delete")
      expect(button.spokenValue, equals: "")
      #expect(button.activate())
      expect(button.spokenValue, equals: "CONFIRM")
      #expect(button.spokenHint == nil)
      #expect(button.activate())
      expect(log.take(), equals: ["selected"])
      screen.wait(0.4)
      #expect(button.activate())
      expect(log.take(), equals: ["confirmed"] + ConfirmLog.fired)
      screen.wait(1)
      expect(System.said, equals: ["CONFIRM", "OK"])

      _ = button.activate()
      screen.wait(60)
      expect(log.take(), equals: ["selected"])
      #expect(button.escape())
      expect(log.take(), equals: ["idle"])
      #if canImport(UIKit)
      expect(button.accessibilityTraits, equals: .button)
      button.isEnabled = false
      expect(button.accessibilityTraits, equals: [.button, .notEnabled])
      #else
      #expect(button.isAccessibilityElement() && button.accessibilityRole() == .button)
      expect(button.accessibilityHelp(), equals: button.hints.time)
      NSWorkspace.shared.isVoiceOverEnabled = true
      expect(button.accessibilityHelp(), equals: button.hints.voiceOver)
      button.isEnabled = false
      #expect(!button.isAccessibilityEnabled())
      #endif
      #expect(!button.activate())
      expect(log.take(), equals: [])
    }

    @Test func `Two key presses confirm, other keys are passed on, and losing focus disarms`() {
      let log = ConfirmLog()
      let screen = log.screen
      screen.focus()
      screen.key(Key.a)
      screen.key(Key.escape)
      screen.key(Key.space, modifiers: .command)
      expect(log.take(), equals: [])
      expect(System.unhandled, equals: System.unhandled([Key.a, Key.escape, Key.space]))
      // A key that follows another one at once counts as typed.
      screen.wait(0.4)
      screen.key(Key.space)
      screen.wait(0.4)
      screen.key(Key.returnKey)
      expect(log.take(), equals: ["selected", "confirmed"] + ConfirmLog.fired)

      screen.wait(1)
      screen.key(Key.enter)
      screen.blur()
      expect(log.take(), equals: ["selected", "idle"])
      screen.wait(1)
      screen.focus()
      screen.key(Key.space)
      screen.keyDown(Key.escape)
      expect(log.take(), equals: ["selected", "idle"])
      expect(System.unhandled, equals: System.unhandled([Key.a, Key.escape, Key.space]))
    }

    @Test func `A button that is released during a press is not retained`() {
      weak var button: ConfirmActionButton?
      do {
        let screen = Screen(ConfirmActionButton(title: "Delete"))
        screen.down()
        button = screen.view
        expect(CADisplayLink.running.count, equals: 1)
      }
      #expect(button == nil)
      CADisplayLink.frame(at: 200)
      #expect(CADisplayLink.running.isEmpty)
    }

    @Test
    func `The ring covers the window, follows the scene and is removed after the press`() {
      let log = ConfirmLog()
      let screen = log.screen
      func strokes() -> [Double]? {
        screen.ring?.shapes.map { (Double($0.strokeEnd) * 1000).rounded() }
      }
      #expect(screen.ring == nil)
      screen.down(0.075)
      expect(screen.ring?.frame, equals: CGRect(origin: .zero, size: System.windowSize))
      // The veil, the disc, the track, the ring and the dot.
      expect(strokes(), equals: [1000, 1000, 1000, 167, 1000])
      // The button's tint.
      expect(log.button.scene?.layers.count, equals: 1)
      screen.press(0.225)
      expect(strokes(), equals: [1000, 1000, 1000, 500, 1000])
      screen.press(0.465)
      screen.wait(0.3)
      let ring = screen.ring
      expect(ring?.words, equals: ["CONFIRM"])
      expect(ring?.lines.map(\.letters.contentsScale), equals: [System.scale])
      log.button.confirmLabel = "Slide up"
      expect(ring?.words, equals: ["Slide up"])
      screen.up()
      screen.wait(1)
      #expect(screen.ring == nil)
      expect(log.button.superview?.subviews, equals: [log.button])
      #expect(CADisplayLink.running.isEmpty)
    }

    @Test func `A confirmed button that leaves its window takes the fading ring with it`() throws {
      let log = ConfirmLog()
      log.slideOntoRing()
      log.screen.wait(0.2)
      log.screen.up()
      log.screen.wait(0.1)
      let ring = try #require(log.screen.ring)
      #expect(!ring.layers.isEmpty)
      log.button.removeFromSuperview()
      expect(ring.layers, equals: [])
      #expect(log.screen.ring == nil)
      // It does not come back with the button.
      log.screen.window.add(log.button, at: System.frame)
      #expect(log.screen.ring == nil)
    }

    @Test func `The view of the item stays clear, for as long as it is in the window`() {
      let log = ConfirmLog()
      func press() -> [Double]? {
        log.screen.down()
        log.screen.wait(0.1)
        log.screen.up()
        log.screen.wait(1)
        log.button.disarm()
        log.screen.wait(1)
        return log.control?.item.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
      }
      #expect(press() == nil)
      let row = NativeView()
      log.screen.window.add(row, at: CGRect(x: 10, y: 280, width: 300, height: 180))
      row.ownLayer?.cornerRadius = 12
      log.screen.window.add(log.button, at: System.frame)
      log.button.itemView = row
      expect(press(), equals: [10, 280, 300, 180])
      expect(log.control?.itemCornerRadius, equals: 12)
      row.removeFromSuperview()
      #expect(press() == nil)
    }

    @Test func `A button fits its title, and follows the colours and motion of the system`() {
      let log = ConfirmLog()
      #if canImport(UIKit)
      let widths = [91, 184.5]
      #else
      let widths = [61.0, 133]
      #endif
      let found = ["Delete", "Delete everything"].map { title in
        log.button.title = title
        return Double(log.button.intrinsicContentSize.width)
      }
      expect(found, equals: widths)
      log.button.ringColors.selected = .systemRed
      expect(
        log.button.options.palette.selected, equals: LayerColor(red: 1, green: 0.231, blue: 0.188))
      log.screen.window.goDark()
      expect(
        log.button.options.palette.selected, equals: LayerColor(red: 1, green: 0.271, blue: 0.227))
      System.reduceMotion()
      log.button.options.takesTaps = false
      log.screen.down(0.075)
      log.screen.up()
      // With reduced motion, the ring is removed at once and does not unwind.
      #expect(log.screen.ring == nil)
    }
  }
}
