import PressureKit
import Testing
import UIKit

@testable import PressureViews

/// A press by force, with the calls and states that follow.
@MainActor
@Suite struct PeekPressTests {
  @Test func `pressing deeper hints, peeks and pops`() {
    let screen = PeekScreen()
    screen.down()
    expect(screen.peek?.controlState, equals: .idle)
    expect(screen.delegate.calls, equals: [])
    screen.press(0.1)
    expect(screen.peek?.controlState, equals: .hint)
    expect(screen.delegate.calls, equals: ["preview at 175 30"])
    screen.press(0.25)
    screen.wait()
    expect(screen.peek?.controlState, equals: .peek)
    screen.press(0.8)
    expect(screen.peek?.controlState, equals: .pop)
    screen.press(0.3)
    screen.up()
    screen.wait()
    expect(screen.peek?.controlState, equals: .idle)
    expect(screen.delegate.calls, equals: ["preview at 175 30", "pop"])
    expect(screen.gesture, equals: [.began, .ended, .possible])
    expect(UIFeedbackGenerator.felt, equals: ["light 0.25", "light 1.0"])
  }

  @Test func `sliding up reveals the actions, and a button chooses one`() {
    let screen = PeekScreen()
    screen.down()
    screen.press(0.25)
    for _ in 0..<8 { screen.press(0.2, by: CGPoint(x: 0, y: -8)) }
    expect(screen.peek?.controlState, equals: .actions)
    screen.up()
    screen.wait()
    expect(screen.gesture, equals: [.began, .changed, .ended, .possible])
    expect(screen.buttons.map { $0.configuration?.title }, equals: ["Share", "Delete"])
    screen.buttons.last?.sendActions(for: .primaryActionTriggered)
    expect(screen.peek?.controlState, equals: .idle)
    screen.wait()
    #expect(screen.stage == nil)
    expect(screen.delegate.calls, equals: ["preview at 175 30", "Delete"])
  }

  @Test func `a tap is left to the view`() {
    let screen = PeekScreen()
    screen.down()
    screen.press(0.05)
    screen.up()
    expect(screen.peek?.controlState, equals: .idle)
    expect(screen.delegate.calls, equals: [])
    expect(screen.gesture, equals: [.failed, .possible])
  }

  @Test(arguments: [(0.0, PeekPop.State.idle), (0.2, .actions)])
  func `a lift is a tap if it comes before the peek, whenever the last frame came`(
    _ seconds: Double, _ state: PeekPop.State
  ) {
    let screen = PeekScreen()
    // The sensor measures too little, so after 2 s time counts: the peek comes after 2.375 s.
    screen.down(0.05)
    screen.wait(2.25)
    // No frame comes any more.
    screen.finger.wait(seconds)
    screen.up()
    expect(screen.peek?.controlState, equals: state)
    expect(
      screen.gesture,
      equals: (state == .idle ? [] : [.began]) + [
        state == .idle ? .failed : .ended, .possible,
      ])
  }

  @Test func `a press on a control in the view does not peek, and one beside it does`() {
    for (touched, calls) in [
      (ConfirmActionButton(title: "Delete"), []), (UIView(), ["preview at 175 30"]),
    ]
      as [(UIView, [String])]
    {
      let screen = PeekScreen()
      touched.frame = CGRect(x: 0, y: 0, width: 350, height: 60)
      screen.row?.addSubview(touched)
      touched.addSubview(UIView(frame: touched.bounds))
      screen.down()
      screen.press(0.3)
      screen.up()
      expect(screen.delegate.calls, equals: calls)
    }
  }

  @Test
  func `a scroll or a peek that is recognised first ends the press, and no other gesture does`() {
    // SwiftUI's buttons use recognizers of unknown classes.
    let rivals: [(UIGestureRecognizer?, endsPress: Bool)] = [
      (UIPanGestureRecognizer(target: nil, action: nil), true), (PeekScreen().recognizer, true),
      (UIGestureRecognizer(target: nil, action: nil), false),
      (UILongPressGestureRecognizer(target: nil, action: nil), false),
      (UITapGestureRecognizer(target: nil, action: nil), false),
    ]
    for (rival, endsPress) in rivals {
      let screen = PeekScreen()
      screen.down()
      screen.press(0.1)
      rival?.prevent(screen.recognizer)
      expect(screen.peek?.controlState, equals: (endsPress ? .idle : .hint))
      if endsPress { continue }
      // After the peek, nothing ends the press.
      screen.press(0.25)
      for (rival, _) in rivals { rival?.prevent(screen.recognizer) }
      expect(screen.peek?.controlState, equals: .peek)
      expect(screen.gesture, equals: [.began])
    }
  }

  @Test func `a press that is deep at once pops once, and its lift is not a tap`() {
    let screen = PeekScreen()
    screen.down(0.9)
    screen.up()
    screen.wait()
    expect(screen.delegate.calls, equals: ["preview at 175 30", "pop"])
    expect(screen.gesture, equals: [.ended, .possible])
    #expect(screen.stage == nil)
  }

  @Test func `without a preview, a press does nothing`() {
    let screen = PeekScreen()
    screen.delegate.hasPreview = false
    screen.down()
    screen.press(0.1)
    screen.press(0.9)
    screen.up()
    expect(screen.delegate.calls, equals: ["preview at 175 30"])
    expect(screen.gesture, equals: [.failed, .possible])
    #expect(screen.stage == nil)
  }

  @Test func `a pencil's force counts on a screen that does not measure force`() {
    let screen = PeekScreen(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    screen.finger.source = .pen
    screen.finger.maximum = 4
    screen.down()
    screen.press(0.25)
    expect(screen.peek?.controlState, equals: .peek)
  }
}
