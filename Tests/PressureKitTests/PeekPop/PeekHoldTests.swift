import PressureKit
import Testing

/// A press without a sensor, or with a force that is too weak: time peeks, and never pops.
@Suite struct PeekHoldTests {
  @Test func `holding peeks just after half a second, and lifting leaves it open`() {
    let finger = PeekFinger()
    finger.touch()
    var rows: [[String]] = []
    for seconds in [0.1875, 0.03125, 0.234375, 0.0625, 10] {
      finger.wait(seconds)
      rows.append(finger.takeEvents())
    }
    finger.lift()
    rows.append(finger.takeEvents())
    finger.wait(10)
    rows.append(finger.takeEvents())
    expect(
      rows,
      equals: [
        [], ["begin", "hint"], [], ["peek", "peek", "tick haptic"], [], ["actions"], [],
      ])
  }

  @Test func `a preview without actions that is left open stays a peek`() {
    let finger = PeekFinger(hasActions: false)
    finger.touch()
    finger.wait(0.75)
    finger.lift()
    finger.wait(10)
    expect(finger.takeEvents(), equals: ["begin", "hint", "peek", "peek", "tick haptic"])
    expect(finger.control.state, equals: .peek)
    #expect(finger.control.isEngaged)
    #expect(!finger.control.needsFrame)
  }

  @Test(arguments: [0.0, 0.015625, 0.125, 0.453125])
  func `a lift before half a second pops, as a tap does`(seconds: Double) {
    let finger = PeekFinger()
    finger.touch()
    finger.wait(seconds)
    finger.lift()
    finger.wait(1)
    expect(
      finger.takeEvents(),
      equals: ["begin"] + (seconds > 0.2 ? ["hint"] : []) + ["pop", "pop", "idle"])
  }

  @Test func `a lift outside opens nothing`() {
    let finger = PeekFinger()
    finger.place = Point(x: 22, y: 402)
    finger.touch()
    finger.move(by: -5, -5)
    finger.lift()
    expect(finger.takeEvents(), equals: [])
    #expect(!finger.control.isEngaged)
  }

  @Test(arguments: [0, 0.5, 1])
  func `pitfall 02: a constant force neither peeks early nor pops`(constant: Double) {
    let finger = PeekFinger()
    finger.feed(.began, .normalized(constant))
    finger.wait(0.453125)
    finger.feed(.moved, .normalized(constant))
    expect(finger.takeEvents(), equals: ["begin", "hint"])
    finger.wait(60)
    finger.feed(.moved, .normalized(constant))
    expect(finger.takeEvents(), equals: ["peek", "peek", "tick haptic"])
    expect(finger.control.source, equals: .time)
  }

  @Test func `a sensor proven during a peek by time can pop it, or lifting closes it`() {
    var finger = PeekFinger()
    finger.touch()
    finger.wait(60)
    finger.push(0.3)
    finger.push(0.8)
    expect(
      finger.takeEvents(),
      equals: [
        "begin", "hint", "peek", "peek", "tick haptic", "tick haptic", "pop", "pop",
      ])
    finger = PeekFinger()
    finger.touch()
    finger.wait(60)
    finger.push(0.3)
    finger.lift()
    expect(
      finger.takeEvents(),
      equals: ["begin", "hint", "peek", "peek", "tick haptic", "close", "idle"])
  }

  @Test func `depth reached by time does not pop when the sensor takes over`() {
    let finger = PeekFinger()
    finger.control.options.press.threshold = 0.5
    finger.control.options.press.holdDuration = 0.1
    finger.touch()
    // The stall counts as a quarter of a second, which is more than the hold takes.
    finger.time = 10
    finger.move(by: 0, 0)
    expect(finger.control.intention, equals: 1)
    finger.push(0.3)
    finger.push(0.7)
    expect(finger.takeEvents(), equals: ["begin", "peek", "peek", "tick haptic"])
    finger.push(0.8)
    expect(finger.takeEvents(), equals: ["tick haptic", "pop", "pop"])
  }

  @Test func `time helps a weak press after two seconds, and lifting leaves its peek open`() {
    let finger = PeekFinger()
    finger.touch(0.05)
    finger.wait(2.25)
    expect(finger.takeEvents(), equals: ["begin", "hint"])
    finger.wait(0.25)
    expect(finger.takeEvents(), equals: ["peek", "peek", "tick haptic"])
    finger.lift()
    expect(finger.takeEvents(), equals: ["actions"])
  }

  @Test func `a finger that relaxes after a peek does not peek again by resting`() {
    let finger = PeekFinger()
    finger.touch(0.1)
    finger.wait(1.9)
    finger.push(0.25)
    finger.push(0.02)
    expect(
      finger.takeEvents(),
      equals: ["begin", "hint", "peek", "peek", "tick haptic", "close", "idle"])
    finger.wait(60)
    finger.lift()
    expect(finger.takeEvents(), equals: [])
  }

  @Test func `a stall of ten seconds counts as a quarter of a second, and time going back as 0`() {
    let finger = PeekFinger()
    finger.touch()
    finger.time = 10
    finger.move(by: 0, 0)
    expect(finger.takeEvents(), equals: ["begin", "hint"])
    finger.time = -100
    finger.move(by: 0, 0)
    expect(finger.takeEvents(), equals: [])
    expect(finger.control.intention, equals: 0.1)
    finger.wait(0.265625)
    expect(finger.takeEvents(), equals: ["peek", "peek", "tick haptic"])
  }

  @Test func `pitfall 13: the next press does not inherit the time of a short tap`() {
    let finger = PeekFinger()
    finger.touch()
    finger.wait(0.453125)
    finger.lift()
    finger.wait(0.5)
    _ = finger.takeEvents()
    finger.touch()
    finger.wait(0.453125)
    expect(finger.takeEvents(), equals: ["begin", "hint"])
  }

  @Test func `a contact that began during a pop is ignored to its end`() {
    let finger = PeekFinger()
    _ = finger.tap()
    finger.touch(0.3)
    finger.wait(2)
    finger.push(0.9)
    finger.lift()
    expect(finger.takeEvents(), equals: ["idle"])
  }
}
