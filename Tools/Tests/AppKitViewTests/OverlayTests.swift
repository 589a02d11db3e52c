import AppKit
import PressureKit
import Testing

@testable import PressureViews

extension OnScreen {
  /// Tests of overlays over a window's content.
  @Suite @MainActor struct OverlayTests {
    /// A view under an overlay, which counts its clicks and notes its other events.
    private final class Background: NSView {
      var clicks = 0
      var others: [NSEvent.EventType] = []
      override func mouseUp(with event: NSEvent) { clicks += 1 }
      override func scrollWheel(with event: NSEvent) { others.append(event.type) }
      override func magnify(with event: NSEvent) { others.append(event.type) }
      override func smartMagnify(with event: NSEvent) { others.append(event.type) }
      override func rotate(with event: NSEvent) { others.append(event.type) }
      override func swipe(with event: NSEvent) { others.append(event.type) }
    }

    /// A button and a background, with a log of the button's states and confirmations.
    @MainActor
    private final class Log {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let background = Background(frame: NSRect(x: 300, y: 0, width: 300, height: 300))
      private var entries: [String] = []

      init() {
        screen.window.contentView?.addSubview(background)
        screen.view.onConfirm = { [unowned self] in entries.append("confirm") }
        screen.view.onStateChange = { [unowned self] in entries.append("\($0)") }
      }

      func click(_ place: NSPoint) {
        screen.down(at: place)
        screen.up()
        screen.wait(1)
      }

      func take() -> [String] {
        defer { entries = [] }
        return entries
      }
    }

    private let button = NSPoint(x: 100, y: 314)
    private let ring = NSPoint(x: 100, y: 314 - 57.2)
    /// A point that only the background covers.
    private let elsewhere = NSPoint(x: 500, y: 400)

    @Test func `The ring's window is hidden from assistive technology, and shown in full screen`()
      throws
    {
      let log = Log()
      log.click(button)
      let overlay = try #require(log.screen.overlay)
      #expect(!overlay.isAccessibilityElement())
      expect(overlay.collectionBehavior, equals: [.fullScreenAuxiliary, .transient, .ignoresCycle])
    }

    /// Unlike the ring's window, a preview has content that a screen reader reads.
    @Test func `A preview's window is accessible and has a title`() throws {
      let screen = Screen(NSView())
      let delegate = Delegate()
      let peek = PeekPopInteraction(view: screen.view, delegate: delegate)
      peek.peek()
      let overlay = try #require(screen.overlay)
      #expect(overlay.isAccessibilityElement())
      expect(overlay.accessibilityTitle(), equals: "Preview")
      expect(overlay.collectionBehavior, equals: [.fullScreenAuxiliary, .transient, .ignoresCycle])
    }

    @Test func `The overlay spares a title bar, and the ring takes clicks where it is drawn`() {
      let log = Log()
      log.screen.window.styleMask.insert(.fullSizeContentView)
      log.screen.window.titleBarHeight = 52
      log.click(button)
      expect(log.take(), equals: ["updating", "selected"])
      // The window is at (700, 200) and measures 600 by 500 points.
      expect(log.screen.overlay?.frame, equals: NSRect(x: 700, y: 200, width: 600, height: 448))
      expect(log.screen.overlay?.contentView?.frame.size, equals: NSSize(width: 600, height: 448))
      log.click(ring)
      expect(log.take(), equals: ["confirmed", "confirm", "idle"])
      log.screen.down(at: button)
      log.screen.press(0.6)
      log.screen.drag(to: ring)
      log.screen.up()
      expect(log.take(), equals: ["updating", "selected", "confirmed", "confirm", "idle"])
    }

    @Test func `An armed ring leaves scrolls and gestures to the views below it`() {
      for titleBarHeight in [0.0, 52] {
        let log = Log()
        log.screen.window.titleBarHeight = titleBarHeight
        log.click(button)
        let types: [NSEvent.EventType] = [.scrollWheel, .magnify, .smartMagnify, .rotate, .swipe]
        for x in [500.0, 100] {
          for type in types {
            log.screen.overlay?.sendEvent(
              NSEvent(type, at: currentMediaTime, location: NSPoint(x: x, y: 100)))
          }
        }
        // Only the first place is that of the background.
        expect(log.background.others, equals: types)
        expect(log.take(), equals: ["updating", "selected"])
      }
    }

    /// Panels that become key only if needed close no transient popover.
    @Test func `In a child window, too, the ring is in a panel, and adds no view to the content`() {
      let log = Log()
      let parent = NSWindow(
        contentRect: NSRect(x: 600, y: 100, width: 900, height: 700), styleMask: .titled,
        backing: .buffered, defer: false)
      parent.addChildWindow(log.screen.window, ordered: .above)
      log.screen.window.level = .popUpMenu
      for titleBarHeight in [0.0, 52] {
        log.screen.window.titleBarHeight = titleBarHeight
        log.screen.down(at: button)
        log.screen.press(0.225)
        let panel = log.screen.overlay as? NSPanel
        expect(panel?.styleMask, equals: .nonactivatingPanel)
        expect(
          [panel?.becomesKeyOnlyIfNeeded, panel?.worksWhenModal, panel?.hidesOnDeactivate],
          equals: [true, true, false])
        expect(panel?.level, equals: .popUpMenu)
        expect(
          log.screen.ring?.frame.size, equals: NSSize(width: 600, height: 500 - titleBarHeight))
        expect(panel?.ignoresMouseEvents, equals: true)
        expect(log.screen.window.contentView?.subviews, equals: [log.screen.view, log.background])
        log.screen.press(0.6)
        log.screen.drag(to: ring)
        log.screen.up()
        expect(log.take(), equals: ["updating", "selected", "confirmed", "confirm", "idle"])
        log.screen.wait(2)
        #expect(log.screen.overlay == nil)
        // While the ring stays open, it takes all clicks.
        log.click(button)
        log.click(elsewhere)
        expect(log.take(), equals: ["updating", "selected", "idle"])
        expect(log.background.clicks, equals: 0)
        log.click(button)
        log.click(ring)
        expect(log.take(), equals: ["updating", "selected", "confirmed", "confirm", "idle"])
      }
      log.click(elsewhere)
      expect(log.background.clicks, equals: 1)
    }

    private final class Delegate: PeekPopInteractionDelegate {
      let content = NSViewController()

      func peekPopInteraction(
        _ interaction: PeekPopInteraction, previewAt location: NSPoint
      ) -> NSViewController? { content }

      func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: NSViewController) {}
    }

    @Test func `In a popover, a preview adds no view to the content`() {
      let screen = Screen(NSView())
      let parent = Screen(NSView()).window
      parent.addChildWindow(screen.window, ordered: .above)
      let delegate = Delegate()
      let peek = PeekPopInteraction(view: screen.view, delegate: delegate)
      peek.peek()
      #expect(screen.stage === peek.stage)
      expect(screen.window.contentView?.subviews, equals: [screen.view])
      peek.close()
      screen.wait(1)
      #expect(screen.overlay == nil)
    }
  }
}
