import AppKit
import PressureKit
import Testing

@testable import PressureViews

extension OnScreen {
  /// Tests of overlays over a window's content: a separate window, or a view in a popover.
  @Suite @MainActor struct OverlayTests {
    /// A view under an overlay, which counts its clicks.
    private final class Background: NSView {
      var clicks = 0
      override func mouseUp(with event: NSEvent) { clicks += 1 }
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

    /// Returns all views of a class in a window.
    private func all<View: NSView>(_: View.Type, in window: NSWindow) -> [View] {
      var found: [View] = []
      func look(_ view: NSView) {
        if let view = view as? View { found.append(view) }
        for subview in view.subviews { look(subview) }
      }
      if let content = window.contentView { look(content) }
      return found
    }

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

    /// A separate window would not do: a click in another window closes a popover.
    @Test func `In a popover, the ring is a view that takes clicks only while it stays open`() {
      let log = Log()
      let parent = NSWindow(
        contentRect: NSRect(x: 600, y: 100, width: 900, height: 700), styleMask: .titled,
        backing: .buffered, defer: false)
      parent.addChildWindow(log.screen.window, ordered: .above)
      for hasTitleBar in [false, true] {
        log.screen.window.titleBarHeight = hasTitleBar ? 52 : 0
        log.screen.down(at: button)
        log.screen.press(0.225)
        #expect(log.screen.overlay == nil)
        let rings = all(RingView.self, in: log.screen.window)
        expect(
          rings.map(\.frame.size), equals: [NSSize(width: 600, height: hasTitleBar ? 448 : 500)])
        let place = NSPoint(x: elsewhere.x, y: 500 - elsewhere.y)
        #expect(log.screen.window.contentView?.hitTest(place) === log.background)
        log.screen.press(0.6)
        log.screen.drag(to: ring)
        log.screen.up()
        expect(log.take(), equals: ["updating", "selected", "confirmed", "confirm", "idle"])
        log.screen.wait(2)
        #expect(all(RingView.self, in: log.screen.window).isEmpty)
        // While the ring stays open, it takes all clicks.
        log.click(button)
        log.click(elsewhere)
        expect(log.take(), equals: ["updating", "selected", "idle"])
        expect(log.background.clicks, equals: 0)
        log.click(button)
        log.click(ring)
        expect(log.take(), equals: ["updating", "selected", "confirmed", "confirm", "idle"])
        expect(log.screen.window.contentView?.subviews, equals: [log.screen.view, log.background])
      }
      log.click(elsewhere)
      expect(log.background.clicks, equals: 1)
    }

    @Test func `When a popover is detached, its ring moves to a separate window`() {
      let log = Log()
      let parent = NSWindow(
        contentRect: NSRect(x: 600, y: 100, width: 900, height: 700), styleMask: .titled,
        backing: .buffered, defer: false)
      parent.addChildWindow(log.screen.window, ordered: .above)
      log.click(button)
      parent.removeChildWindow(log.screen.window)
      log.screen.view.host?.invalidate()
      #expect(all(RingView.self, in: log.screen.window).isEmpty)
      expect(log.screen.overlay?.ignoresMouseEvents, equals: false)
      log.click(ring)
      expect(log.take(), equals: ["updating", "selected", "confirmed", "confirm", "idle"])
      #expect(log.screen.overlay == nil)
    }

    private final class Delegate: PeekPopInteractionDelegate {
      let content = NSViewController()

      func peekPopInteraction(
        _ interaction: PeekPopInteraction, previewAt location: NSPoint
      ) -> NSViewController? { content }

      func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: NSViewController) {}
    }

    @Test func `In a popover, a preview blurs the content below it`() {
      var modes: [NSVisualEffectView.BlendingMode] = []
      for isPopover in [false, true, false] {
        let screen = Screen(NSView())
        let parent = Screen(NSView()).window
        if isPopover { parent.addChildWindow(screen.window, ordered: .above) }
        let delegate = Delegate()
        let peek = PeekPopInteraction(view: screen.view, delegate: delegate)
        peek.peek()
        let stages = all(PeekStage.self, in: isPopover ? screen.window : screen.overlay ?? parent)
        modes += stages.flatMap { [$0.blur.rest.blendingMode, $0.blur.source.blendingMode] }
        peek.close()
        screen.wait(1)
        expect(screen.window.contentView?.subviews, equals: [screen.view])
      }
      expect(
        modes,
        equals: [
          .behindWindow, .behindWindow, .withinWindow, .withinWindow, .behindWindow, .behindWindow,
        ])
    }
  }
}
