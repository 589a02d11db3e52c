import AppKit
import PressureHosting
import PressureKit
import Testing

@testable import PressureViews

/// All tests of views. They run one after the other, because they share a screen, a clock and a trackpad.
@Suite(.serialized) @MainActor
struct OnScreen {}

extension OnScreen {
  @Suite @MainActor struct ConfirmActionButtonTests {
    /// A button with a log of its states and confirmations.
    @MainActor
    private final class Log {
      let screen: Screen<ConfirmActionButton>
      private(set) var entries: [String] = []

      var button: ConfirmActionButton { screen.view }
      let middle = NSPoint(x: 100, y: 314)
      /// The center of the ring, at the control's offset above the button.
      var ringCenter: NSPoint {
        NSPoint(x: 100, y: 314 - (button.options.ringOffset ?? 57.2))
      }

      /// Removes the hints, which would stay visible after a press that does not confirm.
      init() {
        screen = Screen(ConfirmActionButton(title: "Delete"))
        (button.hints.press, button.hints.hold, button.hints.slide) = ("", "", "")
        button.onConfirm = { [unowned self] in entries.append("confirm") }
        button.onStateChange = { [unowned self] in entries.append("\($0)") }
      }

      func take() -> [String] {
        defer { entries = [] }
        return entries
      }

      /// The ring in the overlay window.
      var ring: RingView? { screen.overlay?.contentView as? RingView }
    }

    @Test func `An armed ring is beside the button if another control lies above`() {
      for isControl in [true, false] {
        let log = Log()
        let frame = log.button.frame
        let other = isControl ? NSControl(frame: frame) : NSView(frame: frame)
        (other as? NSControl)?.action = Selector { _ in }
        let isFlipped = log.button.superview?.isFlipped == true
        other.frame = frame.offsetBy(dx: 0, dy: (isFlipped ? -1 : 1) * (frame.height + 8))
        log.button.superview?.addSubview(other)
        #expect(log.button.accessibilityPerformPress())
        let host = log.button.host as? ControlHost<ConfirmAction>
        let area = host?.control.ringArea
        let bounds = host?.control.bounds ?? .unbounded
        #expect(area.map { $0.center.y == bounds.center.y } == isControl)
        #expect(area.map { $0.minX > bounds.maxX || $0.maxX < bounds.minX } == isControl)
        log.button.host?.interrupt(.escape)
      }
    }

    @Test func `A full press on a trackpad, slid onto the ring and released, confirms once`() {
      let log = Log()
      log.screen.down()
      #expect(log.screen.window.behavior == .primaryGeneric)
      #expect(log.button.forceSource == .time)
      log.screen.press(0.225)
      #expect(log.button.forceSource == .measured)
      #expect((log.button.intention * 1000).rounded() == 500)
      log.screen.press(0.5)
      log.screen.wait(0.2)
      log.screen.drag(to: log.ringCenter)
      log.screen.press(0.5)
      log.screen.wait(0.2)
      log.screen.up()
      #expect(log.take() == ["updating", "selected", "confirmed", "confirm", "idle"])
      #expect(NSHapticFeedbackManager.felt == [.alignment, .levelChange, .generic])
      #expect(
        NSAccessibility.said == [
          .init(text: "CONFIRM", priority: .high), .init(text: "OK", priority: .high),
        ])
    }

    @Test func `Each press confirms by time until the trackpad has proven its sensor`() {
      let log = Log()
      for values: [Float] in [[0, 0.5, 1], [0.1, 1], [1]] {
        log.screen.down(at: log.middle)
        for pressure in values { log.screen.press(pressure) }
        let isProven = values.count == 2
        #expect(log.button.forceSource == (isProven ? .measured : .time))
        #expect(log.take() == (isProven ? ["updating", "selected"] : ["updating"]))
        log.button.rightMouseDown(with: NSEvent(.rightMouseDown, at: log.screen.time))
        log.screen.up()
        #expect(log.take() == ["idle"])
        log.screen.wait(1)
      }
    }

    @Test func `A click arms the button; the open ring takes all clicks, and one on it confirms`() {
      let log = Log()
      func click(_ place: NSPoint) {
        log.screen.down(at: place)
        log.screen.up()
      }
      click(log.middle)
      #expect(log.take() == ["updating", "selected"])
      log.screen.wait(1)
      // A click elsewhere in the window closes the ring and reaches no view under it.
      click(NSPoint(x: 500, y: 20))
      #expect(log.take() == ["idle"])
      log.screen.wait(1)
      #expect(log.ring == nil)
      // With Control, a click is a right click.
      log.screen.down(at: log.middle, modifierFlags: .control)
      log.screen.up()
      #expect(log.take() == [])
      click(log.middle)
      log.screen.wait(1)
      #expect(log.ring?.acceptsFirstMouse(for: nil) == true)
      click(log.ringCenter)
      #expect(log.screen.overlay?.firstResponder == nil)
      #expect(log.take() == ["updating", "selected", "confirmed", "confirm", "idle"])
    }

    @Test func `Stage 0 does not end a press, and stray pressure events have no effect`() {
      let log = Log()
      log.screen.down()
      log.screen.press(0.2)
      log.screen.press(0.6, stage: 2)
      #expect(log.take() == ["updating", "selected"])
      log.screen.press(0, stage: 0)
      // This is not a lift: only mouse up ends the press.
      #expect(log.button.controlState == .selected)
      #expect(log.take() == [])
      log.screen.up()
      #expect(log.take() == ["idle"])
      // Pressure without a press.
      log.screen.press(1, stage: 2)
      // An event of another type has no pressure, and reading it would end the program.
      log.button.pressureChange(with: NSEvent(.keyDown, at: log.screen.time))
      #expect(log.take() == [])
    }

    @Test func `A press that is cancelled or interrupted does not confirm`() {
      let log = Log()
      let ends: [() -> Void] = [
        { log.screen.window.resignKey() },
        {
          NotificationCenter.default.post(
            name: NSApplication.willResignActiveNotification, object: nil)
        },
        { log.button.removeFromSuperview() },
        { log.button.isEnabled = false },
        { log.screen.key(Key.escape) },
        { _ = log.button.accessibilityPerformCancel() },
        { log.button.rightMouseDown(with: NSEvent(.rightMouseDown, at: log.screen.time)) },
      ]
      for end in ends {
        log.button.isEnabled = true
        if log.button.superview == nil { log.screen.window.contentView?.addSubview(log.button) }
        log.screen.down(at: log.middle)
        log.screen.press(0.6)
        end()
        #expect(log.take() == ["updating", "selected", "idle"])
        log.screen.drag(to: log.ringCenter)
        log.screen.up()
        #expect(log.take() == [])
        log.screen.wait(1)
        #expect(log.ring == nil)
        #expect(CADisplayLink.running.isEmpty)
      }
      // Another window that stops being key has no effect.
      log.button.isEnabled = true
      log.screen.down(at: log.middle)
      Screen(NSView()).window.resignKey()
      #expect(log.take() == ["updating"])
    }

    @Test func `Keys need two presses, other keys pass on, and losing the focus disarms`() {
      let log = Log()
      #expect(log.button.acceptsFirstResponder)
      _ = log.screen.window.makeFirstResponder(log.button)
      log.screen.key(Key.a)
      log.screen.key(Key.escape)
      log.screen.key(Key.space, modifierFlags: .command)
      #expect(log.take() == [])
      let unhandled = [Key.a, Key.a, Key.escape, Key.escape, Key.space, Key.space]
      #expect(NSResponder.unhandled == unhandled)
      // A key that follows another one at once counts as typed.
      log.screen.wait(0.4)
      log.screen.key(Key.space)
      log.screen.wait(0.4)
      log.screen.key(Key.returnKey)
      #expect(log.take() == ["selected", "confirmed", "confirm", "idle"])
      log.screen.wait(1)
      log.screen.key(Key.enter)
      _ = log.screen.window.makeFirstResponder(nil)
      #expect(log.take() == ["selected", "idle"])
      log.screen.wait(1)
      _ = log.screen.window.makeFirstResponder(log.button)
      log.screen.key(Key.space)
      log.screen.key(Key.escape)
      #expect(log.take() == ["selected", "idle"])
      #expect(NSResponder.unhandled == unhandled + [Key.escape])
      #expect(log.button.canBecomeKeyView)
      NSApplication.shared.isFullKeyboardAccessEnabled = false
      #expect(!log.button.canBecomeKeyView)
      log.button.isEnabled = false
      #expect(!log.button.acceptsFirstResponder)
    }

    /// A text field that is being edited.
    private final class Field: NSView {
      override var acceptsFirstResponder: Bool { true }
    }

    @Test func `A click does not move the keyboard focus, and the button stays armed`() {
      for hasKeyboardAccess in [true, false] {
        let log = Log()
        let field = Field()
        log.screen.window.contentView?.addSubview(field)
        NSApplication.shared.isFullKeyboardAccessEnabled = hasKeyboardAccess
        _ = log.screen.window.makeFirstResponder(field)
        log.screen.down(at: log.middle)
        log.screen.up()
        #expect(log.screen.window.firstResponder === field)
        for key in [Key.a, Key.space, Key.returnKey] { log.screen.key(key) }
        #expect(log.take() == ["updating", "selected"])
        // While it is armed, the button takes Escape, but only once.
        let unhandled = [Key.a, Key.a, Key.space, Key.space, Key.returnKey, Key.returnKey]
        #expect(NSResponder.unhandled == unhandled)
        log.screen.key(Key.escape)
        #expect(log.take() == ["idle"])
        #expect(NSResponder.unhandled == unhandled + [Key.escape])
        log.screen.key(Key.escape)
        #expect(NSResponder.unhandled == unhandled + [Key.escape, Key.escape, Key.escape])
        // If the button already has the focus, a click leaves it there.
        #expect(log.screen.window.makeFirstResponder(log.button))
        log.screen.wait(1)
        log.screen.down(at: log.middle)
        log.screen.up()
        #expect(log.screen.window.firstResponder === log.button)
        #expect(log.take() == ["updating", "selected"])
        // A window may take back the focus that a click took, so moving the focus does not disarm. Escape does.
        log.screen.wait(1)
        _ = log.screen.window.makeFirstResponder(field)
        #expect(log.take() == [])
        log.screen.key(Key.escape)
        #expect(log.take() == ["idle"])
      }
    }

    @Test func `VoiceOver needs two presses, and both are announced`() {
      let log = Log()
      #expect(log.button.isAccessibilityElement())
      #expect(log.button.accessibilityRole() == .button)
      #expect(log.button.accessibilityLabel() == "Delete")
      #expect(log.button.accessibilityValue() as? String == "")
      #expect(log.button.accessibilityHelp() == log.button.hints.time)
      NSWorkspace.shared.isVoiceOverEnabled = true
      #expect(log.button.accessibilityHelp() == log.button.hints.voiceOver)
      #expect(log.button.accessibilityPerformPress())
      #expect(log.button.accessibilityValue() as? String == "CONFIRM")
      #expect(log.button.accessibilityHelp() == nil)
      log.screen.wait(0.4)
      #expect(log.button.accessibilityPerformPress())
      #expect(log.take() == ["selected", "confirmed", "confirm", "idle"])
      log.screen.wait(1)
      #expect(NSAccessibility.said.map(\.text) == ["CONFIRM", "OK"])
      #expect(log.button.accessibilityPerformPress())
      #expect(log.button.accessibilityPerformCancel())
      #expect(log.take() == ["selected", "idle"])
      log.button.isEnabled = false
      #expect(!log.button.isAccessibilityEnabled())
      #expect(!log.button.accessibilityPerformPress())
      #expect(log.take() == [])
    }

    @Test func `The ring's overlay covers the window, and exists only while the ring is shown`() {
      let log = Log()
      #expect(log.ring == nil)
      log.screen.down()
      log.screen.press(0.225)
      let overlay = log.screen.overlay
      #expect(log.screen.window.childWindows?.count == 1)
      #expect(overlay?.frame == log.screen.window.frame)
      #expect(log.ring?.frame == NSRect(x: 0, y: 0, width: 600, height: 500))
      #expect(log.ring?.layer?.isGeometryFlipped == true)
      #expect(overlay?.ignoresMouseEvents == true)
      #expect(overlay?.isOpaque == false)
      #expect(overlay?.backgroundColor?.cgColor.components == [0, 0, 0, 0])
      #expect(overlay?.hasShadow == false)
      let layers = log.ring?.layer?.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
      // The veil, the button's tint, the disc, the track, the ring and the dot.
      #expect(
        layers.map { ($0.strokeEnd * 1000).rounded() } == [1000, 1000, 1000, 1000, 500, 1000])
      log.screen.press(0.5)
      log.screen.wait(0.3)
      let texts = log.ring?.layer?.sublayers?.compactMap { $0 as? TextLine } ?? []
      #expect(texts.map { $0.letters.text } == ["CONFIRM"])
      #expect(texts.map(\.letters.contentsScale) == [2])
      log.screen.up()
      log.screen.wait(1)
      #expect(log.ring == nil)
      #expect(CADisplayLink.running.isEmpty)
    }

    @Test func `A confirmed button that leaves its window takes the fading ring with it`() throws {
      let log = Log()
      log.screen.down()
      log.screen.press(0.6)
      log.screen.drag(to: log.ringCenter)
      log.screen.wait(0.2)
      log.screen.up()
      log.screen.wait(0.1)
      let layer = try #require(log.ring?.layer)
      #expect(layer.sublayers?.isEmpty == false)
      log.button.removeFromSuperview()
      #expect(layer.sublayers ?? [] == [])
      #expect(log.screen.overlay == nil)
      // It does not come back with the button.
      log.screen.window.contentView?.addSubview(log.button)
      #expect(log.screen.overlay == nil)
    }

    @Test func `An armed ring moves with its button`() {
      let log = Log()
      let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 600, height: 500))
      log.screen.window.contentView?.addSubview(scroll)
      scroll.contentView.addSubview(log.button)
      func height() -> CGFloat? {
        log.ring?.layer?.sublayers?.compactMap { $0 as? TextLine }.first?.letters.position.y
      }
      _ = log.button.accessibilityPerformPress()
      log.screen.wait(1)
      let before = height()
      scroll.contentView.scroll(to: NSPoint(x: 0, y: 40))
      log.screen.wait(0.5)
      // Scrolling moves the button down by 40 points: y grows upwards here, but downwards in the ring's view.
      #expect(height() == before.map { $0 + 40 })
      // The button keeps its distance to the window's bottom, so it moves down as the window grows.
      log.screen.window.setFrame(NSRect(x: 0, y: 0, width: 600, height: 530), display: true)
      log.screen.wait(0.5)
      #expect(height() == before.map { $0 + 70 })
      #expect(log.screen.overlay?.frame == log.screen.window.frame)
      #expect(log.take() == ["selected"])
    }

    @Test func `Another mouse button takes a press back, wherever it goes down`() {
      defer { NSEvent.pressed = 0 }
      for isMoving in [true, false] {
        let log = Log()
        log.screen.down()
        log.screen.wait(3)
        log.screen.drag(to: log.ringCenter)
        #expect(log.take().last == "confirmed")
        NSEvent.pressed = 3
        if isMoving { log.screen.drag(to: log.screen.place) }
        NSEvent.pressed = 2
        log.screen.up()
        NSEvent.pressed = 0
        #expect(log.take() == ["idle"])
      }
    }

    @Test func `Another mouse button takes a press on a trackpad back`() {
      defer { NSEvent.pressed = 0 }
      let log = Log()
      log.screen.down()
      log.screen.press(0.2)
      #expect(log.take() == ["updating"])
      NSEvent.pressed = 5
      log.screen.press(0.3)
      #expect(log.take() == ["idle"])
    }

    @Test(arguments: [NSEvent.EventType.rightMouseDown, .otherMouseDown])
    func `Another mouse button that is up again before the next event takes a press back`(
      _ type: NSEvent.EventType
    ) {
      let log = Log()
      let other = log.screen.makeOtherWindow()
      for window in [log.screen.window, other] {
        log.screen.down(at: log.middle)
        #expect(log.take() == ["updating"])
        log.screen.send(type, to: window)
        #expect(log.take() == ["idle"])
        log.screen.up()
        log.screen.wait(1)
      }
    }

    @Test(arguments: [NSEvent.EventType.leftMouseDown, .rightMouseDown, .otherMouseDown])
    func `A click outside the content, or in another window, disarms the button`(
      _ type: NSEvent.EventType
    ) {
      let log = Log()
      let other = log.screen.makeOtherWindow()
      let titleBar = NSPoint(x: 100, y: 510)
      for (window, place) in [(log.screen.window, titleBar), (other, .zero)] {
        log.screen.down(at: log.middle)
        log.screen.up()
        log.screen.wait(1)
        #expect(log.take() == ["updating", "selected"])
        log.screen.send(type, to: window, at: place)
        #expect(log.take() == ["idle"])
        log.screen.wait(1)
        // At rest, a click there means nothing.
        log.screen.send(type, to: window, at: place)
        #expect(log.take() == [])
      }
    }

    @Test(arguments: [(12.0, ConfirmAction.State.updating), (13, .idle)])
    func `A scroll ends a press only beyond the tolerance`(
      _ distance: Double, _ state: ConfirmAction.State
    ) {
      let log = Log()
      let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 600, height: 500))
      log.screen.window.contentView?.addSubview(scroll)
      scroll.contentView.addSubview(log.button)
      log.screen.down()
      for part in [0.5, 1] {
        scroll.contentView.scroll(to: NSPoint(x: 0, y: part * distance))
      }
      #expect(log.button.controlState == state)
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
      let row = NSView(frame: NSRect(x: 10, y: 20, width: 300, height: 200))
      row.wantsLayer = true
      row.layer?.cornerRadius = 12
      let content = log.button.superview
      content?.addSubview(row)
      content?.addSubview(log.button)
      log.button.itemView = row
      let height = Double(log.screen.window.contentView?.bounds.height ?? 0)
      // y grows downwards in the overlay.
      #expect(press() == [10, height - 220, 300, 200])
      #expect(host?.control.itemCornerRadius == 12)
      row.removeFromSuperview()
      #expect(press() == nil)
    }

    @Test func `With Reduce Motion the ring does not unwind, and colours follow the appearance`() {
      let log = Log()
      log.button.options.takesTaps = false
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = true
      log.screen.down()
      log.screen.up()
      #expect(log.ring == nil)
      log.button.ringColors.selected = .systemRed
      #expect(log.button.options.palette.selected == LayerColor(red: 1, green: 0.231, blue: 0.188))
      log.screen.window.contentView?.appearance = .darkAqua
      #expect(log.button.options.palette.selected == LayerColor(red: 1, green: 0.271, blue: 0.227))
      let face = log.button.subviews.compactMap { $0 as? ButtonFace }.first
      func look() -> [Double] {
        let options = log.button.options
        return [
          options.palette.backdrop.alpha, options.increasesContrast ? 1 : 0,
          Double(face?.layer?.borderWidth ?? -1),
        ]
      }
      #expect(log.button.options.palette.veil == ConfirmPalette.dark.veil)
      log.button.ringColors.backdrop = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
      #expect(look() == [0.5, 0, 0])
      NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency = true
      NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast = true
      NSWorkspace.shared.notificationCenter.post(
        name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)
      #expect(look() == [1, 1, 1])
      #expect(log.button.intrinsicContentSize == NSSize(width: 61, height: 21))
    }

    @Test func `A button can be deallocated during a press`() {
      weak var button: ConfirmActionButton?
      do {
        let screen = Screen(ConfirmActionButton(title: "Delete"))
        screen.down()
        button = screen.view
        #expect(CADisplayLink.running.count == 1)
      }
      #expect(button == nil)
      CADisplayLink.frame(at: 200)
      #expect(CADisplayLink.running.isEmpty)
    }

    @Test func `A frame has the time of its display link, and not a later one`() {
      let screen = Screen(NSView())
      let platform = AppKitPlatform()
      let receiver = Receiver()
      platform.receiver = receiver
      platform.view = screen.view
      platform.sendsFrames = true
      CADisplayLink.frame(at: 100.25, late: 0.125)
      #expect(receiver.frames == [100.25])
      #expect(platform.now == 100.375)
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
      #expect(receiver.frames.map { ($0 * 100).rounded() } == [10002, 10004])
      platform.sendsFrames = false
      screen.pass(1)
      #expect(receiver.frames.count == 2)
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
