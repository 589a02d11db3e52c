import PressureKit
import Testing

/// A double click pops once: a click within 0.375 s of a pop is its second click.
@Suite struct PeekDoubleClickTests {
  private let pops = ["begin", "pop", "pop"]

  @Test(arguments: Click.allCases, Click.allCases)
  func `pitfall 17: the second click pops nothing, a later click does`(first: Click, second: Click)
  {
    let finger = PeekFinger()
    // The pause after the second pop is as long.
    for _ in 1...2 {
      expect(finger.click(first), equals: pops)
      let rows = [0, 0.015625, 0.171875, 0.171875].map { seconds in
        finger.wait(seconds)
        return finger.click(second)
      }
      expect(rows, equals: [[], [], [], []])
      finger.wait(0.015625)
    }
    expect(finger.click(second), equals: pops)
  }

  @Test(arguments: Click.allCases, [Click.contact, .key])
  func `a click that began too early pops nothing when it ends`(first: Click, second: Click) {
    let finger = PeekFinger()
    _ = finger.click(first)
    finger.wait(0.125)
    finger.begin(second)
    finger.wait(1)
    finger.end(second)
    expect(finger.takeEvents(), equals: ["idle"])
    #expect(!finger.control.isEngaged)
    expect(finger.click(second), equals: pops)
  }

  @Test(arguments: Click.allCases)
  func `a click right after a pop of an open preview or by force pops nothing`(second: Click) {
    let finger = PeekFinger()
    finger.enter(.open)
    expect(finger.tap(at: finger.preview?.center), equals: ["pop", "pop"])
    finger.wait(0.125)
    expect(finger.click(second), equals: [])
    finger.wait(1)
    finger.place = finger.control.bounds.center
    finger.enter(.popping)
    finger.lift()
    finger.wait(0.125)
    expect(finger.click(second), equals: [])
  }
}
