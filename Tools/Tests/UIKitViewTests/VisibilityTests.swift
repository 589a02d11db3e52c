import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// A button that is not visible does nothing and shows no ring.
  @Suite @MainActor struct VisibilityTests {
    private let screen = Screen(ConfirmActionButton(title: "Delete"))
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    private let row = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 64))
    private let scene = UIWindowScene()

    init() {
      screen.window.windowScene = scene
      screen.view.frame.origin = CGPoint(x: 40, y: 10)
      screen.finger.place = CGPoint(x: 100, y: 432)
      row.addSubview(screen.view)
      list.addSubview(row)
      screen.window.addSubview(list)
      screen.window.layoutIfNeeded()
    }

    private var hasRing: Bool { screen.window.subviews.contains { $0 is RingView } }

    /// The ways in which a button becomes invisible.
    enum Hiding: CaseIterable {
      case hidden, hiddenRow, transparent, transparentList, scrolledAway, clipped, besideTheWindow
      case withoutInteraction, rowWithoutInteraction
    }

    private func hide(_ hiding: Hiding) {
      switch hiding {
      case .hidden: screen.view.isHidden = true
      case .hiddenRow: row.isHidden = true
      case .transparent: screen.view.alpha = 0
      case .transparentList: list.alpha = 0
      case .scrolledAway: list.contentOffset.y = 464
      case .clipped:
        row.clipsToBounds = true
        row.frame.size.height = 10
      case .besideTheWindow: list.frame.origin.x = 390
      case .withoutInteraction: screen.view.isUserInteractionEnabled = false
      case .rowWithoutInteraction: row.isUserInteractionEnabled = false
      }
    }

    @Test(arguments: Hiding.allCases)
    func `An armed ring is removed when its button becomes invisible`(_ hiding: Hiding) {
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      #expect(screen.view.accessibilityActivate())
      screen.wait(1)
      #expect(hasRing)
      hide(hiding)
      screen.wait(0.5)
      #expect(!hasRing)
      // An invisible button does not stay armed.
      _ = screen.view.accessibilityActivate()
      screen.wait(0.5)
      #expect(!hasRing)
      #expect(log == ["selected", "idle", "selected", "idle"])
    }

    /// Something that appears during a press.
    private enum Cover: CaseIterable {
      case aboveTheWindow, aboveTheButton, besideTheButton, withoutInteraction, insideTheButton

      /// True if a person could not press the button any more.
      var isInFront: Bool { self == .aboveTheWindow || self == .aboveTheButton }
    }

    private func show(_ cover: Cover) {
      let view = UIView(frame: screen.window.bounds)
      switch cover {
      case .aboveTheWindow: screen.window.addSubview(view)
      case .aboveTheButton:
        view.frame = screen.view.frame
        row.addSubview(view)
      case .besideTheButton:
        view.frame = CGRect(x: 200, y: 0, width: 190, height: 64)
        row.addSubview(view)
      case .withoutInteraction:
        view.isUserInteractionEnabled = false
        screen.window.addSubview(view)
      case .insideTheButton: screen.view.addSubview(view)
      }
    }

    @Test(arguments: Cover.allCases)
    private func `A press ends when something covers its button`(_ cover: Cover) {
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      screen.down()
      screen.wait(0.5)
      show(cover)
      screen.wait(0.25)
      #expect(log == (cover.isInFront ? ["updating", "idle"] : ["updating"]))
    }

    @Test func `A lift on a ring whose button was covered just before does not confirm`() {
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      screen.view.onConfirm = { log.append("confirm") }
      screen.down()
      screen.move(3.1)
      screen.move(3.1, to: CGPoint(x: 100, y: 432 - 81.4))
      #expect(log == ["updating", "selected", "confirmed"])
      show(.aboveTheWindow)
      screen.up()
      #expect(log == ["updating", "selected", "confirmed", "idle"])
    }

    @Test(arguments: [true, false])
    func `A lift on a view that lies over the ring, but not over the button, does not confirm`(
      _ isCovered: Bool
    ) {
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      screen.view.onConfirm = { log.append("confirm") }
      let place = CGPoint(x: 100, y: 432 - 81.4)
      screen.down()
      screen.move(3.1)
      screen.move(3.1, to: place)
      if isCovered {
        screen.window.addSubview(
          UIView(frame: CGRect(x: 0, y: place.y - 20, width: 390, height: 40)))
      }
      screen.up()
      #expect(
        log == ["updating", "selected", "confirmed"] + (isCovered ? ["idle"] : ["confirm", "idle"]))
    }

    @Test(arguments: [true, false])
    func `A lift on a view over a part of another control does not activate it`(_ isCovered: Bool) {
      let screen = Screen(TransitioningButton(title: "Submit"))
      var acts = 0
      screen.view.addAction(UIAction { _ in acts += 1 }, for: .primaryActionTriggered)
      screen.down()
      let frame = CGRect(x: 65, y: 0, width: 55, height: 44)
      if isCovered {
        screen.window.addSubview(UIView(frame: frame.offsetBy(dx: 40, dy: 400)))
      } else {
        screen.view.addSubview(UIView(frame: frame))
      }
      screen.move(0.5, to: CGPoint(x: 110, y: 422))
      screen.up()
      #expect(acts == (isCovered ? 0 : 1))
    }

    @Test func `Something above an armed ring disarms what a tap has armed, not what a key has`() {
      screen.down()
      screen.up()
      screen.wait(0.5)
      #expect(screen.view.controlState == .selected)
      show(.aboveTheWindow)
      screen.wait(0.25)
      #expect(screen.view.controlState == .idle)

      _ = screen.view.accessibilityActivate()
      screen.wait(0.5)
      #expect(screen.view.controlState == .selected)
    }

    /// A change of the layout during a press, in points, and its result.
    @Test(arguments: [(12.0, "selected"), (13, "idle")])
    func `An armed button that the layout moves farther than the tolerance is disarmed`(
      _ distance: Double, _ state: String
    ) {
      _ = screen.view.accessibilityActivate()
      row.frame.origin.y += distance
      screen.wait(0.25)
      #expect("\(screen.view.controlState)" == state)
    }

    @Test func `A press on a peek ends when its row takes no input or is covered`() throws {
      for isCovered in [true, false] {
        let peek = PeekScreen()
        peek.down()
        peek.press(0.25)
        #expect(peek.peek?.controlState != .idle)
        if isCovered {
          peek.window.addSubview(UIView(frame: peek.window.bounds))
        } else {
          peek.row?.isUserInteractionEnabled = false
        }
        peek.wait(0.25)
        #expect(peek.peek?.controlState == .idle)
        peek.tearDown()
      }
    }

    @Test func `A preview that is left open closes when its row is no longer visible`() {
      let hidings: [(UIView) -> Void] = [
        { _ in }, { $0.isHidden = true }, { $0.superview?.alpha = 0 },
        { $0.isUserInteractionEnabled = false },
      ]
      var states: [String] = []
      for hide in hidings {
        let peek = PeekScreen()
        peek.peek?.peek()
        peek.wait()
        if let row = peek.row { hide(row) }
        peek.wait(0.25)
        states.append(peek.peek.map { "\($0.controlState)" } ?? "")
        peek.tearDown()
      }
      #expect(states == ["actions", "idle", "idle", "idle"])
    }

    @Test func `A press ends when its own scene deactivates, but not when another one does`() {
      var log: [String] = []
      screen.view.onStateChange = { log.append("\($0)") }
      let other = UIWindowScene()
      let center = NotificationCenter.default
      screen.down()
      center.post(name: UIScene.willDeactivateNotification, object: other)
      center.post(name: UIScene.didEnterBackgroundNotification, object: other)
      #expect(log == ["updating"])
      center.post(name: UIScene.willDeactivateNotification, object: scene)
      #expect(log == ["updating", "idle"])
    }

    @Test func `In the background, the ring is removed and no frame is requested`() {
      let center = NotificationCenter.default
      screen.down()
      screen.wait(0.5)
      screen.up()
      screen.wait(1 / 64)
      #expect(hasRing)
      center.post(name: UIScene.didEnterBackgroundNotification, object: scene)
      #expect(!hasRing)
      #expect(CADisplayLink.running.isEmpty)
      screen.pass(60)
      center.post(name: UIScene.willEnterForegroundNotification, object: scene)
      #expect(!hasRing)
      #expect(screen.view.accessibilityActivate())
      screen.wait(0.1)
      #expect(hasRing)
    }

    @Test func `A preview closes when its scene enters the background`() throws {
      let peek = PeekScreen()
      peek.window.windowScene = scene
      let row = try #require(peek.row)
      let parent = row.superview
      row.removeFromSuperview()
      parent?.addSubview(row)
      peek.peek?.peek()
      peek.wait()
      #expect(peek.stage != nil)
      NotificationCenter.default.post(
        name: UIScene.didEnterBackgroundNotification, object: scene)
      #expect(peek.stage == nil)
      #expect(peek.peek?.controlState == .idle)
    }
  }
}
