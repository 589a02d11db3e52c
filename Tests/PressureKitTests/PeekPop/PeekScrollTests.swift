import PressureKit
import Testing

/// Moves of a contact: before it has peeked it scrolls, and from then on it uncovers the actions.
@Suite struct PeekScrollTests {
  @Test func `pitfall 09: a contact that travels before it has peeked is a scroll`() {
    let finger = PeekFinger()
    finger.touch(0.1)
    finger.slide(0, -10, 0.1)
    expect(finger.takeEvents(), equals: ["begin", "hint"])
    finger.slide(0, -0.5, 0.1)
    expect(finger.takeEvents(), equals: ["idle"])
    finger.push(0.9)
    finger.lift()
    finger.wait(1)
    expect(finger.takeEvents(), equals: [])
    #expect(!finger.control.needsFrame)
  }

  @Test func `a flick without a move opens nothing`() {
    let finger = PeekFinger()
    finger.touch()
    finger.place.x += 100
    finger.lift()
    expect(finger.takeEvents(), equals: [])
  }

  @Test func `only a contact that has peeked holds the scroll`() {
    var rows: [String] = []
    for phase in PeekPhase.allCases {
      let finger = PeekFinger()
      finger.enter(phase)
      rows.append("\(phase) \(finger.control.hasContact) \(finger.control.holdsScroll)")
      if finger.control.hasContact { finger.lift() }
      #expect(!finger.control.hasContact)
      #expect(!finger.control.holdsScroll)
    }
    expect(
      rows,
      equals: [
        "rest false false", "touched true false", "hinting true false", "peeking true true",
        "peekingByTime true true", "sliding true true", "open false false",
        "openTouched true false", "popping false false",
      ])
  }

  @Test func `sliding up uncovers the actions, and down covers them, with hysteresis`() {
    let finger = PeekFinger()
    finger.enter(.peeking)
    var rows: [String] = []
    for step in [-30.0, -10, -1, 12, 4, -12, -1, -60, 60, 13, 2] {
      finger.move(by: 0, step)
      rows.append("\(400 + 30 - finger.place.y) \(finger.control.state)")
    }
    // More than 40 points above the lowest place uncover, and less than 24 cover again.
    expect(
      rows,
      equals: [
        "30.0 peek", "40.0 peek", "41.0 actions", "29.0 actions", "25.0 actions", "37.0 actions",
        "38.0 actions", "98.0 actions", "38.0 actions", "25.0 actions", "23.0 peek",
      ])
    expect(finger.takeEvents(), equals: ["actions", "peek"])
  }

  @Test func `the distance up is measured from the lowest place`() {
    let finger = PeekFinger()
    finger.enter(.peeking)
    finger.move(by: 0, 100)
    finger.move(by: 0, -40)
    expect(finger.takeEvents(), equals: [])
    finger.move(by: 0, -1)
    expect(finger.takeEvents(), equals: ["actions"])
  }

  @Test func `the distance is measured from the place of the peek, not from the beginning`() {
    let finger = PeekFinger()
    finger.touch(0.1)
    finger.slide(0, -9, 0.1)
    finger.push(0.25)
    finger.move(by: 0, -40)
    expect(finger.takeEvents(), equals: ["begin", "hint", "peek", "peek", "tick haptic"])
    finger.move(by: 0, -1)
    expect(finger.takeEvents(), equals: ["actions"])
  }

  @Test(arguments: [1e300, -1e300, Double.nan])
  func `a place far above any screen uncovers everything, and one far below nothing`(y: Double) {
    let finger = PeekFinger()
    finger.enter(.peeking)
    finger.wait(0.5)
    finger.place.y = y
    finger.move(by: 0, 0)
    expect(finger.takeEvents(), equals: (y < 0 ? ["actions"] : []))
    expect(finger.preview?.center.y, equals: (y < 0 ? 188 : 298))
  }

  @Test func `sliding sideways uncovers nothing`() {
    let finger = PeekFinger()
    finger.enter(.peeking)
    finger.move(by: 300)
    finger.move(by: -600)
    expect(finger.takeEvents(), equals: [])
  }

  @Test
  func `after covering the actions, lifting closes a peek by force and leaves one by time open`() {
    var finger = PeekFinger()
    finger.enter(.sliding)
    finger.move(by: 0, 60)
    finger.lift()
    expect(finger.takeEvents(), equals: ["peek", "close", "idle"])

    finger = PeekFinger()
    finger.enter(.peekingByTime)
    finger.move(by: 0, -60)
    finger.move(by: 0, 60)
    finger.lift()
    expect(finger.takeEvents(), equals: ["actions", "peek", "actions"])
  }

  @Test func `without actions sliding up uncovers nothing`() {
    let finger = PeekFinger(hasActions: false)
    finger.enter(.peeking)
    finger.move(by: 0, -300)
    finger.lift()
    expect(finger.takeEvents(), equals: ["close", "idle"])
  }

  @Test func `while the actions are uncovered force neither pops nor closes`() {
    let finger = PeekFinger()
    finger.enter(.sliding)
    for level in [0.9, 0.0, 0.9, 0.0] { finger.push(level) }
    finger.wait(10)
    expect(finger.takeEvents(), equals: [])
    finger.lift()
    expect(finger.takeEvents(), equals: [])
    expect(finger.control.state, equals: .actions)
  }

  @Test func `after covering the actions, a deeper press pops`() {
    let finger = PeekFinger()
    finger.enter(.sliding)
    finger.slide(0, 60, 0.25)
    finger.push(0.8)
    expect(finger.takeEvents(), equals: ["peek", "tick haptic", "pop", "pop"])
  }

  @Test func `one move that covers the actions and is deep enough pops`() {
    let finger = PeekFinger()
    finger.enter(.sliding)
    finger.slide(0, 60, 0.9)
    expect(finger.takeEvents(), equals: ["peek", "tick haptic", "pop", "pop"])
  }

  @Test func `covering the actions without force closes the peek`() {
    let finger = PeekFinger()
    finger.enter(.sliding)
    finger.push(0)
    finger.slide(0, 60, 0)
    finger.move(by: 0, 0)
    expect(finger.takeEvents(), equals: ["peek", "close", "idle"])
  }
}
