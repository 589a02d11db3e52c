import PressureKit
import Testing
import UIKit

@testable import PressureUIKit

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
