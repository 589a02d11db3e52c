import PressureKit
import Testing

/// Launching, opening and choosing by key, by assistive technology and by a program.
@Suite struct AppIconKeyTests {
  @Test func `Enter launches on release`() {
    let finger = AppIconFinger()
    finger.key(.down)
    finger.key(.repeated)
    expect(finger.takeEvents(), equals: [])
    finger.key(.up)
    expect(finger.takeEvents(), equals: ["launch"])
    expect(finger.control.access, equals: Access(role: .button, textSlot: 0, isEnabled: true))
  }

  @Test func `a context-menu key opens, and items are chosen by number`() {
    let finger = AppIconFinger()
    finger.open()
    finger.wait(10)
    expect(finger.takeEvents(), equals: ["open", "tick haptic"])
    for number in [0, -1, 4, .max, .min] { finger.choose(number) }
    expect(finger.takeEvents(), equals: [])
    finger.choose(3)
    finger.choose(3)
    expect(finger.takeEvents(), equals: ["item 3", "idle"])
  }

  @Test func `choosing an item does nothing while there is no menu`() {
    var rows: [String] = []
    for phase in MenuPhase.allCases {
      let finger = AppIconFinger()
      finger.enter(phase)
      finger.choose(1)
      finger.lift()
      rows.append("\(phase) \(finger.takeEvents())")
    }
    let chosen = ["item 1", "idle"]
    expect(
      rows,
      equals: [
        "rest []", "touched \(["launch"])", "hinting \(["idle", "launch"])", "pressing \(chosen)",
        "pressingByTime \(chosen)", "sliding \(chosen)", "open \(chosen)",
        "openTouched \(chosen)",
      ])
  }

  @Test func `a request to open opens only at rest`() {
    for phase in MenuPhase.allCases {
      let finger = AppIconFinger()
      finger.enter(phase)
      finger.open()
      expect(
        finger.takeEvents(), equals: (phase == .rest ? ["open", "tick haptic"] : []), "\(phase)")
    }
  }

  @Test func `an activation launches once, in any phase`() {
    for phase in MenuPhase.allCases {
      let finger = AppIconFinger()
      finger.enter(phase)
      finger.activate()
      finger.lift()
      let isSeen = phase != .rest && phase != .touched
      expect(finger.takeEvents(), equals: (isSeen ? ["idle"] : []) + ["launch"], "\(phase)")
    }
  }

  @Test func `a disabled icon ignores all input`() {
    let finger = AppIconFinger()
    finger.setEnabled(false)
    finger.open()
    finger.choose(1)
    finger.key(.down)
    finger.key(.up)
    finger.activate()
    finger.touch(0.9)
    finger.lift()
    expect(finger.takeEvents(), equals: [])
    #expect(!finger.control.access.isEnabled)
  }
}
