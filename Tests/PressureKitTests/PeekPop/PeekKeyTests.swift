import PressureKit
import Testing

/// Keys and assistive technology: they have both the peek and the pop.
@Suite struct PeekKeyTests {
  private let opened = ["begin", "peek", "peek", "tick haptic", "actions"]

  @Test func `Enter pops when it comes up`() {
    let finger = PeekFinger()
    finger.key(.down)
    #expect(finger.takeEvents() == [])
    #expect(finger.control.isEngaged)
    finger.wait(1)
    finger.key(.up)
    finger.wait(1)
    #expect(finger.takeEvents() == ["begin", "pop", "pop", "idle"])
    #expect(!finger.control.isEngaged)
  }

  @Test func `a context-menu key peeks and leaves it open, Enter pops`() {
    let finger = PeekFinger()
    finger.peek()
    #expect(finger.takeEvents() == opened)
    finger.wait(10)
    finger.key(.down)
    finger.key(.up)
    finger.wait(1)
    #expect(finger.takeEvents() == ["pop", "pop", "idle"])
  }

  @Test func `asked to peek without actions it stays a peek`() {
    let finger = PeekFinger(hasActions: false)
    finger.peek()
    finger.wait(10)
    #expect(finger.takeEvents() == ["begin", "peek", "peek", "tick haptic"])
    #expect(finger.control.progress == 0)
  }

  @Test func `an activation pops, from wherever it is, once`() {
    for phase in PeekPhase.allCases {
      let finger = PeekFinger()
      finger.enter(phase)
      finger.activate()
      finger.activate()
      finger.push(0.9)
      finger.lift()
      finger.wait(1)
      let hasBegun = phase != .rest && phase != .touched
      let expected =
        (hasBegun ? [] : ["begin"]) + (phase == .popping ? [] : ["pop", "pop"]) + ["idle"]
      #expect(finger.takeEvents() == expected, "\(phase)")
    }
  }

  @Test func `asked to peek, it does so only at rest`() {
    var rows: [String] = []
    for phase in PeekPhase.allCases {
      let finger = PeekFinger()
      finger.enter(phase)
      finger.peek()
      rows.append("\(phase) \(finger.takeEvents())")
    }
    #expect(
      rows == [
        "rest \(opened)", "touched []", "hinting []", "peeking []", "peekingByTime []",
        "sliding []", "open []", "openTouched []", "popping []",
      ])
  }

  @Test func `Escape closes the preview, and the Enter that was down is taken back`() {
    let finger = PeekFinger()
    finger.enter(.open)
    finger.key(.down)
    finger.interrupt(.escape)
    finger.key(.up)
    finger.wait(1)
    #expect(finger.takeEvents() == ["close", "idle"])
  }

  @Test func `an Enter aimed at a preview that went is taken back`() {
    let finger = PeekFinger()
    finger.enter(.open)
    finger.key(.down)
    finger.interrupt(.displaced)
    finger.key(.up)
    #expect(finger.takeEvents() == ["close", "idle"])
  }

  @Test func `an Enter that was down before the preview came is taken back`() {
    let finger = PeekFinger()
    finger.key(.down)
    finger.peek()
    finger.key(.up)
    #expect(finger.takeEvents() == opened)
  }

  @Test func `an Enter in the moment of a pop is ignored`() {
    let finger = PeekFinger()
    finger.key(.down)
    finger.key(.up)
    finger.key(.down)
    finger.key(.up)
    #expect(finger.takeEvents() == ["begin", "pop", "pop"])
    finger.key(.down)
    finger.wait(1)
    finger.key(.up)
    #expect(finger.takeEvents() == ["idle"])
  }

  @Test func `disabled it takes nothing`() {
    let finger = PeekFinger()
    finger.setEnabled(false)
    finger.peek()
    finger.key(.down)
    finger.key(.up)
    finger.activate()
    finger.touch(0.9)
    finger.lift()
    #expect(finger.takeEvents() == [])
    #expect(finger.control.access == Access(role: .link, textSlot: 0, isEnabled: false))
    #expect(!finger.control.isEngaged)
    finger.setEnabled(true)
    finger.peek()
    #expect(finger.takeEvents() == opened)
    #expect(finger.control.access == Access(role: .link, textSlot: 0, isEnabled: true))
  }
}
