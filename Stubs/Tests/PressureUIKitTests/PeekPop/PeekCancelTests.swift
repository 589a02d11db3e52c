import PressureKit
import Testing
import UIKit

@testable import PressureUIKit

/// What takes a press or a preview away, in each of its phases: nothing is opened, nothing stays.
@MainActor
@Suite struct PeekCancelTests {
  /// How far a press has come.
  enum Phase: CaseIterable {
    case touched, hint, peek, actions, open
  }

  /// What comes between.
  enum Fault: CaseIterable {
    case closed, resigned, windowLeft, interactionRemoved
    // Of a press, not of what is left open.
    case touchCancelled, secondFinger, prevented
    // Of what is left open.
    case escape, scrub, rotated
  }

  private static func bring(_ screen: PeekScreen, to phase: Phase) {
    screen.down()
    if phase == .touched { return }
    screen.press(0.1)
    if phase == .hint { return }
    screen.press(0.25)
    screen.wait(0.5)
    if phase == .peek { return }
    for _ in 0..<8 { screen.press(0.2, by: CGPoint(x: 0, y: -8)) }
    if phase == .actions { return }
    screen.up()
    screen.wait(0.5)
  }

  private static func happen(_ fault: Fault, to screen: PeekScreen) {
    switch fault {
    case .closed: screen.peek?.close()
    case .resigned:
      NotificationCenter.default.post(
        name: UIApplication.willResignActiveNotification, object: nil)
    case .windowLeft: screen.root.view.removeFromSuperview()
    case .interactionRemoved: screen.peek.map { screen.row?.removeInteraction($0) }
    case .touchCancelled: screen.cancel()
    case .secondFinger: screen.join()
    case .prevented: screen.recognizer?.restart()
    case .escape: screen.stage?.pressesBegan([PressDouble(.keyboardEscape)], with: nil)
    case .scrub: #expect(screen.stage?.accessibilityPerformEscape() == true)
    case .rotated:
      screen.stage?.layoutIfNeeded()
      screen.stage?.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
      screen.stage?.layoutIfNeeded()
    }
  }

  private func check(_ fault: Fault, in phase: Phase) {
    let screen = PeekScreen()
    PeekCancelTests.bring(screen, to: phase)
    PeekCancelTests.happen(fault, to: screen)
    #expect(screen.peek?.controlState == .idle)
    screen.press(0.9)
    screen.up()
    screen.wait()
    #expect(screen.stage == nil)
    #expect(CADisplayLink.running.isEmpty)
    #expect(UIViewPropertyAnimator.active.isEmpty)
    #expect(screen.delegate.calls == (phase == .touched ? [] : ["preview at 175 30"]))
    #expect(screen.delegate.preview == nil, "the preview is kept")
  }

  @Test(arguments: Phase.allCases, [Fault.closed, .resigned, .windowLeft, .interactionRemoved])
  func `everything ends a press or what it has left open`(_ phase: Phase, _ fault: Fault) {
    check(fault, in: phase)
  }

  @Test(
    arguments: [Phase.touched, .hint, .peek, .actions],
    [Fault.touchCancelled, .secondFinger])
  func `pitfall 24: the touch is taken away`(_ phase: Phase, _ fault: Fault) {
    check(fault, in: phase)
  }

  @Test(arguments: [Phase.touched, .hint])
  func `another gesture comes first`(_ phase: Phase) {
    check(.prevented, in: phase)
  }

  @Test(arguments: [Fault.escape, .scrub, .rotated])
  func `what is left open is closed`(_ fault: Fault) {
    check(fault, in: .open)
  }

  @Test func `a press after the view has been elsewhere peeks again`() {
    let screen = PeekScreen()
    PeekCancelTests.bring(screen, to: .peek)
    screen.root.view.removeFromSuperview()
    #expect(screen.stage == nil)
    screen.window.addSubview(screen.root.view)
    screen.cancel()
    PeekCancelTests.bring(screen, to: .hint)
    screen.press(0.25)
    #expect(screen.peek?.controlState == .peek)
  }

  @Test func `a view that loses its subviews peeks all the same`() {
    let screen = PeekScreen()
    for view in screen.row?.subviews ?? [] { view.removeFromSuperview() }
    screen.down()
    screen.press(0.25)
    #expect(screen.peek?.controlState == .peek)
  }

  @Test func `an interaction works in one view after the other`() throws {
    let screen = PeekScreen()
    let peek = try #require(screen.peek)
    let other = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 60))
    screen.root.view.addSubview(other)
    other.addInteraction(peek)
    #expect(screen.row?.gestureRecognizers?.isEmpty == true)
    #expect(screen.row?.interactions.isEmpty == true)
    #expect(screen.row?.subviews.isEmpty == true)
    #expect(peek.view === other)
    #expect(other.gestureRecognizers?.count == 1)
    #expect(other.interactions.count == 2)
    peek.peek()
    #expect(peek.controlState == .actions)
    #expect(screen.delegate.calls == ["preview at 175 30"])
  }
}
