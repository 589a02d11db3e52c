import AppKit
import PressureKit
import Testing

@testable import PressureViews

extension OnScreen {
  /// Tests that a button that is not visible does not act, and shows no ring.
  @Suite @MainActor struct VisibilityTests {
    private let screen = Screen(ConfirmActionButton(title: "Delete"))
    private let clip = NSClipView(frame: NSRect(x: 0, y: 0, width: 600, height: 500))
    private let row = NSView(frame: NSRect(x: 0, y: 0, width: 600, height: 500))

    init() {
      screen.window.contentView?.addSubview(clip)
      clip.addSubview(row)
      row.addSubview(screen.view)
      screen.window.contentView?.layoutSubtreeIfNeeded()
    }

    /// A way to hide a button.
    enum Hiding: CaseIterable {
      case hidden, hiddenRow, transparent, transparentRow, scrolledAway, clipped
    }

    private func hide(_ hiding: Hiding) {
      switch hiding {
      case .hidden: screen.view.isHidden = true
      case .hiddenRow: row.isHidden = true
      case .transparent: screen.view.alphaValue = 0
      case .transparentRow: row.alphaValue = 0
      case .scrolledAway: row.frame.origin.y = 1000
      case .clipped: clip.frame.size.height = 10
      }
    }

    @Test(arguments: Hiding.allCases)
    func `An armed ring closes when its button is hidden`(_ hiding: Hiding) {
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      #expect(screen.view.accessibilityPerformPress())
      screen.wait(1)
      #expect(screen.overlay != nil)
      hide(hiding)
      screen.wait(0.5)
      #expect(screen.overlay == nil)
      #expect(log == ["selected", "idle"])
    }

    /// Something in front of a button.
    enum Cover: CaseIterable {
      case view, viewBeside, sheet, modalWindow, ownModalWindow

      /// True if it ends what a key or assistive technology has begun.
      var blocksKeys: Bool { self == .sheet || self == .modalWindow }
      /// True if it ends a press with the mouse.
      var blocksMouse: Bool { blocksKeys || self == .view }
    }

    private func show(_ cover: Cover) {
      let other = NSWindow(
        contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
      switch cover {
      case .view, .viewBeside:
        let x: CGFloat = cover == .view ? 0 : 300
        clip.addSubview(NSView(frame: NSRect(x: x, y: 0, width: 300, height: 500)))
      case .sheet: screen.window.attach(other)
      case .modalWindow: NSApplication.shared.modalWindow = other
      case .ownModalWindow:
        // The button is in a sheet of the window that runs modally.
        other.attach(screen.window)
        NSApplication.shared.modalWindow = other
      }
    }

    @Test(arguments: Cover.allCases, [true, false])
    func `A view, a sheet or a modal window in front of the button ends what it covers`(
      _ cover: Cover, isMouse: Bool
    ) {
      defer { NSApplication.shared.modalWindow = nil }
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      if isMouse { screen.down() } else { _ = screen.view.accessibilityPerformPress() }
      screen.wait(0.25)
      let begun = [isMouse ? "updating" : "selected"]
      #expect(log == begun)
      show(cover)
      screen.wait(0.25)
      let isOver = isMouse ? cover.blocksMouse : cover.blocksKeys
      #expect(log == begun + (isOver ? ["idle"] : []))
    }

    @Test func `A button in a popover is reachable beside its own open ring`() {
      let popover = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 600, height: 500), styleMask: .borderless,
        backing: .buffered, defer: false)
      screen.window.addChildWindow(popover, ordered: .above)
      popover.contentView?.addSubview(screen.view)
      screen.view.frame.origin = NSPoint(x: 40, y: 200)
      let point = screen.view.convert(NSPoint(x: 60, y: 14), to: nil)
      for type in [NSEvent.EventType.leftMouseDown, .leftMouseUp] {
        popover.sendEvent(NSEvent(type, at: screen.time, location: point))
        screen.wait(0.1)
      }
      screen.wait(0.5)
      #expect(screen.view.controlState == .selected)
    }

    @Test(arguments: [true, false])
    func `In a popover, a lift on a view over the ring, but not over the button, does not confirm`(
      _ isCovered: Bool
    ) {
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      screen.view.onConfirm = { log.append("confirm") }
      let parent = NSWindow(
        contentRect: NSRect(x: 600, y: 100, width: 900, height: 700), styleMask: .titled,
        backing: .buffered, defer: false)
      parent.addChildWindow(screen.window, ordered: .above)
      let ring = NSPoint(x: 100, y: 314 - 57.2)
      screen.down()
      screen.press(0.6)
      screen.drag(to: ring)
      if isCovered {
        let frame = NSRect(x: 0, y: 500 - ring.y - 20, width: 600, height: 40)
        screen.window.contentView?.addSubview(NSView(frame: frame))
      }
      screen.up()
      #expect(
        log == ["updating", "selected", "confirmed"] + (isCovered ? ["idle"] : ["confirm", "idle"]))
    }

    @Test(arguments: [true, false])
    func `A click that ends on a view over a part of another control does not activate it`(
      _ isCovered: Bool
    ) {
      let screen = Screen(TransitioningButton(title: "Submit"))
      var acts = 0
      screen.view.onActivate = { acts += 1 }
      screen.down()
      let cover = NSView(frame: NSRect(x: 105, y: 172, width: 55, height: 28))
      if isCovered { screen.window.contentView?.addSubview(cover) }
      screen.drag(to: NSPoint(x: 110, y: 314))
      screen.up()
      #expect(acts == (isCovered ? 0 : 1))
    }

    /// A way to hide a window.
    enum Going: CaseIterable {
      case closed, orderedOut, miniaturized, covered
    }

    private func change(_ going: Going, isBack: Bool) {
      let window = screen.window
      switch going {
      case .closed: if isBack { window.orderFront(nil) } else { window.close() }
      case .orderedOut: if isBack { window.orderFront(nil) } else { window.orderOut(nil) }
      case .miniaturized: if isBack { window.deminiaturize(nil) } else { window.miniaturize(nil) }
      case .covered: window.isCovered = !isBack
      }
    }

    @Test(arguments: Going.allCases)
    func `Hiding the window disarms the button and removes the ring`(_ going: Going) {
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      #expect(screen.view.accessibilityPerformPress())
      screen.wait(1)
      change(going, isBack: false)
      #expect(log == ["selected", "idle"])
      #expect(screen.overlay == nil)
      #expect(CADisplayLink.running.isEmpty)
      screen.pass(1)
      change(going, isBack: true)
      #expect(screen.overlay == nil)
      // The button works as before.
      #expect(screen.view.accessibilityPerformPress())
      screen.wait(0.1)
      #expect(screen.overlay != nil)
      #expect(log == ["selected", "idle", "selected"])
    }
  }
}
