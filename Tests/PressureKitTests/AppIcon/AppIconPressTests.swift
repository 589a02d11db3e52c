import PressureKit
import Testing

/// The menu behind an icon: press or hold, slide and lift, or lift and tap.
@Suite struct AppIconPressTests {
  private let outside = Point(x: 380, y: 800)

  @Test func `a tap launches`() {
    let finger = AppIconFinger()
    expect(finger.tap(), equals: ["launch"])
    #expect(!finger.control.isEngaged)
  }

  @Test func `pressing harder hints, then opens, and the hardest press keeps the menu open`() {
    let finger = AppIconFinger()
    finger.touch(0.02)
    finger.push(0.1)
    expect(finger.takeEvents(), equals: ["hint"])
    finger.push(0.25)
    expect(finger.takeEvents(), equals: ["open", "tick haptic"])
    finger.push(1)
    finger.push(0)
    finger.wait(10)
    finger.push(1)
    expect(finger.takeEvents(), equals: [])
    expect(finger.control.state, equals: .open)
  }

  @Test func `a lift during the hint launches`() {
    let finger = AppIconFinger()
    finger.touch(0.1)
    finger.lift()
    expect(finger.takeEvents(), equals: ["hint", "idle", "launch"])
  }

  @Test func `holding opens just after half a second`() {
    let finger = AppIconFinger()
    finger.touch()
    var rows: [[String]] = []
    for seconds in [0.453125, 0.0625, 60] {
      finger.wait(seconds)
      rows.append(finger.takeEvents())
    }
    expect(rows, equals: [["hint"], ["open", "tick haptic"], []])
    #expect(!finger.control.needsFrame)
  }

  @Test(arguments: [0.25, nil] as [Double?], 1...3)
  func `sliding to an item and lifting chooses it`(force: Double?, number: Int) {
    let finger = AppIconFinger()
    finger.touch(force)
    finger.wait(1)
    _ = finger.takeEvents()
    finger.move(to: finger.item(number))
    expect(finger.takeEvents(), equals: [])
    expect(finger.control.highlighted, equals: number)
    finger.lift()
    expect(finger.takeEvents(), equals: ["item \(number)", "idle"])
    finger.wait(1)
    #expect(!finger.control.isEngaged)
    expect(finger.takeEvents(), equals: [])
  }

  @Test(arguments: [0.25, nil] as [Double?])
  func `a lift elsewhere leaves the menu open, and then a tap chooses`(force: Double?) {
    let finger = AppIconFinger()
    finger.touch(force)
    finger.wait(1)
    finger.lift()
    finger.wait(10)
    expect(finger.takeEvents().last, equals: "tick haptic")
    expect(finger.control.state, equals: .open)
    expect(finger.tap(at: finger.item(2)), equals: ["item 2", "idle"])
  }

  @Test func `the item under a sliding contact is highlighted`() {
    let finger = AppIconFinger()
    finger.enter(.pressing)
    finger.wait(0.5)
    let menu = finger.menu ?? Rect(x: .nan, y: .nan, width: 0, height: 0)
    let rows = [
      Point(x: 130, y: 530), Point(x: menu.minX, y: menu.maxY), finger.item(3), finger.item(2),
      finger.item(1), Point(x: menu.maxX, y: menu.minY), Point(x: menu.minX - 1, y: menu.minY),
      Point(x: menu.minX, y: menu.minY - 1), finger.item(2), outside,
    ].map { place in
      finger.move(to: place)
      return finger.control.highlighted
    }
    expect(rows, equals: [0, 3, 3, 2, 1, 1, 0, 0, 2, 0])
    finger.move(to: finger.item(1))
    finger.lift()
    expect(finger.control.highlighted, equals: 0)
  }

  @Test func `a tap outside an open menu closes it, also on the icon`() {
    for place in [outside, Point(x: 130, y: 530)] {
      let finger = AppIconFinger()
      finger.enter(.open)
      expect(finger.tap(at: place), equals: ["idle"])
      finger.wait(1)
      expect(finger.tap(), equals: ["launch"])
    }
  }

  @Test func `a contact on an open menu chooses the item that it lifts on`() {
    var rows: [String] = []
    for from in 0...2 {
      for to in 0...2 {
        let finger = AppIconFinger()
        finger.enter(.open)
        finger.place = from == 0 ? outside : finger.item(from)
        finger.touch()
        finger.move(to: to == 0 ? outside : finger.item(to))
        finger.lift()
        rows.append("\(from) → \(to) \(finger.takeEvents())")
      }
    }
    let chosen = (0...2).map { "\(["item \($0)", "idle"])" }
    expect(
      rows,
      equals: [
        "0 → 0 \(["idle"])", "0 → 1 \(chosen[1])", "0 → 2 \(chosen[2])", "1 → 0 []",
        "1 → 1 \(chosen[1])", "1 → 2 \(chosen[2])", "2 → 0 []", "2 → 1 \(chosen[1])",
        "2 → 2 \(chosen[2])",
      ])
  }

  @Test func `a lift chooses only the highlighted item, and only if it lifts on that item`() {
    // The lift is at another place than the last move.
    var finger = AppIconFinger()
    finger.enter(.sliding)
    finger.place = outside
    finger.lift()
    expect(finger.takeEvents(), equals: [])
    expect(finger.control.state, equals: .open)
    // The lift is on another item than the highlighted one.
    finger = AppIconFinger()
    finger.enter(.sliding)
    finger.place = finger.item(3)
    finger.lift()
    expect(finger.takeEvents(), equals: [])
    // The lift is on an item, but no item was highlighted.
    finger = AppIconFinger()
    finger.enter(.pressing)
    finger.wait(0.5)
    finger.place = finger.item(3)
    finger.lift()
    expect(finger.takeEvents(), equals: [])
  }

  @Test func `another contact's lift on the item chooses nothing`() {
    let finger = AppIconFinger()
    finger.enter(.sliding)
    finger.feed(.ended, id: 2, buttons: 0)
    expect(finger.takeEvents(), equals: [])
    finger.lift()
    expect(finger.takeEvents(), equals: ["item 2", "idle"])
  }

  @Test func `a tap launches even if the menu would open under it`() {
    let finger = AppIconFinger()
    finger.control.viewport = finger.control.bounds
    expect(finger.tap(), equals: ["launch"])
    finger.wait(1)
    finger.touch(0.1)
    expect(finger.control.highlighted, equals: 0)
    finger.lift()
    expect(finger.takeEvents(), equals: ["hint", "idle", "launch"])
  }

  @Test func `a contact that travels before the menu opens is a scroll`() {
    let finger = AppIconFinger()
    finger.touch(0.1)
    finger.move(by: 0, -11)
    finger.lift()
    expect(finger.takeEvents(), equals: ["hint", "idle"])
  }

  @Test func `without items it only launches, however it is pressed`() {
    let finger = AppIconFinger(itemCount: 0)
    for force in [1, 0.3, nil] as [Double?] {
      finger.touch(force)
      // Without a menu to open, holding needs no frames.
      #expect(!finger.control.needsFrame)
      finger.wait(5)
      finger.lift()
      finger.wait(1)
    }
    finger.open()
    finger.choose(1)
    expect(finger.takeEvents(), equals: ["launch", "launch", "launch"])
    expect(SceneFrame(of: finger.control).layers, equals: [])
  }

  @Test func `the number of items is clamped to 0 to 4`() {
    let counts = [-1, 0, 1, 4, 5, .max, .min].map { count in
      let finger = AppIconFinger()
      finger.control.itemCount = count
      return finger.control.itemCount
    }
    expect(counts, equals: [0, 0, 1, 4, 4, 4, 0])
  }

  @Test func `items that are removed while the menu is open cannot be chosen`() {
    let finger = AppIconFinger()
    finger.enter(.openTouched)
    finger.control.itemCount = 0
    expect(finger.control.highlighted, equals: 0)
    finger.lift()
    finger.choose(1)
    expect(finger.takeEvents(), equals: [])
    expect(finger.tap(at: outside), equals: ["idle"])
  }

  @Test func `it is left open while the menu is open without the press that opened it`() {
    let leave: [(String, (AppIconFinger) -> Void)] = [
      ("stay", { _ in }), ("lift", { $0.lift() }), ("escape", { $0.interrupt(.escape) }),
      ("choose", { $0.choose(1) }),
    ]
    let rows = MenuPhase.allCases.map { phase in
      let isLeftOpen = leave.map { name, leave in
        let finger = AppIconFinger()
        finger.enter(phase)
        leave(finger)
        return finger.control.isLeftOpen ? name : "-"
      }
      return "\(phase): \(isLeftOpen.joined(separator: " "))"
    }
    expect(
      rows,
      equals: [
        "rest: - - - -", "touched: - - - -", "hinting: - - - -", "pressing: - lift - -",
        "pressingByTime: - lift - -", "sliding: - - - -", "open: stay lift - -",
        "openTouched: stay - - -",
      ])
  }

  @Test func `only the press that opened the menu holds the scroll`() {
    let rows = MenuPhase.allCases.map { phase in
      let finger = AppIconFinger()
      finger.enter(phase)
      return "\(phase) \(finger.control.hasContact) \(finger.control.holdsScroll)"
    }
    expect(
      rows,
      equals: [
        "rest false false", "touched true false", "hinting true false", "pressing true true",
        "pressingByTime true true", "sliding true true", "open false false",
        "openTouched true false",
      ])
  }
}
