import PressureKit
import Testing
import UIKit

@testable import PressureViews

/// At rest, an interaction requests no frames and retains nothing.
@MainActor
@Suite struct PeekRestTests {
  @Test func `frames are requested only during motion`() {
    let screen = PeekScreen()
    #expect(CADisplayLink.running.isEmpty)
    screen.down()
    expect(CADisplayLink.running.count, equals: 1)
    screen.press(0.25)
    screen.wait(2)
    // The stage is at rest while the finger holds the peek.
    #expect(CADisplayLink.running.isEmpty)
    screen.up()
    expect(CADisplayLink.running.count, equals: 1)
    screen.wait(2)
    #expect(CADisplayLink.running.isEmpty)
  }

  @Test func `a view that is removed during a peek frees its interaction and preview`() {
    let screen = PeekScreen()
    screen.down()
    screen.press(0.25)
    screen.wait(0.5)
    weak let peek = screen.peek
    weak let row = screen.row
    weak let stage = screen.stage
    weak let preview = screen.delegate.preview
    #expect(stage != nil && preview != nil)
    screen.tearDown()
    #expect(peek == nil)
    #expect(row == nil)
    #expect(stage == nil)
    #expect(preview == nil)
    #expect(CADisplayLink.running.isEmpty)
    #expect(UIViewPropertyAnimator.active.isEmpty)
    expect(screen.window.subviews.count, equals: 1)
  }

  @Test func `the delegate is not retained`() {
    var delegate: PeekDelegateDouble? = PeekDelegateDouble()
    weak let kept = delegate
    let peek = delegate.map { PeekPopInteraction(delegate: $0) }
    delegate = nil
    #expect(kept == nil)
    #expect(peek?.delegate == nil)
  }
}
