import PressureKit
import Testing

@Suite struct ConfirmKeyTests {
  private let armed = ["selected", "tick haptic", "announce confirm"]
  private let fired = [
    "confirmed", "strong haptic", "announce ok", "confirm", "success haptic", "idle",
  ]

  private func armedFinger() -> Finger {
    let finger = Finger()
    finger.key(.down)
    finger.key(.up)
    return finger
  }

  @Test func `pitfall 18: the first activation arms, the second confirms, its release fires`() {
    let finger = armedFinger()
    expect(finger.takeEvents(), equals: armed)
    expect(finger.control.label, equals: .confirm)
    finger.wait(0.3125)
    finger.key(.down)
    expect(finger.takeEvents(), equals: ["confirmed", "strong haptic", "announce ok"])
    expect(finger.control.label, equals: .ok)
    finger.wait(1)
    finger.key(.up)
    expect(finger.takeEvents(), equals: ["confirm", "success haptic", "idle"])
  }

  @Test func `pitfall 16: a held key only arms`() {
    let finger = Finger()
    finger.key(.down)
    for _ in 0..<30 {
      finger.wait(0.0625)
      finger.key(.repeated)
    }
    // Some systems do not mark repeats.
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: armed)
  }

  @Test func `a second activation within 0.3 s does not count, and starts the wait again`() {
    let finger = armedFinger()
    finger.wait(0.25)
    finger.key(.down)
    finger.key(.up)
    finger.wait(0.25)
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: armed)
    finger.wait(0.3125)
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: fired)
  }

  @Test func `an armed ring that was not shown until now is as new as one that appears now`() {
    let finger = armedFinger()
    finger.wait(1)
    finger.control.wasUnseen(at: finger.time)
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: armed)
    finger.wait(0.3125)
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: fired)
  }

  @Test func `a contact on an armed ring that was not shown does not confirm, wherever it moves`() {
    let finger = armedFinger()
    finger.wait(1)
    finger.down(at: finger.control.ringArea?.center ?? .zero)
    expect(finger.takeEvents(), equals: armed + ["confirmed", "strong haptic", "announce ok"])
    finger.call { $0.wasUnseen(at: $1) }
    finger.move(by: 1, 0, over: 0.1)
    finger.lift()
    expect(finger.takeEvents(), equals: ["selected"])
  }

  @Test func `pitfall 19: two activations by assistive technology arm and confirm`() {
    let finger = Finger()
    finger.activate()
    finger.activate()
    expect(finger.takeEvents(), equals: armed)
    finger.wait(0.375)
    finger.activate()
    expect(finger.takeEvents(), equals: fired)
  }

  @Test func `a click that comes with a held key is not a second activation`() {
    let finger = Finger()
    finger.key(.down)
    finger.wait(1)
    finger.activate()
    expect(finger.takeEvents(), equals: armed)
  }

  @Test(arguments: [
    Interruption.escape, .focusLost, .hostInactive, .menu, .removed, .unreachable, .changed, .moved,
  ])
  func `an interruption disarms`(reason: Interruption) {
    let finger = armedFinger()
    finger.wait(0.5)
    finger.interrupt(reason)
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: armed + ["idle"] + armed)
  }

  @Test(arguments: [Interruption.escape, .focusLost])
  func `an interruption while the confirming key is down fires nothing`(reason: Interruption) {
    let finger = armedFinger()
    finger.wait(0.5)
    finger.key(.down)
    finger.interrupt(reason)
    finger.key(.up)
    expect(
      finger.takeEvents(), equals: armed + ["confirmed", "strong haptic", "announce ok", "idle"])
  }

  @Test func `a scroll leaves it armed and moves the ring with the control`() {
    let finger = armedFinger()
    let before = finger.ringCenter
    finger.control.bounds = Rect(x: 0, y: -100, width: 44, height: 44)
    finger.interrupt(.displaced)
    finger.interrupt(.captureLost)
    expect(finger.takeEvents(), equals: armed)
    expect(finger.ringCenter.x, equals: before.x)
    #expect(abs(finger.ringCenter.y - (before.y - 100)) < 1e-9)
  }

  @Test func `an arming ends at its timeout`() {
    let finger = Finger()
    #expect(finger.set(.armTimeout, to: 10))
    finger.key(.down)
    finger.key(.up)
    finger.wait(9.984375)
    expect(finger.takeEvents(), equals: armed)
    finger.wait(0.015625)
    expect(finger.takeEvents(), equals: ["idle"])
    finger.wait(0.5)
    #expect(!finger.control.needsFrame)
  }

  @Test func `without a timeout an arming lasts and needs no frames`() {
    let finger = armedFinger()
    finger.wait(1)
    #expect(!finger.control.needsFrame)
    finger.wait(100)
    expect(finger.takeEvents(), equals: armed)
  }

  @Test func `keys do nothing while a contact is down, and a contact disarms`() {
    var finger = Finger()
    finger.down(0.1)
    finger.key(.down)
    finger.wait(0.5)
    finger.key(.up)
    finger.activate()
    expect(finger.takeEvents(), equals: ["updating"])

    finger = armedFinger()
    finger.wait(0.5)
    finger.down(0.1)
    finger.lift()
    expect(finger.takeEvents(), equals: armed + ["idle"])
    finger.down(0.1)
    expect(finger.takeEvents(), equals: ["updating"])
  }

  @Test func `its access is a button whose text names its state`() {
    let finger = Finger()
    expect(finger.control.access, equals: Access(role: .button, textSlot: 0, isEnabled: true))
    finger.activate()
    expect(finger.control.access, equals: Access(role: .button, textSlot: 1, isEnabled: true))
  }

  // MARK: Keys that nobody means

  @Test func `a held key that arrives as pairs of release and press never confirms`() {
    let finger = Finger()
    for _ in 0..<60 {
      finger.key(.down)
      finger.wait(0.015625)
      finger.key(.up)
      finger.wait(0.015625)
    }
    expect(finger.takeEvents(), equals: armed)
  }

  @Test func `five clicks a second arm and never confirm`() {
    let finger = Finger()
    for _ in 0..<20 {
      finger.activate()
      finger.wait(0.203125)
    }
    expect(finger.takeEvents(), equals: armed)
  }

  @Test func `a scanner that ends with Enter does not arm, and never confirms`() {
    let finger = Finger()
    for pause in [2.0, 0.3125] {
      for _ in 0..<2 {
        for _ in 0..<13 {
          finger.key(.down, .other)
          finger.wait(0.015625)
        }
        finger.key(.down)
        finger.key(.up)
        finger.wait(pause)
      }
    }
    expect(finger.takeEvents(), equals: [])
  }

  @Test func `the release of another key, which went down elsewhere, types nothing`() {
    let finger = Finger()
    // Tab has moved the focus here.
    finger.key(.up, .other)
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: armed)
    finger.key(.up, .other)
    finger.wait(1)
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: fired)
  }

  @Test func `a typed sentence arms at most, and the next letter disarms`() {
    let finger = Finger()
    for _ in 0..<2 {
      finger.key(.down, .other)
      finger.wait(0.5)
      finger.key(.down, .space)
      finger.wait(0.0625)
      finger.key(.up, .space)
      finger.wait(0.25)
    }
    finger.key(.down, .other)
    expect(finger.takeEvents(), equals: armed + ["idle"] + armed + ["idle"])
  }

  @Test func `a letter while the confirming key is down takes it away`() {
    let finger = armedFinger()
    finger.wait(1)
    finger.key(.down, .space)
    finger.key(.down, .other)
    finger.key(.up, .space)
    expect(
      finger.takeEvents(), equals: armed + ["confirmed", "strong haptic", "announce ok", "idle"])
  }

  @Test func `a key with a modifier neither arms nor disarms`() {
    let finger = armedFinger()
    finger.wait(1)
    for key in KeySample.Key.allCases {
      for phase in [KeySample.Phase.down, .repeated, .up] {
        finger.feed(
          .key(KeySample(time: finger.time, phase: phase, key: key, isPlain: false)))
      }
    }
    expect(finger.takeEvents(), equals: armed)
    finger.wait(0.3125)
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: fired)
  }

  @Test func `a cancelled key takes back what it began`() {
    let finger = Finger()
    finger.key(.down)
    finger.key(.cancelled)
    expect(finger.takeEvents(), equals: armed + ["idle"])
    // Too early, so it begins nothing.
    finger.key(.down)
    finger.key(.cancelled)
    finger.wait(1)
    finger.activate()
    finger.wait(1)
    finger.key(.down)
    finger.key(.cancelled)
    finger.key(.cancelled, .space)
    expect(
      finger.takeEvents(),
      equals: armed + ["confirmed", "strong haptic", "announce ok", "selected"])
    finger.wait(1)
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: fired)
  }

  @Test func `a key that is cancelled while a contact is down has no effect`() {
    let finger = Finger()
    finger.down(0.1)
    finger.push(0.6)
    let pressed = finger.takeEvents()
    finger.key(.down)
    finger.key(.cancelled)
    expect(pressed, equals: Array(wholePress.prefix(4)))
    expect(finger.takeEvents(), equals: [])
  }

  @Test func `a second activation key takes the first one away`() {
    let finger = armedFinger()
    finger.wait(1)
    finger.key(.down, .space)
    finger.key(.down, .enter)
    finger.key(.up, .enter)
    finger.key(.up, .space)
    finger.wait(1)
    finger.key(.down, .space)
    finger.key(.down, .space)
    finger.key(.up, .space)
    expect(
      finger.takeEvents(),
      equals: armed + ["confirmed", "strong haptic", "announce ok", "selected"]
        + ["confirmed", "strong haptic", "announce ok", "selected"])
  }

  @Test func `keys whose releases get lost leave it armed`() {
    let finger = armedFinger()
    finger.wait(1)
    finger.key(.down)
    finger.interrupt(.keysLost)
    finger.key(.up)
    expect(
      finger.takeEvents(),
      equals: armed + ["confirmed", "strong haptic", "announce ok", "selected"])
  }
}
