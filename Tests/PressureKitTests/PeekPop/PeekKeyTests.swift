import PressureKit
import Testing

/// Peek and pop by key and by assistive technology.
@Suite struct PeekKeyTests {
  private let opened = ["begin", "peek", "peek", "tick haptic", "actions"]

  @Test func `Enter pops on release`() {
    let finger = PeekFinger()
    finger.key(.down)
    expect(finger.takeEvents(), equals: [])
    #expect(finger.control.isEngaged)
    finger.wait(1)
    finger.key(.up)
    finger.wait(1)
    expect(finger.takeEvents(), equals: ["begin", "pop", "pop", "idle"])
    #expect(!finger.control.isEngaged)
  }

  @Test func `a context-menu key leaves the preview open, and Enter pops`() {
    let finger = PeekFinger()
    finger.peek()
    expect(finger.takeEvents(), equals: opened)
    finger.wait(10)
    finger.key(.down)
    finger.key(.up)
    finger.wait(1)
    expect(finger.takeEvents(), equals: ["pop", "pop", "idle"])
  }

  @Test func `opening a preview without actions stays a peek`() {
    let finger = PeekFinger(hasActions: false)
    finger.peek()
    finger.wait(10)
    expect(finger.takeEvents(), equals: ["begin", "peek", "peek", "tick haptic"])
    expect(finger.control.progress, equals: 0)
  }

  @Test func `an activation pops once, in any phase`() {
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
      expect(finger.takeEvents(), equals: expected, "\(phase)")
    }
  }

  @Test func `a request to open opens only at rest`() {
    var rows: [String] = []
    for phase in PeekPhase.allCases {
      let finger = PeekFinger()
      finger.enter(phase)
      finger.peek()
      rows.append("\(phase) \(finger.takeEvents())")
    }
    expect(
      rows,
      equals: [
        "rest \(opened)", "touched []", "hinting []", "peeking []", "peekingByTime []",
        "sliding []", "open []", "openTouched []", "popping []",
      ])
  }

  @Test func `Escape closes the preview and takes a held Enter back`() {
    let finger = PeekFinger()
    finger.enter(.open)
    finger.key(.down)
    finger.interrupt(.escape)
    finger.key(.up)
    finger.wait(1)
    expect(finger.takeEvents(), equals: ["close", "idle"])
  }

  @Test func `an Enter is taken back if its preview closes while the key is down`() {
    let finger = PeekFinger()
    finger.enter(.open)
    finger.key(.down)
    finger.interrupt(.displaced)
    finger.key(.up)
    expect(finger.takeEvents(), equals: ["close", "idle"])
  }

  @Test func `an Enter is taken back if the preview opens while the key is down`() {
    let finger = PeekFinger()
    finger.key(.down)
    finger.peek()
    finger.key(.up)
    expect(finger.takeEvents(), equals: opened)
  }

  @Test func `an Enter during a pop is ignored`() {
    let finger = PeekFinger()
    finger.key(.down)
    finger.key(.up)
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: ["begin", "pop", "pop"])
    finger.key(.down)
    finger.wait(1)
    finger.key(.up)
    expect(finger.takeEvents(), equals: ["idle"])
  }

  @Test func `a disabled control ignores all input`() {
    let finger = PeekFinger()
    finger.setEnabled(false)
    finger.peek()
    finger.key(.down)
    finger.key(.up)
    finger.activate()
    finger.touch(0.9)
    finger.lift()
    expect(finger.takeEvents(), equals: [])
    expect(finger.control.access, equals: Access(role: .link, textSlot: 0, isEnabled: false))
    #expect(!finger.control.isEngaged)
    finger.setEnabled(true)
    finger.peek()
    expect(finger.takeEvents(), equals: opened)
    expect(finger.control.access, equals: Access(role: .link, textSlot: 0, isEnabled: true))
  }
}
