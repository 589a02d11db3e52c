import PressureHosting
import PressureKit
import Testing

@testable import AppKit
@testable import PressureViews

extension OnScreen {
  /// The mouse, the trackpad, the keys and the windows of a Mac, on a confirm button.
  @Suite @MainActor struct MouseTests {
    @Test func `A click with Control is a right click, and the ring takes the first click`() {
      let log = ConfirmLog()
      log.screen.down(at: log.screen.middle, modifierFlags: .control)
      log.screen.up()
      expect(log.take(), equals: [])
      log.screen.tap()
      expect(log.screen.ring?.acceptsFirstMouse(for: nil), equals: true)
      log.screen.tap(log.ringCenter)
      #expect(log.screen.overlay?.firstResponder == nil)
      expect(log.take(), equals: ConfirmLog.all + ConfirmLog.fired)
    }

    @Test func `Each press confirms by time until the trackpad has proven its sensor`() {
      let log = ConfirmLog()
      for values: [Double] in [[0, 0.5, 1], [0.1, 1], [1]] {
        log.screen.down(at: log.screen.middle)
        expect(log.screen.window.behavior, equals: .primaryGeneric)
        for pressure in values { log.screen.press(pressure) }
        let isProven = values.count == 2
        expect(log.button.forceSource, equals: (isProven ? .measured : .time))
        expect(log.take(), equals: (isProven ? ["updating", "selected"] : ["updating"]))
        log.button.rightMouseDown(with: NSEvent(.rightMouseDown, at: log.screen.time))
        log.screen.up()
        expect(log.take(), equals: ["idle"])
        log.screen.wait(1)
      }
    }

    @Test func `Stage 0 does not end a press, and stray pressure events have no effect`() {
      let log = ConfirmLog()
      log.screen.down()
      log.screen.press(0.2)
      log.screen.press(0.6, stage: 2)
      expect(log.take(), equals: ["updating", "selected"])
      log.screen.press(0, stage: 0)
      // This is not a lift: only mouse up ends the press.
      expect(log.button.controlState, equals: .selected)
      expect(log.take(), equals: [])
      log.screen.up()
      expect(log.take(), equals: ["idle"])
      // Pressure without a press.
      log.screen.press(1, stage: 2)
      // An event of another type has no pressure, and reading it would end the program.
      log.button.pressureChange(with: NSEvent(.keyDown, at: log.screen.time))
      expect(log.take(), equals: [])
    }

    @Test func `A press that AppKit takes away is cancelled, on the button and on the ring`() {
      let log = ConfirmLog()
      log.screen.down()
      log.screen.press(0.2)
      log.button.mouseCancelled(with: NSEvent())
      log.screen.wait(2)
      expect(log.take(), equals: ["updating", "idle"])
      log.screen.up()
      log.screen.tap(log.screen.middle)
      log.screen.down(at: log.ringCenter)
      log.screen.ring?.mouseCancelled(with: NSEvent())
      log.screen.up()
      // The button is still armed, as after any touch that the system takes away.
      expect(log.take(), equals: ["updating", "selected", "confirmed", "selected"])
    }

    @Test func `Another window that stops being key does not end a press`() {
      let log = ConfirmLog()
      log.screen.down()
      Screen(NSView()).window.resignKey()
      expect(log.take(), equals: ["updating"])
    }

    @Test func `A button takes the keys while it is enabled, with full keyboard access`() {
      let button = ConfirmLog().button
      #expect(button.acceptsFirstResponder && button.canBecomeKeyView)
      NSApplication.shared.isFullKeyboardAccessEnabled = false
      #expect(!button.canBecomeKeyView)
      button.isEnabled = false
      #expect(!button.acceptsFirstResponder)
    }

    /// A text field that is being edited.
    private final class Field: NSView {
      override var acceptsFirstResponder: Bool { true }
    }

    @Test func `An Escape that ends a press reaches nothing else, as long as it is held`() {
      let log = ConfirmLog()
      log.screen.tap()
      log.screen.sendKey(.keyDown, Key.escape)
      for _ in 0..<2 { log.screen.sendKey(.keyDown, Key.escape, isARepeat: true) }
      log.screen.sendKey(.keyUp, Key.escape)
      expect(log.take(), equals: ["updating", "selected", "idle"])
      expect(System.unhandled, equals: [])
      // The next one is not the control's, also if the release of the last one went to another app.
      log.screen.key(Key.escape)
      log.screen.tap()
      log.screen.sendKey(.keyDown, Key.escape)
      log.screen.key(Key.escape)
      expect(System.unhandled, equals: System.unhandled([Key.escape, Key.escape]))
    }

    @Test func `A click does not move the keyboard focus, and typing there disarms the button`() {
      for hasKeyboardAccess in [true, false] {
        let log = ConfirmLog()
        let field = Field()
        log.screen.window.contentView?.addSubview(field)
        NSApplication.shared.isFullKeyboardAccessEnabled = hasKeyboardAccess
        _ = log.screen.window.makeFirstResponder(field)
        log.screen.down(at: log.screen.middle)
        log.screen.up()
        #expect(log.screen.window.firstResponder === field)
        expect(log.take(), equals: ["updating", "selected"])
        // The keys are the field's. A command types nothing.
        log.screen.key(Key.a, modifiers: .command)
        expect(log.take(), equals: [])
        for key in [Key.space, Key.a, Key.returnKey] { log.screen.key(key) }
        expect(log.take(), equals: ["idle"])
        let unhandled = [Key.a, Key.space, Key.a, Key.returnKey].flatMap { [$0, $0] }
        expect(NSResponder.unhandled, equals: unhandled)
        // While it is armed, the button takes Escape, but only once.
        log.screen.tap()
        expect(log.take(), equals: ["updating", "selected"])
        log.screen.key(Key.escape)
        expect(log.take(), equals: ["idle"])
        expect(NSResponder.unhandled, equals: unhandled)
        log.screen.key(Key.escape)
        expect(NSResponder.unhandled, equals: unhandled + [Key.escape, Key.escape])
        // If the button already has the focus, a click leaves it there.
        #expect(log.screen.window.makeFirstResponder(log.button))
        log.screen.wait(1)
        log.screen.down(at: log.screen.middle)
        log.screen.up()
        #expect(log.screen.window.firstResponder === log.button)
        expect(log.take(), equals: ["updating", "selected"])
        // A window may take back the focus that a click took, so moving the focus does not disarm. Escape does.
        log.screen.wait(1)
        _ = log.screen.window.makeFirstResponder(field)
        expect(log.take(), equals: [])
        log.screen.key(Key.escape)
        expect(log.take(), equals: ["idle"])
      }
    }

    @Test func `An Escape that is held since before the arming does not disarm`() {
      let log = ConfirmLog()
      log.screen.tap()
      log.screen.sendKey(.keyDown, Key.escape, isARepeat: true)
      expect(log.take(), equals: ["updating", "selected"])
      log.screen.key(Key.escape)
      expect(log.take(), equals: ["idle"])
    }

    @Test func `Command has no effect on an armed button, and other modifiers none on a held key`()
    {
      let log = ConfirmLog()
      log.button.options.isInPlace = true
      log.screen.focus()
      log.screen.key(Key.space)
      log.screen.sendKey(.flagsChanged, modifiers: .command)
      expect(log.take(), equals: ["updating", "selected"])
      log.button.disarm()
      expect(log.take(), equals: ["idle"])
      log.screen.wait(1)
      log.screen.hold(Key.space, 2.5)
      log.screen.sendKey(.flagsChanged, modifiers: [.shift, .option])
      expect(log.take(), equals: ConfirmLog.all)
    }

    @Test func `The ring's overlay is clear, takes no clicks and is drawn from the top`() {
      let log = ConfirmLog()
      log.screen.down()
      let overlay = log.screen.overlay
      expect(log.screen.window.childWindows?.count, equals: 1)
      expect(overlay?.frame, equals: log.screen.window.frame)
      expect(log.screen.ring?.layer?.isGeometryFlipped, equals: true)
      expect(overlay?.ignoresMouseEvents, equals: true)
      expect(overlay?.isOpaque, equals: false)
      expect(overlay?.backgroundColor?.cgColor.components, equals: [0, 0, 0, 0])
      expect(overlay?.hasShadow, equals: false)
    }

    @Test func `An armed ring moves with its button as the window grows`() {
      let log = ConfirmLog()
      func height() -> CGFloat? { log.screen.ring?.lines.first?.letters.position.y }
      _ = log.button.activate()
      log.screen.wait(1)
      let before = height()
      // The button keeps its distance to the window's bottom, so it moves down.
      log.screen.window.setFrame(NSRect(x: 0, y: 0, width: 600, height: 530), display: true)
      log.screen.wait(0.5)
      expect(height(), equals: before.map { $0 + 30 })
      expect(log.screen.overlay?.frame, equals: log.screen.window.frame)
      expect(log.take(), equals: ["selected"])
    }

    @Test func `Another mouse button takes a press back, wherever it goes down`() {
      defer { NSEvent.pressed = 0 }
      for isMoving in [true, false] {
        let log = ConfirmLog()
        log.screen.down()
        log.screen.wait(3)
        log.screen.drag(to: log.ringCenter)
        expect(log.take().last, equals: "confirmed")
        NSEvent.pressed = 3
        if isMoving { log.screen.drag(to: log.screen.place) }
        NSEvent.pressed = 2
        log.screen.up()
        NSEvent.pressed = 0
        expect(log.take(), equals: ["idle"])
      }
    }

    @Test func `Another mouse button takes a press on a trackpad back`() {
      defer { NSEvent.pressed = 0 }
      let log = ConfirmLog()
      log.screen.down()
      log.screen.press(0.2)
      expect(log.take(), equals: ["updating"])
      NSEvent.pressed = 5
      log.screen.press(0.3)
      expect(log.take(), equals: ["idle"])
    }

    @Test(arguments: [NSEvent.EventType.rightMouseDown, .otherMouseDown])
    func `Another mouse button that is up again before the next event takes a press back`(
      _ type: NSEvent.EventType
    ) {
      let log = ConfirmLog()
      let other = log.screen.makeOtherWindow()
      for window in [log.screen.window, other] {
        log.screen.down(at: log.screen.middle)
        expect(log.take(), equals: ["updating"])
        log.screen.send(type, to: window)
        expect(log.take(), equals: ["idle"])
        log.screen.up()
        log.screen.wait(1)
      }
    }

    @Test(arguments: [NSEvent.EventType.leftMouseDown, .rightMouseDown, .otherMouseDown])
    func `A click outside the content, or in another window, disarms the button`(
      _ type: NSEvent.EventType
    ) {
      let log = ConfirmLog()
      let other = log.screen.makeOtherWindow()
      let titleBar = NSPoint(x: 100, y: 510)
      for (window, place) in [(log.screen.window, titleBar), (other, .zero)] {
        log.screen.down(at: log.screen.middle)
        log.screen.up()
        log.screen.wait(1)
        expect(log.take(), equals: ["updating", "selected"])
        log.screen.send(type, to: window, at: place)
        expect(log.take(), equals: ["idle"])
        log.screen.wait(1)
        // At rest, a click there means nothing.
        log.screen.send(type, to: window, at: place)
        expect(log.take(), equals: [])
      }
    }

    @Test func `A button follows the Mac's settings for transparency and contrast`() {
      let log = ConfirmLog()
      log.screen.window.goDark()
      let face = log.button.subviews.compactMap { $0 as? ButtonFace }.first
      func look() -> [Double] {
        let options = log.button.options
        return [
          options.palette.backdrop.alpha, options.increasesContrast ? 1 : 0,
          Double(face?.layer?.borderWidth ?? -1),
        ]
      }
      expect(log.button.options.palette.veil, equals: ConfirmPalette.dark.veil)
      log.button.ringColors.backdrop = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
      expect(look(), equals: [0.5, 0, 0])
      NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency = true
      NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast = true
      NSWorkspace.shared.notificationCenter.post(
        name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)
      expect(look(), equals: [1, 1, 1])
    }

    @Test func `A frame has the time of its display link, and not a later one`() {
      let screen = Screen(NSView())
      let platform = AppKitPlatform()
      let receiver = Receiver()
      platform.receiver = receiver
      platform.view = screen.view
      platform.sendsFrames = true
      CADisplayLink.frame(at: 100.25, late: 0.125)
      expect(receiver.frames, equals: [100.25])
      expect(platform.now, equals: 100.375)
      platform.sendsFrames = false
    }

    @Test func `Without a display link, a timer provides frames, and ends when none are needed`() {
      let screen = Screen(NSView())
      let platform = AppKitPlatform()
      let receiver = Receiver()
      platform.receiver = receiver
      platform.sendsFrames = true
      screen.pass(0.02)
      screen.pass(0.02)
      expect(receiver.frames.map { ($0 * 100).rounded() }, equals: [10002, 10004])
      platform.sendsFrames = false
      screen.pass(1)
      expect(receiver.frames.count, equals: 2)
      #expect(Timer.running.isEmpty)
    }
  }
}

/// Records the frames of a platform.
@MainActor
private final class Receiver: PlatformReceiver {
  var frames: [Double] = []
  func frame(at time: Double) { frames.append(time) }
  func wake(at time: Double) {}
  func becomeInactive() {}
  func announcementDidFail(_ text: String) {}
}
