import Testing
import UIKit

@testable import PressureViews

/// A preview that is left open, and something that appears over it or takes the keys.
@MainActor
@Suite struct PeekCoverTests {
  private static let inside = CGPoint(x: 195, y: 400)

  private static func open() -> PeekScreen {
    let screen = PeekScreen()
    screen.peek?.peek()
    screen.wait()
    screen.stage?.layoutIfNeeded()
    return screen
  }

  private static func cover(_ screen: PeekScreen, _ frame: CGRect? = nil) {
    screen.window.addSubview(UIView(frame: frame ?? screen.window.bounds))
  }

  @Test func `a preview closes when something covers it where the finger was, and stays beside it`()
  {
    var states: [String] = []
    for frame in [CGRect(x: 0, y: 0, width: 390, height: 844), .zero] {
      let screen = PeekScreen()
      screen.down()
      screen.press(0.25)
      for _ in 0..<8 { screen.press(0.2, by: CGPoint(x: 0, y: -8)) }
      screen.up()
      screen.wait()
      PeekCoverTests.cover(screen, frame)
      screen.wait(0.25)
      states.append(screen.peek.map { "\($0.controlState)" } ?? "")
    }
    expect(states, equals: ["idle", "actions"])
  }

  /// The place of a view that appears while a finger is on the preview.
  private enum Cover: CaseIterable {
    case everywhere, overTheStart, overTheLift, elsewhere
  }

  @Test(arguments: Cover.allCases)
  private func `a lift pops only if nothing covers the preview`(_ cover: Cover) {
    let screen = PeekCoverTests.open()
    let lift = CGPoint(x: 230, y: 400)
    screen.finger.down(at: PeekCoverTests.inside)
    screen.finger.move(to: lift)
    switch cover {
    case .everywhere: PeekCoverTests.cover(screen)
    case .overTheStart:
      PeekCoverTests.cover(screen, CGRect(x: 190, y: 390, width: 10, height: 20))
    case .overTheLift: PeekCoverTests.cover(screen, CGRect(x: 225, y: 390, width: 10, height: 20))
    case .elsewhere: PeekCoverTests.cover(screen, CGRect(x: 0, y: 0, width: 390, height: 50))
    }
    screen.finger.lift()
    let pops = cover == .elsewhere
    expect(screen.peek?.controlState, equals: (pops ? .pop : .idle))
    expect(screen.delegate.calls, equals: ["preview at 175 30"] + (pops ? ["pop"] : []))
  }

  @Test(arguments: [true, false])
  func `an action runs only if nothing covers its button`(_ isCovered: Bool) throws {
    let screen = PeekCoverTests.open()
    let button = try #require(screen.buttons.last)
    if isCovered { PeekCoverTests.cover(screen) }
    button.sendActions(for: .primaryActionTriggered)
    expect(screen.delegate.calls, equals: ["preview at 175 30"] + (isCovered ? [] : ["Delete"]))
  }

  @Test func `an action of a preview that has closed does not run, and none runs twice`() throws {
    let screen = PeekCoverTests.open()
    let buttons = screen.buttons
    buttons.first?.sendActions(for: .primaryActionTriggered)
    for button in buttons { button.sendActions(for: .primaryActionTriggered) }
    expect(screen.delegate.calls, equals: ["preview at 175 30", "Share"])
    screen.wait()
    screen.peek?.peek()
    screen.wait()
    let others = screen.buttons
    screen.tap(PeekCoverTests.inside)
    for button in buttons + others { button.sendActions(for: .primaryActionTriggered) }
    expect(screen.delegate.calls.last, equals: "pop")
  }

  @Test func `an open preview closes when another view takes the keys`() {
    let screen = PeekCoverTests.open()
    _ = screen.stage?.resignFirstResponder()
    expect(screen.peek?.controlState, equals: .idle)
    expect(screen.delegate.calls, equals: ["preview at 175 30"])
  }

  @Test func `a pop lasts although the stage gives up the keys`() {
    let screen = PeekCoverTests.open()
    screen.tap(PeekCoverTests.inside)
    screen.wait(0.1)
    expect(screen.stage?.isFirstResponder, equals: false)
    expect(screen.peek?.controlState, equals: .pop)
  }

  @Test func `an open preview closes when its window is no longer key, but not another window`() {
    let screen = PeekCoverTests.open()
    let center = NotificationCenter.default
    center.post(name: UIWindow.didResignKeyNotification, object: UIWindow(frame: .zero))
    expect(screen.peek?.controlState, equals: .actions)
    center.post(name: UIWindow.didResignKeyNotification, object: screen.window)
    expect(screen.peek?.controlState, equals: .idle)
  }
}
