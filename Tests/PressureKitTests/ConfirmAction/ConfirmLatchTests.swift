import PressureKit
import Testing

@Suite struct ConfirmLatchTests {
  private func literal() -> Finger {
    var options = ConfirmOptions()
    options.isLatched = false
    options.hasHaptics = false
    return Finger(ConfirmAction(options: options))
  }

  @Test func `with a latch the force may fall while the finger travels`() {
    let finger = Finger()
    finger.down(0.1)
    finger.push(0.6)
    finger.push(0.01)
    finger.wait(3)
    expect(finger.control.state, equals: .selected)
    finger.move(to: finger.ringCenter, 0.01)
    expect(finger.control.state, equals: .confirmed)
  }

  @Test func `without a latch, a press below full and off the ring is updating again`() {
    let finger = literal()
    finger.down(0.1)
    finger.push(0.45)
    finger.push(0.41)  // 0.911: above the release threshold
    expect(finger.takeEvents(), equals: ["updating", "selected", "announce confirm"])
    finger.push(0.40)  // 0.889
    expect(finger.takeEvents(), equals: ["updating"])
    finger.push(0.43)  // 0.956: not full yet
    expect(finger.takeEvents(), equals: [])
    finger.push(0.44)  // 0.978
    expect(finger.takeEvents(), equals: ["selected", "announce confirm"])
  }

  @Test func `without a latch, a press below full on the ring keeps its state`() {
    let finger = literal()
    finger.down(0.1)
    let ring = finger.ringCenter
    finger.move(to: ring, 0.1)
    expect(finger.control.state, equals: .updating)
    finger.push(0.6)
    expect(
      finger.takeEvents(),
      equals: [
        "updating", "selected", "announce confirm", "confirmed", "announce ok",
      ])
    finger.push(0.1)
    expect(finger.control.state, equals: .confirmed)
    finger.move(to: Point(x: 0, y: 300), 0.1)
    finger.move(to: ring, 0.1)
    expect(finger.takeEvents(), equals: ["updating"])
    finger.push(0.6)
    finger.push(0)
    finger.lift()
    expect(
      finger.takeEvents(),
      equals: [
        "selected", "announce confirm", "confirmed", "announce ok", "confirm", "idle",
      ])
  }
}
