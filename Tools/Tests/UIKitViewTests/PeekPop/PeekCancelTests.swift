import PressureKit
import Testing
import UIKit

@testable import PressureViews

/// Interruptions of a press or a preview in each phase. The preview does not open, and nothing stays on the screen.
@MainActor
@Suite struct PeekCancelTests {
  /// The phase that a press has reached.
  enum Phase: CaseIterable {
    case touched, hint, peek, actions, open
  }

  /// The interruption.
  enum Fault: CaseIterable {
    case closed, resigned, windowLeft, interactionRemoved
    // These interrupt a press, but not an open preview.
    case touchCancelled, secondFinger, prevented
    // These interrupt an open preview.
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
    case .scrub: expect(screen.stage?.accessibilityPerformEscape(), equals: true)
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
    expect(screen.peek?.controlState, equals: .idle)
    screen.press(0.9)
    screen.up()
    screen.wait()
    #expect(screen.stage == nil)
    #expect(CADisplayLink.running.isEmpty)
    #expect(UIViewPropertyAnimator.active.isEmpty)
    expect(screen.delegate.calls, equals: (phase == .touched ? [] : ["preview at 175 30"]))
    #expect(screen.delegate.preview == nil, "The preview is still retained")
  }

  @Test(arguments: [
    (Phase.touched, Fault.windowLeft), (.peek, .closed), (.hint, .resigned), (.open, .resigned),
    (.actions, .windowLeft), (.open, .interactionRemoved), (.hint, .prevented), (.open, .escape),
    (.open, .scrub), (.open, .rotated),
  ])
  func `an interruption ends the press or closes the open preview`(_ phase: Phase, _ fault: Fault) {
    check(fault, in: phase)
  }

  @Test(
    arguments: [Phase.touched, .hint, .peek, .actions],
    [Fault.touchCancelled, .secondFinger])
  func `pitfall 24: a touch that is taken away ends the press`(_ phase: Phase, _ fault: Fault) {
    check(fault, in: phase)
  }

  @Test func `a view whose subviews were removed still peeks`() {
    let screen = PeekScreen()
    for view in screen.row?.subviews ?? [] { view.removeFromSuperview() }
    screen.down()
    screen.press(0.25)
    expect(screen.peek?.controlState, equals: .peek)
  }

  @Test func `an interaction works after it moves to another view`() throws {
    let screen = PeekScreen()
    let peek = try #require(screen.peek)
    let other = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 60))
    screen.root.view.addSubview(other)
    other.addInteraction(peek)
    expect(screen.row?.gestureRecognizers?.isEmpty, equals: true)
    expect(screen.row?.interactions.isEmpty, equals: true)
    expect(screen.row?.subviews.isEmpty, equals: true)
    #expect(peek.view === other)
    expect(other.gestureRecognizers?.count, equals: 1)
    expect(other.interactions.count, equals: 2)
    peek.peek()
    expect(peek.controlState, equals: .actions)
    expect(screen.delegate.calls, equals: ["preview at 175 30"])
  }
}
