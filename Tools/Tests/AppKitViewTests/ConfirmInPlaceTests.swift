import AppKit
import PressureKit
import Testing

@testable import PressureViews

extension OnScreen {
  /// A button that fills in place. The core's tests cover its rules; these show what AppKit's events become.
  @Suite @MainActor struct ConfirmInPlaceTests {
    private static let full = ["updating", "selected", "confirmed"]
    private static let fired = ["confirm", "idle"]

    /// A button in place inside a row, with a log of its states and confirmations.
    @MainActor
    private final class Log {
      let screen: Screen<ConfirmActionButton>
      let row = NSView(frame: NSRect(x: 0, y: 0, width: 600, height: 500))
      let middle = NSPoint(x: 100, y: 314)
      private var entries: [String] = []

      var button: ConfirmActionButton { screen.view }

      /// Removes the hints, which would stay visible after a press that does not confirm.
      init(_ look: FillLook = .sweep) {
        screen = Screen(ConfirmActionButton(title: "Delete"))
        screen.window.contentView?.addSubview(row)
        row.addSubview(button)
        (button.hints.press, button.hints.hold, button.hints.slide) = ("", "", "")
        button.options.isInPlace = true
        button.options.look = look
        button.onConfirm = { [unowned self] in entries.append("confirm") }
        button.onStateChange = { [unowned self] in entries.append("\($0)") }
      }

      func take() -> [String] {
        defer { entries = [] }
        return entries
      }

      /// Presses until the full button was shown for long enough.
      func press() {
        screen.down(at: middle)
        screen.press(0.6)
        screen.wait(0.25)
      }

      /// Holds Space until the full button was shown for long enough. The system repeats the key.
      func hold() {
        _ = screen.window.makeFirstResponder(button)
        screen.sendKey(.keyDown, Key.space)
        for _ in 0..<5 {
          screen.wait(0.5)
          screen.sendKey(.keyDown, Key.space, isARepeat: true)
        }
      }

      /// Enables and shows the button again, in a window with the keys.
      func restore() {
        button.isEnabled = true
        (button.isHidden, row.isHidden, row.alphaValue) = (false, false, 1)
        if button.superview == nil { row.addSubview(button) }
        screen.window.becomeKey()
        screen.wait(1)
      }

      /// The filled part, the only layer that is clipped.
      var fill: CAShapeLayer? {
        let ring = screen.overlay?.contentView as? RingView
        return ring?.layer?.sublayers?.compactMap { $0 as? CAShapeLayer }.first { $0.mask != nil }
      }
    }

    @Test func `A press on a trackpad and one with a mouse confirm where they are, once`() {
      for hasSensor in [true, false] {
        let log = Log()
        log.screen.down()
        if hasSensor { log.screen.press(0.6) }
        log.screen.wait(hasSensor ? 0.25 : 2.3)
        #expect(log.button.forceSource == (hasSensor ? .measured : .time))
        log.screen.up()
        log.screen.up()
        #expect(log.take() == Self.full + Self.fired)
        #expect(NSHapticFeedbackManager.felt == [.alignment, .levelChange, .generic])
        log.screen.wait(1)
        #expect(NSAccessibility.said.map(\.text) == ["CONFIRM", "OK"])
        #expect(log.screen.overlay == nil)
        #expect(CADisplayLink.running.isEmpty)
      }
    }

    /// A way to end a confirmed press without a lift from the button.
    private enum End: CaseIterable {
      case disabled, removed, hidden, hiddenRow, transparentRow, windowWithoutKeys, windowClosed
      case inactive, escape, escapeOfAssistance, rightButton, lostLift, liftOutside, backAtOnce
    }

    @Test(arguments: End.allCases)
    private func `A confirmed press that ends in another way than by a lift does not act`(
      _ end: End
    ) {
      let log = Log()
      let screen = log.screen
      for _ in 0..<2 {
        log.press()
        #expect(log.take() == Self.full)
        var expected = ["idle"]
        switch end {
        case .disabled: log.button.isEnabled = false
        case .removed: log.button.removeFromSuperview()
        case .hidden: log.button.isHidden = true
        case .hiddenRow: log.row.isHidden = true
        case .transparentRow: log.row.alphaValue = 0
        case .windowWithoutKeys: screen.window.resignKey()
        case .windowClosed: screen.window.close()
        case .inactive:
          NotificationCenter.default.post(
            name: NSApplication.willResignActiveNotification, object: nil)
        case .escape: screen.key(Key.escape)
        case .escapeOfAssistance: _ = log.button.accessibilityPerformCancel()
        case .rightButton: screen.rightDown()
        case .lostLift:
          screen.down()
          expected = ["idle", "updating", "idle"]
        case .liftOutside, .backAtOnce:
          screen.drag(to: NSPoint(x: 100, y: 100))
          expected = ["updating", "idle"]
          if end == .backAtOnce {
            screen.drag(to: log.middle)
            screen.press(0.6)
            expected = ["updating", "selected", "idle"]
          }
        }
        // The lift is no tap, because it comes after the longest duration of one.
        if end == .lostLift { screen.wait(0.6) }
        screen.up()
        screen.wait(0.5)
        #expect(log.take() == expected)
        #expect(screen.overlay == nil)
        if end == .windowClosed { screen.window.orderFront(nil) }
        log.restore()
      }
      #expect(CADisplayLink.running.isEmpty)
    }

    @Test func `A held key fills the button, and its release acts, also with a modifier`() {
      for modifiers in [[], .option, .control] as [NSEvent.ModifierFlags] {
        let log = Log()
        log.hold()
        #expect(log.button.intention == 1)
        #expect(log.take() == Self.full)
        log.screen.sendKey(.keyUp, Key.space, modifierFlags: modifiers)
        #expect(log.take() == Self.fired)
        log.screen.wait(1)
        // A short press of a key arms.
        log.screen.key(Key.space)
        #expect(log.take() == ["updating", "selected"])
      }
    }

    /// A way to take a held key away.
    private enum Loss: CaseIterable {
      case escape, focus, windowWithoutKeys, inactive, disabled, removed, hidden, hiddenRow
      case mouse, rightButton, command
    }

    @Test(arguments: Loss.allCases)
    private func `A held key that is taken away does not act when it is released`(_ loss: Loss) {
      let log = Log()
      let screen = log.screen
      for _ in 0..<2 {
        log.hold()
        #expect(log.take() == Self.full)
        switch loss {
        case .escape: screen.key(Key.escape)
        case .focus: _ = screen.window.makeFirstResponder(nil)
        case .windowWithoutKeys: screen.window.resignKey()
        case .inactive:
          NotificationCenter.default.post(
            name: NSApplication.willResignActiveNotification, object: nil)
        case .disabled: log.button.isEnabled = false
        case .removed: log.button.removeFromSuperview()
        case .hidden: log.button.isHidden = true
        case .hiddenRow: log.row.isHidden = true
        case .mouse:
          screen.down(at: log.middle)
          screen.up()
        case .rightButton: screen.rightDown()
        case .command:
          // Other modifiers leave the key; with Command, AppKit does not report its release.
          screen.sendKey(.flagsChanged, modifierFlags: [.shift, .option])
          #expect(log.take() == [])
          screen.sendKey(.flagsChanged, modifierFlags: .command)
        }
        screen.wait(0.25)
        #expect(log.take() == ["idle"])
        if loss != .command {
          screen.sendKey(.keyDown, Key.space, isARepeat: true)
          screen.sendKey(.keyUp, Key.space)
        }
        #expect(log.take() == [])
        log.restore()
      }
    }

    @Test func `Command has no effect on an armed button`() {
      let log = Log()
      _ = log.screen.window.makeFirstResponder(log.button)
      log.screen.key(Key.space)
      log.screen.sendKey(.flagsChanged, modifierFlags: .command)
      #expect(log.take() == ["updating", "selected"])
    }

    @Test func `A key whose release is lost after a scroll and Command does not confirm later`() {
      let log = Log()
      let list = NSScrollView(frame: NSRect(x: 0, y: 0, width: 600, height: 500))
      log.screen.window.contentView?.addSubview(list)
      list.contentView.addSubview(log.button)
      log.hold()
      list.contentView.scroll(to: NSPoint(x: 0, y: 30))
      log.screen.sendKey(.flagsChanged, modifierFlags: .command)
      log.screen.sendKey(.flagsChanged)
      #expect(log.take() == Self.full + ["idle"])
      log.screen.wait(1)
      log.screen.key(Key.space)
      #expect(log.take() == ["updating", "selected"])
    }

    @Test func `A letter disarms the button, and a second key does not confirm beside a held one`()
    {
      let log = Log()
      _ = log.screen.window.makeFirstResponder(log.button)
      log.screen.key(Key.space)
      log.screen.wait(0.5)
      log.screen.key(Key.a)
      #expect(log.take() == ["updating", "selected", "idle"])
      #expect(NSResponder.unhandled == [Key.a, Key.a])
      log.screen.wait(0.5)
      log.screen.key(Key.space)
      log.screen.wait(0.5)
      log.screen.sendKey(.keyDown, Key.space)
      log.screen.key(Key.returnKey)
      log.screen.sendKey(.keyUp, Key.space)
      #expect(!log.take().contains("confirm"))
    }

    @Test func `A scroll moves the fill of a held key, until the button is no longer visible`() {
      let log = Log()
      // The face gives way to the force otherwise.
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = true
      let list = NSScrollView(frame: NSRect(x: 0, y: 0, width: 600, height: 500))
      log.screen.window.contentView?.addSubview(list)
      list.contentView.addSubview(log.button)
      log.hold()
      let places = [0.0, 30, 60].map { offset in
        list.contentView.scroll(to: NSPoint(x: 0, y: offset))
        return log.fill?.path
      }
      // Scrolling moves the button down: y grows upwards here, but downwards in the overlay.
      #expect(
        places
          == [300, 330, 360].map {
            CGPath(
              roundedRect: CGRect(x: 40, y: $0, width: 120, height: 28), cornerWidth: 0,
              cornerHeight: 0, transform: nil)
          })
      log.screen.wait(0.5)
      #expect(log.take() == Self.full)
      list.contentView.scroll(to: NSPoint(x: 0, y: 400))
      #expect(log.take() == ["idle"])
      log.screen.sendKey(.keyUp, Key.space)
      #expect(log.take() == [])
    }

    @Test func `The fill takes no clicks, and has the tint and the direction of the view`() {
      func rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGPath {
        CGPath(
          roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: 0,
          cornerHeight: 0, transform: nil)
      }
      let sweep = Log()
      // The face gives way to the force otherwise.
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = true
      sweep.button.contentTintColor = .systemRed
      sweep.screen.down()
      // 0.28125 of the trackpad's range is an intention of 0.625.
      sweep.screen.press(0.28125)
      #expect(sweep.fill?.path == rect(x: 40, y: 300, width: 75, height: 28))
      var red = LayerColor(.systemRed, in: sweep.button.effectiveAppearance)
      red.alpha = 0.14
      #expect(sweep.fill?.fillColor == red.cgColor)
      #expect(sweep.screen.overlay?.ignoresMouseEvents == true)
      // The direction may change at any time, and counts from the next input.
      sweep.button.userInterfaceLayoutDirection = .rightToLeft
      sweep.screen.press(0.28125)
      #expect(sweep.fill?.path == rect(x: 85, y: 300, width: 75, height: 28))
      let rise = Log(.rise)
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = true
      rise.screen.down()
      rise.screen.press(0.28125)
      #expect(rise.fill?.path == rect(x: 40, y: 310.5, width: 120, height: 17.5))
    }

    @Test func `Its help and value follow the press, and each new value is posted`() {
      let log = Log()
      let button = log.button
      func texts() -> [String?] {
        [button.accessibilityHelp(), button.accessibilityValue() as? String]
      }
      func posted() -> [String] {
        defer { NSAccessibility.posted = [] }
        return NSAccessibility.posted.filter { $0.element === button }.map(\.notification.rawValue)
      }
      #expect(texts() == [button.hints.timeInPlace, ""])
      NSAccessibility.posted = []
      log.screen.down()
      var values = [texts()]
      var news = [posted()]
      log.screen.press(0.6)
      values.append(texts())
      news.append(posted())
      for seconds in [0.25, 1] {
        log.screen.wait(seconds)
        values.append(texts())
        news.append(posted())
      }
      log.screen.up()
      news.append(posted())
      #expect(values == [[nil, ""], [nil, "CONFIRM"], [nil, "OK"], [nil, "Let go"]])
      #expect(news == [[]] + Array(repeating: ["AXValueChanged"], count: 4))
      #expect(texts() == [button.hints.timeInPlace, ""])
    }

    @Test func `A click arms, and only then the overlay takes clicks`() {
      let log = Log()
      log.screen.down()
      #expect(log.screen.overlay?.ignoresMouseEvents == true)
      log.screen.up()
      log.screen.wait(1)
      #expect(log.screen.overlay?.ignoresMouseEvents == false)
      #expect(log.take() == ["updating", "selected"])
    }
  }
}
