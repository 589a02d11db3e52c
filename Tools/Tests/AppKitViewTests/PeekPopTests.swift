import PressureHosting
import PressureKit
import Testing

@testable import AppKit
@testable import PressureViews

extension OnScreen {
  @Suite @MainActor struct PeekPopTests {
    /// A view that counts its own clicks.
    private final class Row: NSView {
      var clicks = 0
      var isPressed = false
      override func mouseDown(with event: NSEvent) { isPressed = true }
      override func mouseUp(with event: NSEvent) {
        isPressed = false
        clicks += 1
      }
    }

    /// A row with a preview, and a log of the calls of its delegate.
    @MainActor
    private final class Log: PeekPopInteractionDelegate {
      let screen = Screen(Row())
      let content = NSViewController()
      var hasContent = true
      private var entries: [String] = []
      weak var peek: PeekPopInteraction?

      init() {
        content.preferredContentSize = NSSize(width: 300, height: 200)
        let peek = PeekPopInteraction(view: screen.view, delegate: self)
        self.peek = peek
      }

      func peekPopInteraction(
        _ interaction: PeekPopInteraction, previewAt location: NSPoint
      ) -> NSViewController? {
        entries.append("preview \(Int(location.x)) \(Int(location.y))")
        return hasContent ? content : nil
      }

      func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: NSViewController) {
        #expect(preview.view.superview == nil)
        entries.append("pop")
      }

      func take() -> [String] {
        defer { entries = [] }
        return entries
      }

      var stage: PeekStage? { screen.overlay?.contentView as? PeekStage }
      var state: PeekPop.State? { peek?.controlState }
    }

    @Test func `Stage 1 peeks, stage 2 pops, and the view receives no click`() {
      let log = Log()
      log.screen.down()
      expect(log.screen.window.behavior, equals: .primaryDeepClick)
      log.screen.press(0.05)
      expect(log.take(), equals: [])
      log.screen.press(0.6)
      expect(log.state, equals: .peek)
      // The row's y grows upwards.
      expect(log.take(), equals: ["preview 60 14"])
      log.screen.wait(0.5)
      #expect(log.stage?.card.content === log.content.view)
      expect(log.stage?.card.bounds.size, equals: NSSize(width: 300, height: 200))
      expect(log.screen.overlay?.ignoresMouseEvents, equals: true)
      log.screen.press(1)
      expect(log.state, equals: .peek)
      log.screen.press(0.1, stage: 2)
      expect(log.state, equals: .pop)
      expect(log.take(), equals: ["pop"])
      log.screen.press(0, stage: 0)
      log.screen.up()
      expect(log.screen.view.clicks, equals: 0)
      log.screen.wait(1)
      expect(log.state, equals: .idle)
      #expect(log.screen.overlay == nil)
      expect(NSHapticFeedbackManager.felt, equals: [.alignment, .alignment])
    }

    @Test func `A press that AppKit takes away closes the preview, or shows none`() {
      for hasPeeked in [false, true] {
        let log = Log()
        log.screen.down()
        log.screen.press(hasPeeked ? 0.6 : 0.05)
        let gesture = log.screen.view.gestureRecognizers.first
        gesture?.mouseCancelled(with: NSEvent())
        expect(gesture?.state, equals: hasPeeked ? .cancelled : .failed)
        log.screen.wait(2)
        expect(log.take(), equals: hasPeeked ? ["preview 60 14"] : [])
        expect(log.state, equals: .idle)
        log.screen.up()
      }
    }

    @Test func `After a pop, the card shows a picture of the content until it is gone`() {
      let log = Log()
      log.screen.down()
      log.screen.press(0.6)
      log.screen.wait(0.5)
      log.screen.press(0.1, stage: 2)
      expect(log.take(), equals: ["preview 60 14", "pop"])
      var shown: [String] = []
      for _ in 0..<64 {
        if let card = log.stage?.card, !card.isHidden {
          let view = card.content as? NSImageView
          let drawn = view?.image?.representations.first as? NSBitmapImageRep
          let isWhole = view?.frame == card.bounds && view?.imageScaling == .scaleAxesIndependently
          let isOfContent = drawn?.drawn === log.content.view
          let size = card.bounds.size
          shown.append("\(size.width) x \(size.height) \(isWhole) \(isOfContent)")
        }
        log.screen.wait(1.0 / 64)
      }
      #expect(shown.count > 16)
      expect(Set(shown), equals: ["300.0 x 200.0 true true"])
      #expect(log.screen.overlay == nil)
    }

    @Test func `The view receives clicks, and presses for which there is no preview`() {
      let log = Log()
      log.screen.down()
      log.screen.press(0.05)
      log.screen.up()
      expect(log.screen.view.clicks, equals: 1)
      expect(log.take(), equals: [])
      log.hasContent = false
      log.screen.down()
      log.screen.press(0.6)
      log.screen.up()
      expect(log.take(), equals: ["preview 60 14"])
      expect(log.screen.view.clicks, equals: 2)
      #expect(log.screen.overlay == nil)
      log.screen.down(modifierFlags: .control)
      log.screen.press(0.6)
      log.screen.up()
      expect(log.take(), equals: [])
      expect(log.screen.view.clicks, equals: 3)
    }

    @Test func `A press on a control inside the view goes only to the control`() {
      let log = Log()
      let button = ConfirmActionButton(title: "Delete")
      button.frame = NSRect(x: 0, y: 0, width: 60, height: 28)
      log.screen.view.addSubview(button)
      log.screen.down(at: NSPoint(x: 50, y: 314))
      expect(button.controlState, equals: .updating)
      log.screen.press(0.6)
      expect(button.controlState, equals: .selected)
      expect(log.take(), equals: [])
      log.screen.up()
      // A press beside the control peeks.
      log.screen.wait(1)
      log.screen.down(at: NSPoint(x: 130, y: 314))
      log.screen.press(0.6)
      expect(log.state, equals: .peek)
    }

    @Test func `On a trackpad that is not trusted, the view receives clicks, and holding peeks`() {
      let log = Log()
      log.screen.down()
      for pressure: Double in [0, 0.5, 1] { log.screen.press(pressure) }
      log.screen.up()
      expect(log.screen.view.clicks, equals: 1)
      expect(log.take(), equals: [])
      log.screen.down()
      log.screen.press(1)
      log.screen.wait(1)
      expect(log.state, equals: .peek)
      log.screen.up()
      expect(log.state, equals: .peek)
      expect(log.take(), equals: ["preview 60 14"])
    }

    @Test func `With presses off, the view's events are not delayed, and the app can still peek`() {
      let log = Log()
      var isPressed: [Bool] = []
      for takesPresses in [true, false] {
        log.peek?.takesPresses = takesPresses
        log.screen.down()
        isPressed.append(log.screen.view.isPressed)
        log.screen.up()
      }
      expect(isPressed, equals: [false, true])
      expect(log.screen.view.clicks, equals: 2)
      log.screen.down()
      log.screen.press(0.6)
      log.screen.wait(1)
      expect(log.take(), equals: [])
      log.screen.up()
      log.peek?.peek()
      expect(log.take(), equals: ["preview 60 14"])
      log.peek?.close()
      log.screen.wait(1)
      // Turning presses off during a press cancels the press.
      log.peek?.takesPresses = true
      log.screen.down()
      log.screen.press(0.6)
      expect(log.state, equals: .peek)
      log.peek?.takesPresses = false
      log.screen.wait(1)
      expect(log.state, equals: .idle)
      expect(log.peek?.takesPresses, equals: false)
    }

    @Test func `A preview held with a mouse stays: a click on it pops, one outside closes it`() {
      for end in ["click", "return", "escape", "outside", "cancel"] {
        let log = Log()
        log.screen.down()
        log.screen.wait(1)
        log.screen.up()
        expect(log.state, equals: .peek)
        expect(log.take(), equals: ["preview 60 14"])
        expect(log.screen.overlay?.ignoresMouseEvents, equals: false)
        log.screen.wait(1)
        let card = log.stage?.card.frame ?? .zero
        switch end {
        case "click":
          log.screen.down(at: NSPoint(x: card.midX, y: card.midY))
          log.screen.up()
        case "return": log.screen.key(Key.returnKey)
        case "escape": log.screen.key(Key.escape)
        case "outside":
          log.screen.down(at: NSPoint(x: 590, y: 5))
          log.screen.up()
        default: expect(log.stage?.accessibilityPerformCancel(), equals: true)
        }
        expect(log.take(), equals: (end == "click" || end == "return" ? ["pop"] : []))
        log.screen.wait(1)
        expect(log.state, equals: .idle)
        #expect(log.screen.overlay == nil)
        // The window receives keys again, but not the key-up of the Escape that closed the preview.
        log.screen.key(Key.a)
        expect(NSResponder.unhandled, equals: [Key.a, Key.a])
      }
    }

    @Test(arguments: [NSEvent.EventType.leftMouseDown, .rightMouseDown, .otherMouseDown])
    func `A click outside the content, or in another window, closes an open preview`(
      _ type: NSEvent.EventType
    ) {
      let log = Log()
      let places = [
        (log.screen.window, NSPoint(x: 100, y: 510)), (log.screen.makeOtherWindow(), .zero),
      ]
      for (window, place) in places {
        log.peek?.peek()
        log.screen.wait(0.5)
        expect(log.state, equals: .peek)
        log.screen.send(type, to: window, at: place)
        expect(log.state, equals: .idle)
        log.screen.wait(1)
      }
      expect(log.take(), equals: ["preview 60 14", "preview 60 14"])
    }

    @Test func `Another mouse button or Escape ends a press, and the view receives no click`() {
      for isKey in [false, true] {
        let log = Log()
        log.screen.down()
        log.screen.press(0.6)
        expect(log.state, equals: .peek)
        if isKey {
          log.screen.key(Key.escape)
        } else {
          log.screen.send(.otherMouseDown, to: log.screen.window)
        }
        expect(log.state, equals: .idle)
        log.screen.press(0.1, stage: 2)
        log.screen.up()
        expect(log.take(), equals: ["preview 60 14"])
        expect(log.screen.view.clicks, equals: 0)
        log.screen.wait(1)
      }
    }

    @Test func `Command takes a held key away from an open preview, and does not close it`() {
      let log = Log()
      log.peek?.peek()
      log.screen.wait(0.5)
      log.screen.sendKey(.keyDown, Key.space)
      log.screen.sendKey(.flagsChanged, modifiers: .command)
      log.screen.sendKey(.flagsChanged)
      log.screen.sendKey(.keyUp, Key.space)
      expect(log.take(), equals: ["preview 60 14"])
      expect(log.state, equals: .peek)
      log.screen.key(Key.space)
      expect(log.take(), equals: ["pop"])
      log.screen.wait(1)
    }

    @Test func `A key that is held while a preview closes presses nothing, and the next one pops`()
    {
      let log = Log()
      let ends = [
        { log.screen.sendKey(.keyDown, Key.escape) },
        { log.screen.send(.leftMouseDown, to: log.screen.window, at: NSPoint(x: 100, y: 510)) },
      ]
      for end in ends {
        log.peek?.peek()
        log.screen.wait(0.5)
        log.screen.sendKey(.keyDown, Key.space)
        end()
        expect(log.state, equals: .idle)
        log.screen.sendKey(.keyUp, Key.space)
        log.screen.wait(1)
        log.peek?.peek()
        log.screen.wait(0.5)
        log.screen.key(Key.space)
        expect(log.take(), equals: ["preview 60 14", "preview 60 14", "pop"])
        log.screen.wait(1)
      }
    }

    @Test(arguments: [(0.4, 1), (0.6, 0)])
    func `A lift is the view's click if it comes before the peek, whenever the last frame came`(
      _ seconds: Double, _ clicks: Int
    ) {
      let log = Log()
      log.screen.down()
      log.screen.wait(0.375)
      // No frame comes any more.
      log.screen.pass(seconds - 0.375)
      log.screen.up()
      expect(log.screen.view.clicks, equals: clicks)
      expect(log.state, equals: (clicks == 0 ? .peek : .idle))
      // The hint makes the preview.
      expect(log.take(), equals: ["preview 60 14"])
      log.peek?.close()
      log.screen.wait(1)
    }

    /// A text that is being edited.
    private final class Text: NSView, NSTextInputClient {
      override var acceptsFirstResponder: Bool { true }
    }

    @Test func `An open preview leaves the keys but Escape to a text with the focus`() {
      for key in [Key.space, Key.returnKey, Key.a, Key.escape] {
        let log = Log()
        let text = Text()
        log.screen.window.contentView?.addSubview(text)
        _ = log.screen.window.makeFirstResponder(text)
        log.peek?.peek()
        log.screen.wait(0.5)
        let unhandled = NSResponder.unhandled
        log.screen.sendKey(.keyDown, key)
        expect(NSResponder.unhandled, equals: unhandled + (key == Key.escape ? [] : [key]))
        log.screen.sendKey(.keyUp, key)
        expect(log.take(), equals: ["preview 60 14"])
        expect(log.state, equals: (key == Key.escape ? .idle : .peek))
        log.peek?.close()
        log.screen.wait(1)
      }
    }

    @Test func `An open preview leaves the keys of another window to that window`() {
      let log = Log()
      log.peek?.peek()
      log.screen.wait(0.5)
      let panel = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 90, height: 90), styleMask: .titled,
        backing: .buffered,
        defer: false)
      for type in [NSEvent.EventType.keyDown, .keyUp] {
        panel.sendEvent(NSEvent(type, at: log.screen.time, keyCode: Key.space))
      }
      expect(log.take(), equals: ["preview 60 14"])
      log.screen.key(Key.space)
      expect(log.take(), equals: ["pop"])
      log.screen.wait(1)
    }

    @Test func `The app can open a preview; the app, the window or the view's removal closes it`() {
      let log = Log()
      let ends: [() -> Void] = [
        { log.peek?.close() },
        { log.screen.window.resignKey() },
        { log.screen.window.setFrame(NSRect(x: 0, y: 0, width: 500, height: 400), display: true) },
        { log.screen.view.removeFromSuperview() },
      ]
      for end in ends {
        log.peek?.peek()
        expect(log.state, equals: .peek)
        log.screen.wait(0.5)
        #expect(log.stage != nil)
        end()
        log.screen.wait(1)
        expect(log.state, equals: .idle)
        #expect(log.screen.overlay == nil)
        expect(log.take(), equals: ["preview 60 14"])
      }
      log.peek?.peek()
      expect(log.take(), equals: [])
      log.screen.window.contentView?.addSubview(log.screen.view)
      log.peek?.removeFromView()
      #expect(log.peek == nil)
      #expect(log.screen.view.subviews.isEmpty)
    }

    @Test func `A preview that is left open closes when its view is no longer visible`() {
      let hidings: [(NSView) -> Void] = [
        { _ in }, { $0.isHidden = true }, { $0.superview?.alphaValue = 0 },
      ]
      var states: [PeekPop.State?] = []
      for hide in hidings {
        let log = Log()
        log.peek?.peek()
        log.screen.wait(0.5)
        hide(log.screen.view)
        log.screen.wait(0.25)
        states.append(log.state)
      }
      expect(states, equals: [.peek, .idle, .idle])
    }

    @Test(arguments: [(12.0, PeekPop.State.peek), (13, .idle)])
    func `A scroll closes a preview under a press only beyond the tolerance`(
      _ distance: Double, _ state: PeekPop.State
    ) {
      let log = Log()
      let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 600, height: 500))
      log.screen.window.contentView?.addSubview(scroll)
      scroll.contentView.addSubview(log.screen.view)
      log.screen.down()
      log.screen.press(0.6)
      for part in [0.5, 1] {
        scroll.contentView.scroll(to: NSPoint(x: 0, y: part * distance))
      }
      expect(log.state, equals: state)
    }

    @Test func `An item of the view's context menu opens the preview`() throws {
      let log = Log()
      let menu = NSMenu(title: "")
      menu.items = [try #require(log.peek?.makeMenuItem())]
      log.screen.view.menu = menu
      log.screen.rightDown()
      expect(NSMenu.shown, equals: [menu])
      expect(menu.items.map(\.title), equals: ["Preview"])
      expect(log.take(), equals: [])
      menu.items[0].choose()
      expect(log.take(), equals: ["preview 60 14"])
      expect(log.state, equals: .peek)
      log.screen.wait(1)
      expect(log.screen.overlay?.ignoresMouseEvents, equals: false)
      // An open preview is not opened again.
      menu.items[0].choose()
      expect(log.take(), equals: [])
      log.screen.key(Key.returnKey)
      expect(log.take(), equals: ["pop"])
      // The menu item does not retain the interaction.
      log.peek?.removeFromView()
      #expect(log.peek == nil)
      menu.items[0].choose()
      expect(log.take(), equals: [])
    }

    @Test func `The veil leaves out the pressed view until the preview covers it`() {
      let log = Log()
      log.peek?.colors.veil = .systemRed
      log.screen.down()
      log.screen.press(0.25)
      log.screen.wait(0.3)
      let veil = log.stage?.veil
      let hole = "rect \(NSRect(x: 40, y: 300, width: 120, height: 28))"
      expect(veil?.rest.path?.description, equals: "rect \(veil?.bounds ?? .zero)" + hole)
      expect(veil?.rest.fillRule, equals: .evenOdd)
      expect(veil?.source.path?.description, equals: hole)
      expect(veil?.rest.fillColor?.components?.prefix(3), equals: [1, 0.231, 0.188])
      #expect((veil?.rest.opacity ?? 0) > 0)
      expect(veil?.source.opacity, equals: 0)
      log.screen.press(0.6)
      log.screen.wait(1)
      expect(veil?.rest.opacity, equals: 1)
      #expect((veil?.source.opacity ?? 0) > 0)
    }

    @Test func `The blur behind a preview is as strong as the veil`() throws {
      let log = Log()
      log.screen.view.appearance = .darkAqua
      log.screen.down()
      log.screen.press(0.15)
      let stage = try #require(log.stage)
      #expect(stage.effectiveAppearance === NSAppearance.darkAqua)
      let blur = stage.blur
      expect(stage.subviews, equals: [blur, stage.veil, stage.card])
      for view in [blur.rest, blur.source] {
        expect([view.material], equals: [.fullScreenUI])
        // Always active, because the overlay window is never the key window.
        #expect(view.blendingMode == .behindWindow && view.state == .active)
      }
      let pressed = NSRect(x: 40, y: 300, width: 120, height: 28)
      expect(blur.rest.frame, equals: stage.bounds)
      expect(blur.rest.maskImage?.size, equals: stage.bounds.size)
      expect(blur.rest.maskImage?.drawn, equals: ["evenOdd rect \(stage.bounds) rect \(pressed)"])
      expect(blur.source.frame, equals: pressed)
      #expect(blur.source.maskImage == nil)
      let mask = blur.rest.maskImage
      var amounts: [Int] = []
      func compare() {
        expect(Float(blur.rest.alphaValue), equals: stage.veil.rest.opacity)
        expect(Float(blur.source.alphaValue), equals: stage.veil.source.opacity)
        let amount = Int((blur.rest.alphaValue + blur.source.alphaValue) * 10)
        if amount != amounts.last { amounts.append(amount) }
      }
      compare()
      log.screen.press(0.6)
      for _ in 0..<32 {
        log.screen.wait(1.0 / 64)
        compare()
      }
      #expect(amounts == amounts.sorted() && amounts.count > 8 && amounts.last == 20)
      #expect(blur.rest.maskImage === mask)
      // The next press is at another place, in a window of the same size.
      log.screen.up()
      log.screen.wait(1)
      log.screen.view.frame.origin.x += 10
      log.screen.down()
      log.screen.press(0.15)
      let other = pressed.offsetBy(dx: 10, dy: 0)
      expect(blur.rest.maskImage?.drawn, equals: ["evenOdd rect \(stage.bounds) rect \(other)"])
      expect(blur.source.frame, equals: other)
    }

    @Test func `With Reduce Transparency, a plain background replaces the blur`() throws {
      let log = Log()
      NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency = true
      log.screen.down()
      log.screen.press(0.15)
      let blur = try #require(log.stage?.blur)
      let veil = try #require(log.stage?.veil)
      var hidden: [String] = []
      func look() {
        hidden.append("\(blur.rest.isHidden) \(blur.source.isHidden) \(blur.ground.isHidden)")
      }
      look()
      for reduces in [false, true] {
        NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency = reduces
        NSWorkspace.shared.notificationCenter.post(
          name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)
        look()
      }
      expect(hidden, equals: ["true true false", "false false true", "true true false"])
      for level: Double in [0.17, 0.25, 0.6] {
        log.screen.press(level)
        log.screen.wait(0.1)
        expect(blur.ground.rest.path, equals: veil.rest.path)
        expect(blur.ground.source.path, equals: veil.source.path)
        expect(blur.ground.rest.opacity, equals: veil.rest.opacity)
        expect(blur.ground.source.opacity, equals: veil.source.opacity)
        expect(blur.ground.rest.fillColor?.components, equals: [0.925, 0.925, 0.925, 1])
      }
      #expect(blur.ground.source.opacity > 0)
    }
  }
}
