import PressureKit
import Testing

/// Keys, assistive technology and programs: they launch, open and choose.
@Suite struct AppIconKeyTests {
  @Test func `Enter launches when it comes up`() {
    let finger = AppIconFinger()
    finger.key(.down)
    finger.key(.repeated)
    #expect(finger.takeEvents() == [])
    finger.key(.up)
    #expect(finger.takeEvents() == ["launch"])
    #expect(finger.control.access == Access(role: .button, textSlot: 0, isEnabled: true))
  }

  @Test func `a context-menu key opens, and items are chosen by number`() {
    let finger = AppIconFinger()
    finger.open()
    finger.wait(10)
    #expect(finger.takeEvents() == ["open", "tick haptic"])
    for number in [0, -1, 4, .max, .min] { finger.choose(number) }
    #expect(finger.takeEvents() == [])
    finger.choose(3)
    finger.choose(3)
    #expect(finger.takeEvents() == ["idle", "item 3"])
  }

  @Test func `nothing can be chosen from a menu that is not there`() {
    var rows: [String] = []
    for phase in MenuPhase.allCases {
      let finger = AppIconFinger()
      finger.enter(phase)
      finger.choose(1)
      finger.lift()
      rows.append("\(phase) \(finger.takeEvents())")
    }
    let chosen = ["idle", "item 1"]
    #expect(
      rows == [
        "rest []", "touched \(["launch"])", "hinting \(["idle", "launch"])", "pressing \(chosen)",
        "pressingByTime \(chosen)", "sliding \(chosen)", "open \(chosen)",
        "openTouched \(chosen)",
      ])
  }

  @Test func `asked to open, it does so only at rest`() {
    for phase in MenuPhase.allCases {
      let finger = AppIconFinger()
      finger.enter(phase)
      finger.open()
      #expect(finger.takeEvents() == (phase == .rest ? ["open", "tick haptic"] : []), "\(phase)")
    }
  }

  @Test func `an activation launches, from wherever it is, once`() {
    for phase in MenuPhase.allCases {
      let finger = AppIconFinger()
      finger.enter(phase)
      finger.activate()
      finger.lift()
      let isSeen = phase != .rest && phase != .touched
      #expect(finger.takeEvents() == (isSeen ? ["idle"] : []) + ["launch"], "\(phase)")
    }
  }

  @Test func `disabled it takes nothing`() {
    let finger = AppIconFinger()
    finger.setEnabled(false)
    finger.open()
    finger.choose(1)
    finger.key(.down)
    finger.key(.up)
    finger.activate()
    finger.touch(0.9)
    finger.lift()
    #expect(finger.takeEvents() == [])
    #expect(!finger.control.access.isEnabled)
  }
}
