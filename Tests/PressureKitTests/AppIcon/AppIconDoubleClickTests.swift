import PressureKit
import Testing

/// A double click launches once: what comes in the first 0.375 s is the second click of it.
@Suite struct AppIconDoubleClickTests {
  private let launches = ["launch"]

  @Test(arguments: Click.allCases, Click.allCases)
  func `pitfall 17: the second click launches nothing`(first: Click, second: Click) {
    let finger = AppIconFinger()
    // The second time it takes as long.
    for _ in 1...2 {
      #expect(finger.click(first) == launches)
      let rows = [0, 0.015625, 0.171875, 0.171875].map { seconds in
        finger.wait(seconds)
        return finger.click(second)
      }
      #expect(rows == [[], [], [], []])
      finger.wait(0.015625)
    }
    #expect(finger.click(second) == launches)
  }

  @Test(arguments: Click.allCases, [Click.contact, .key])
  func `one that began too early launches nothing when it ends`(first: Click, second: Click) {
    let finger = AppIconFinger()
    _ = finger.click(first)
    finger.wait(0.125)
    finger.begin(second)
    finger.wait(1)
    finger.end(second)
    #expect(finger.takeEvents() == [])
    #expect(!finger.control.isEngaged)
    #expect(finger.click(second) == launches)
  }

  @Test(arguments: Click.allCases)
  func `from the open menu as well`(second: Click) {
    let finger = AppIconFinger()
    finger.enter(.open)
    finger.activate()
    #expect(finger.takeEvents() == ["idle", "launch"])
    finger.wait(0.125)
    #expect(finger.click(second) == [])
  }

  @Test func `on an item it chooses that once`() {
    let finger = AppIconFinger()
    finger.enter(.open)
    let item = finger.item(2)
    #expect(finger.tap(at: item) == ["idle", "item 2"])
    #expect(finger.tap(at: item) == [])
  }

  @Test func `meanwhile the menu can be asked for`() {
    let finger = AppIconFinger()
    _ = finger.tap()
    finger.open()
    #expect(finger.takeEvents() == ["open", "tick haptic"])
    finger.wait(0.125)
    #expect(finger.tap(at: finger.item(1)) == ["idle", "item 1"])
  }
}
