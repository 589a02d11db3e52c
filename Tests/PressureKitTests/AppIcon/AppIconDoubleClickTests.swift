import PressureKit
import Testing

/// A double click launches once: a click within 0.375 s of a launch is its second click.
@Suite struct AppIconDoubleClickTests {
  private let launches = ["launch"]

  @Test(arguments: Click.allCases, Click.allCases)
  func `pitfall 17: the second click launches nothing`(first: Click, second: Click) {
    let finger = AppIconFinger()
    // The pause after the second launch is as long.
    for _ in 1...2 {
      expect(finger.click(first), equals: launches)
      let rows = [0, 0.015625, 0.171875, 0.171875].map { seconds in
        finger.wait(seconds)
        return finger.click(second)
      }
      expect(rows, equals: [[], [], [], []])
      finger.wait(0.015625)
    }
    expect(finger.click(second), equals: launches)
  }

  @Test(arguments: Click.allCases, [Click.contact, .key])
  func `a click that began too early launches nothing when it ends`(first: Click, second: Click) {
    let finger = AppIconFinger()
    _ = finger.click(first)
    finger.wait(0.125)
    finger.begin(second)
    finger.wait(1)
    finger.end(second)
    expect(finger.takeEvents(), equals: [])
    #expect(!finger.control.isEngaged)
    expect(finger.click(second), equals: launches)
  }

  @Test(arguments: Click.allCases)
  func `a click within 0.375 s of a launch from the open menu launches nothing`(second: Click) {
    let finger = AppIconFinger()
    finger.enter(.open)
    finger.activate()
    expect(finger.takeEvents(), equals: ["idle", "launch"])
    finger.wait(0.125)
    expect(finger.click(second), equals: [])
  }

  @Test func `a double click on an item chooses it once`() {
    let finger = AppIconFinger()
    finger.enter(.open)
    let item = finger.item(2)
    expect(finger.tap(at: item), equals: ["item 2", "idle"])
    expect(finger.tap(at: item), equals: [])
  }

  @Test func `the menu can be opened within 0.375 s of a launch`() {
    let finger = AppIconFinger()
    _ = finger.tap()
    finger.open()
    expect(finger.takeEvents(), equals: ["open", "tick haptic"])
    finger.wait(0.125)
    expect(finger.tap(at: finger.item(1)), equals: ["item 1", "idle"])
  }
}
