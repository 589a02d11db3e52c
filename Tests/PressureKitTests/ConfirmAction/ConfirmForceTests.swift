import PressureKit
import Testing

@Suite struct ConfirmForceTests {
  @Test func `a press by force goes from touch to firing`() {
    let finger = Finger()
    var rows: [String] = []
    func row() {
      rows.append(
        "\(finger.control.state) \((finger.control.intention * 1000).rounded() / 1000) \(finger.control.source)"
      )
    }

    row()
    finger.down(0.25)
    row()
    finger.push(0.45)
    row()
    finger.move(to: finger.ringCenter, 0.2)
    row()
    finger.lift()
    row()
    expect(
      rows,
      equals: [
        "idle 0.0 none", "updating 0.556 measured", "selected 1.0 measured",
        "confirmed 0.444 measured", "idle 0.0 none",
      ])
    expect(finger.takeEvents(), equals: wholePress)
  }

  @Test func `a press by time takes two seconds`() {
    let finger = Finger()
    finger.down(0.5)
    finger.wait(1.921875)
    expect(finger.takeEvents(), equals: ["updating"])
    expect(finger.control.intention, equals: 0.9609375)
    finger.wait(0.03125)
    expect(finger.takeEvents(), equals: ["selected", "tick haptic", "announce confirm"])
    expect(finger.control.source, equals: .time)
    finger.move(to: finger.ringCenter, 0.5)
    finger.lift()
    expect(
      finger.takeEvents(),
      equals: [
        "confirmed", "strong haptic", "announce ok", "confirm", "success haptic", "idle",
      ])
  }

  @Test(arguments: [0.0, 0.5, 1.0])
  func `pitfall 02: a force that never varies proves no sensor`(constant: Double) {
    let finger = Finger()
    finger.down(constant)
    for _ in 0..<20 {
      finger.wait(1 / 16)
      finger.push(constant)
    }
    expect(finger.takeEvents(), equals: ["updating"])
    expect(finger.control.source, equals: .time)
  }

  @Test func `pitfall 13: a stall of the host counts as a quarter of a second`() {
    let finger = Finger()
    finger.down()
    finger.time = 60
    finger.push(0)
    expect(finger.control.intention, equals: 0.125)
    expect(finger.takeEvents(), equals: ["updating"])
  }

  @Test func `a lift confirms only what was shown before it`() {
    let finger = Finger()
    finger.down()
    finger.wait(1.875)
    finger.move(to: finger.ringCenter)
    // The host stalls: the time that would have filled the ring arrives together with the lift.
    finger.time += 5
    finger.lift()
    expect(
      finger.takeEvents(),
      equals: [
        "updating", "selected", "tick haptic", "announce confirm", "confirmed", "strong haptic",
        "announce ok",
        "idle",
      ])
  }

  @Test func `pitfall 09: a lift elsewhere than on the ring fires nothing`() {
    var finger = Finger()
    finger.down(0.1)
    finger.push(0.6)
    finger.move(to: finger.ringCenter, 0.6)
    finger.place = Point(x: 500, y: 500)
    finger.lift()
    expect(finger.takeEvents().suffix(2), equals: ["announce ok", "idle"])

    finger = Finger()
    finger.down(0.1)
    finger.push(0.6)
    // "OK" was never shown: a lift alone cannot move the contact onto the ring.
    finger.place = finger.ringCenter
    finger.lift()
    expect(
      finger.takeEvents(),
      equals: ["updating", "selected", "tick haptic", "announce confirm", "idle"])
  }

  @Test func `pitfall 13: the next press does not inherit the time of a short tap`() {
    let finger = Finger()
    finger.down()
    finger.wait(1.875)
    finger.lift()
    finger.down()
    expect(finger.control.intention, equals: 0)
    finger.wait(0.25)
    expect(finger.takeEvents(), equals: ["updating", "idle", "updating"])
  }

  @Test func `a finger that leaves the ring takes the confirmation back`() {
    let finger = Finger()
    finger.down(0.1)
    finger.push(0.6)
    _ = finger.takeEvents()
    let ring = finger.ringCenter
    finger.move(to: ring, 0.6)
    finger.move(to: Point(x: 200, y: 200), 0.6)
    finger.move(to: ring, 0.1)
    finger.lift()
    expect(
      finger.takeEvents(),
      equals: [
        "confirmed", "strong haptic", "announce ok", "selected", "confirmed", "strong haptic",
        "announce ok", "confirm",
        "success haptic", "idle",
      ])
  }

  @Test
  func `a contact is on the ring within its frame at the state's scale, also during animations`() {
    let finger = Finger()
    finger.down(0.1)
    finger.push(0.6)
    let ring = finger.ringCenter
    var states: [ConfirmAction.State] = []
    // The frame is 44 points wide; its edge is 24.2 from the centre at scale 1.1, and 28.6 at 1.3.
    for offset in [24.5, 24, 28.5, 29, 28.5] {
      finger.move(to: Point(x: ring.x + offset, y: ring.y), 0.6)
      states.append(finger.control.state)
    }
    expect(states, equals: [.selected, .confirmed, .confirmed, .selected, .selected])
  }

  @Test func `time completes a weak press`() {
    let finger = Finger()
    finger.down(0.2)
    finger.wait(2)
    expect(finger.takeEvents(), equals: ["updating"])
    finger.wait(1.25)
    expect(finger.takeEvents(), equals: ["selected", "tick haptic", "announce confirm"])
  }
}
