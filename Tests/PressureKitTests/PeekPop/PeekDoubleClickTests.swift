import PressureKit
import Testing

/// A double click pops once: what comes in the first 0.375 s is the second click of it.
@Suite struct PeekDoubleClickTests {
  private let pops = ["begin", "pop", "pop"]

  @Test(arguments: Click.allCases, Click.allCases)
  func `pitfall 17: the second click pops nothing, a later one does`(first: Click, second: Click) {
    let finger = PeekFinger()
    // The second time it takes as long.
    for _ in 1...2 {
      #expect(finger.click(first) == pops)
      let rows = [0, 0.015625, 0.171875, 0.171875].map { seconds in
        finger.wait(seconds)
        return finger.click(second)
      }
      #expect(rows == [[], [], [], []])
      finger.wait(0.015625)
    }
    #expect(finger.click(second) == pops)
  }

  @Test(arguments: Click.allCases, [Click.contact, .key])
  func `one that began too early pops nothing when it ends`(first: Click, second: Click) {
    let finger = PeekFinger()
    _ = finger.click(first)
    finger.wait(0.125)
    finger.begin(second)
    finger.wait(1)
    finger.end(second)
    #expect(finger.takeEvents() == ["idle"])
    #expect(!finger.control.isEngaged)
    #expect(finger.click(second) == pops)
  }

  @Test(arguments: Click.allCases)
  func `on an open preview, and after a press that was deep`(second: Click) {
    let finger = PeekFinger()
    finger.enter(.open)
    #expect(finger.tap(at: finger.preview?.center) == ["pop", "pop"])
    finger.wait(0.125)
    #expect(finger.click(second) == [])
    finger.wait(1)
    finger.place = finger.control.bounds.center
    finger.enter(.popping)
    finger.lift()
    finger.wait(0.125)
    #expect(finger.click(second) == [])
  }
}
