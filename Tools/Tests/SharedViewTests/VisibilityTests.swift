import PressureKit
import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
@testable import AppKit
#endif

extension OnScreen {
  /// A button that is not visible, or that something covers, does nothing and shows no ring.
  @Suite @MainActor struct VisibilityTests {
    private let log = ConfirmLog()
    private let list: List
    private let row: NativeView
    private var screen: Screen<ConfirmActionButton> { log.screen }

    init() {
      (list, row) = log.screen.makeList()
    }

    /// The ways in which a button becomes invisible.
    enum Hiding: CaseIterable {
      case hidden, hiddenRow, transparent, transparentRow, transparentList, scrolledAway, clipped
      case besideTheWindow
      #if canImport(UIKit)
      case clippedRow, withoutInteraction, rowWithoutInteraction
      #endif
    }

    private func hide(_ hiding: Hiding) {
      switch hiding {
      case .hidden: screen.view.isHidden = true
      case .hiddenRow: row.isHidden = true
      case .transparent: screen.view.opacity = 0
      case .transparentRow: row.opacity = 0
      case .transparentList: list.opacity = 0
      case .scrolledAway: list.scroll(up: System.frame.maxY)
      case .clipped: list.clip.frame.size.height = 10
      case .besideTheWindow: list.frame.origin.x = System.windowSize.width
      #if canImport(UIKit)
      case .clippedRow:
        row.clipsToBounds = true
        row.frame.size.height = 10
      case .withoutInteraction: screen.view.isUserInteractionEnabled = false
      case .rowWithoutInteraction: row.isUserInteractionEnabled = false
      #endif
      }
    }

    @Test(arguments: Hiding.allCases)
    func `An armed ring is removed when its button becomes invisible`(_ hiding: Hiding) {
      #expect(screen.view.activate())
      screen.wait(1)
      #expect(screen.ring != nil)
      hide(hiding)
      screen.wait(0.5)
      #expect(screen.ring == nil)
      // An invisible button does not stay armed.
      _ = screen.view.activate()
      screen.wait(0.5)
      #expect(screen.ring == nil)
      expect(log.take(), equals: ["selected", "idle", "selected", "idle"])
    }

    /// Something that appears in front of a button.
    enum Cover: CaseIterable {
      case aboveTheWindow, aboveTheButton, besideTheButton, insideTheButton
      #if canImport(UIKit)
      case withoutInteraction
      #else
      case sheet, modalWindow, ownModalWindow
      #endif

      /// True if it ends what a key or assistive technology has begun.
      var blocksKeys: Bool {
        #if canImport(UIKit)
        false
        #else
        self == .sheet || self == .modalWindow
        #endif
      }
      /// True if a person could not press the button any more.
      var blocksPress: Bool { blocksKeys || self == .aboveTheWindow || self == .aboveTheButton }
    }

    private func show(_ cover: Cover) {
      let whole = CGRect(origin: .zero, size: System.windowSize)
      let view = NativeView(frame: whole)
      switch cover {
      case .aboveTheWindow: screen.window.add(view, at: whole)
      case .aboveTheButton:
        view.frame = screen.view.frame
        row.addSubview(view)
      case .besideTheButton:
        view.frame.origin.x = 200
        row.addSubview(view)
      case .insideTheButton: screen.view.addSubview(view)
      #if canImport(UIKit)
      case .withoutInteraction:
        view.isUserInteractionEnabled = false
        screen.window.addSubview(view)
      #else
      case .sheet: screen.window.attach(screen.makeOtherWindow())
      case .modalWindow: NSApplication.shared.modalWindow = screen.makeOtherWindow()
      case .ownModalWindow:
        // The button is in a sheet of the window that runs modally.
        let other = screen.makeOtherWindow()
        other.attach(screen.window)
        NSApplication.shared.modalWindow = other
      #endif
      }
    }

    @Test(arguments: Cover.allCases, [true, false])
    func
      `A press ends when something covers its button, and what a key began only in a blocked window`(
        _ cover: Cover, isPress: Bool
      )
    {
      #if canImport(AppKit)
      defer { NSApplication.shared.modalWindow = nil }
      #endif
      if isPress { screen.down() } else { _ = screen.view.activate() }
      screen.wait(0.25)
      let begun = [isPress ? "updating" : "selected"]
      expect(log.take(), equals: begun)
      show(cover)
      screen.wait(0.25)
      expect(log.take(), equals: ((isPress ? cover.blocksPress : cover.blocksKeys) ? ["idle"] : []))
    }

    @Test func `Something above an armed ring disarms what a tap has armed`() {
      screen.tap()
      expect(log.take(), equals: ["updating", "selected"])
      show(.aboveTheWindow)
      screen.wait(0.25)
      expect(log.take(), equals: ["idle"])
    }

    @Test func `A lift on a ring whose button was covered just before does not confirm`() {
      log.slideOntoRing()
      expect(log.take(), equals: ConfirmLog.all)
      show(.aboveTheWindow)
      screen.up()
      expect(log.take(), equals: ["idle"])
    }

    @Test(arguments: [true, false])
    func `A lift on a view that lies over the ring, but not over the button, does not confirm`(
      _ isAdded: Bool
    ) {
      log.slideOntoRing()
      if isAdded {
        let frame = CGRect(x: 0, y: log.ringCenter.y - 20, width: 390, height: 40)
        screen.window.add(NativeView(), at: frame)
      }
      screen.up()
      var expected = ConfirmLog.all + ConfirmLog.fired
      #if canImport(UIKit)
      // On the Mac, the ring is in a panel above the window's views.
      if isAdded { expected = ConfirmLog.all + ["idle"] }
      #endif
      expect(log.take(), equals: expected)
    }

    @Test(arguments: [true, false], [true, false])
    func `A tap on the ring of a button that was covered meanwhile does not confirm`(
      _ isBeforeTap: Bool, isInPopover: Bool
    ) {
      let parent = isInPopover ? screen.showInPopover() : nil
      defer { withExtendedLifetime(parent) {} }
      screen.tap()
      expect(log.take(), equals: ["updating", "selected"])
      if isBeforeTap { show(.aboveTheButton) }
      screen.down(0.015, at: log.ringCenter)
      if !isBeforeTap { show(.aboveTheButton) }
      screen.up()
      expect(log.take(), equals: (isBeforeTap ? ["idle"] : ["confirmed", "idle"]))
    }

    @Test(arguments: [true, false])
    func `A lift on a view over a part of another control does not activate it`(_ isCovered: Bool) {
      let screen = Screen(TransitioningButton(title: "Submit"))
      var acts = 0
      screen.view.onActivate = { acts += 1 }
      screen.down()
      let part = CGRect(x: 65, y: 0, width: 55, height: System.frame.height)
      if isCovered {
        screen.window.add(
          NativeView(), at: part.offsetBy(dx: System.frame.minX, dy: System.frame.minY))
      } else {
        screen.view.addSubview(NativeView(frame: part))
      }
      screen.drag(to: CGPoint(x: 110, y: screen.middle.y))
      screen.up()
      expect(acts, equals: (isCovered ? 0 : 1))
    }

    /// A change of the layout during a press, in points, and its result.
    @Test(arguments: [(12.0, ["selected"]), (13.0, ["selected", "idle"])] as [(Double, [String])])
    func `An armed button that the layout moves farther than the tolerance is disarmed`(
      _ distance: Double, _ states: [String]
    ) {
      _ = screen.view.activate()
      row.frame.origin.y += distance
      screen.wait(0.25)
      expect(log.take(), equals: states)
    }

    /// Ways in which a control that does not show a ring moves during a press, and if the press still acts.
    @Test(arguments: [
      ("layout", 12.0, true), ("layout", 13, false), ("scroll", 12, true), ("scroll", 13, false),
    ])
    func `A press on any control ends when it is moved farther than the tolerance`(
      _ way: String, _ distance: Double, acts: Bool
    ) {
      let screen = Screen(TransitioningButton(title: "Submit"))
      let (list, row) = screen.makeList()
      var count = 0
      screen.view.onActivate = { count += 1 }
      func move() {
        if way == "layout" { row.frame.origin.y += distance } else { list.scroll(up: distance) }
        screen.wait(0.25)
      }
      screen.down()
      move()
      screen.up()
      expect(count, equals: (acts ? 1 : 0))
      // A key goes with a scroll, but not with the layout.
      screen.focus()
      screen.keyDown(Key.space)
      list.scroll(up: 0)
      screen.wait(0.5)
      count = 0
      move()
      screen.keyUp(Key.space)
      expect(count, equals: (acts || way == "scroll" ? 1 : 0))
    }

    @Test func `An armed ring scrolls with its button, and stays armed`() throws {
      #expect(screen.view.activate())
      screen.wait(1)
      func label() -> CGPoint? { screen.ring?.lines.first?.letters.position }
      let start = try #require(label())
      let places = [30.0, 80, 0, 1].map { distance in
        list.scroll(up: distance)
        return label()
      }
      expect(places.map { $0?.x == start.x }, equals: [true, true, true, true])
      expect(
        places.map { $0.map { ((start.y - $0.y) * 1e6).rounded() / 1e6 } }, equals: [30, 80, 0, 1])
      expect(log.take(), equals: ["selected"])
    }

    @Test func `A scroll beyond the tolerance ends a press, and has no effect without one`() {
      screen.down()
      // A list of messages may scroll a little by itself.
      for distance in [1.0, 6, 12] { list.scroll(up: distance) }
      expect(log.take(), equals: ["updating"])
      #expect(screen.isTracking)
      list.scroll(up: 13)
      expect(log.take(), equals: ["idle"])
      list.scroll(up: 60)
      expect(log.take(), equals: [])
    }
  }
}
