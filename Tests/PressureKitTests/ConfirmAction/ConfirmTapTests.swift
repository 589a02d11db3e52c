import Foundation
import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Confirming without dragging or holding: a tap arms, a tap on the ring confirms, a tap elsewhere disarms.
@Suite struct ConfirmTapTests {
  private let armed = ["updating", "selected", "tick haptic", "announce confirm"]
  private let confirming = ["confirmed", "strong haptic", "announce ok"]
  private let fired = ["confirm", "success haptic", "idle"]

  private func finger(_ change: (inout ConfirmOptions) -> Void = { _ in }) -> Finger {
    var control = ConfirmAction(viewport: Rect(x: -200, y: -400, width: 400, height: 800))
    control.options.takesTaps = true
    change(&control.options)
    return Finger(control)
  }

  private func tap(_ finger: Finger, at place: Point, for duration: Double = 0.125) {
    finger.place = place
    finger.down(0.1)
    finger.wait(duration)
    finger.lift()
  }

  /// Returns an armed control, without the events of arming it.
  private func armedFinger(_ change: (inout ConfirmOptions) -> Void = { _ in }) -> Finger {
    let finger = finger(change)
    tap(finger, at: Point(x: 22, y: 22))
    expect(finger.takeEvents(), equals: armed)
    return finger
  }

  @Test func `a tap arms and leaves the ring where the press showed it`() {
    let finger = finger()
    finger.place = Point(x: 30, y: 22)
    finger.down(0.1)
    let pressed = finger.ringCenter
    finger.wait(0.25)
    finger.lift()
    expect(finger.takeEvents(), equals: armed)
    #expect(abs(finger.ringCenter.y - pressed.y) < 1e-9 && finger.ringCenter.x == pressed.x)
    #expect(pressed.x == 30 && abs(pressed.y - (22 - 81.4)) < 1e-9)
    #expect(finger.control.isLeftOpen && !finger.control.hasContact && finger.control.isEngaged)
    finger.wait(1)
    #expect(!finger.control.needsFrame)
    let ring = SceneFrame(of: finger.control).layers.first {
      $0.id == ConfirmAction.LayerID.ring.rawValue
    }
    expect(ring?.stroke, equals: finger.control.options.palette.selected)
    expect(ring.map { if case .arc(_, _, let sweep, _) = $0.shape { sweep } else { 0 } }, equals: 1)
  }

  @Test func `a tap on the ring confirms, once`() {
    let finger = armedFinger()
    finger.wait(0.625)
    finger.place = finger.ringCenter
    finger.down(0.1)
    expect(finger.takeEvents(), equals: confirming)
    #expect(finger.control.intention == 0 && finger.control.source == .none)
    finger.wait(3)
    finger.lift()
    expect(finger.takeEvents(), equals: fired)
    finger.down(0.1)
    finger.lift()
    expect(finger.takeEvents(), equals: [])
  }

  @Test(arguments: [
    (0.59, false), (0.61, true),
  ])
  func `a contact that begins on the ring within 0.6 s is ignored`(delay: Double, counts: Bool) {
    let finger = armedFinger()
    finger.wait(delay)
    finger.place = finger.ringCenter
    finger.down(0.1)
    finger.wait(1)
    finger.lift()
    expect(finger.takeEvents(), equals: (counts ? confirming + fired : []))
    expect(finger.control.isLeftOpen, equals: !counts)
  }

  @Test(arguments: [
    // The press, and true if it is a tap.
    ("0.5 s", true), ("longer", false), ("10 points", true), ("farther", false),
    ("there and back", false),
    ("full", false), ("outside", false), ("cancelled", false),
  ])
  func `only a short press in one place is a tap`(press: String, isTap: Bool) {
    let finger = finger { $0.isLatched = false }
    finger.place = Point(x: 22, y: 38)
    finger.down(0.1)
    switch press {
    case "0.5 s": finger.wait(0.5)
    case "longer": finger.wait(0.515625)
    case "10 points": finger.move(to: Point(x: 12, y: 38), 0.1)
    case "farther": finger.move(to: Point(x: 11, y: 38), 0.1)
    case "there and back":
      finger.move(to: Point(x: 11, y: 38), 0.1)
      finger.move(to: Point(x: 22, y: 38), 0.1)
    case "full":
      finger.push(0.6)
      finger.push(0.1)
    case "outside": finger.move(to: Point(x: 22, y: 46), 0.1)
    default: break
    }
    if press == "cancelled" { finger.cancel() } else { finger.lift() }
    expect(finger.control.isLeftOpen, equals: isTap)
    expect(finger.control.state, equals: (isTap ? .selected : .idle))
  }

  @Test func `a press that lifts at another place is no tap`() {
    let finger = finger()
    finger.down(0.1)
    finger.place = Point(x: 40, y: 22)
    finger.lift()
    expect(finger.takeEvents(), equals: ["updating", "idle"])
  }

  @Test func `if taps do not count, a tap does nothing`() {
    let finger = finger { $0.takesTaps = false }
    tap(finger, at: Point(x: 22, y: 22))
    expect(finger.takeEvents(), equals: ["updating", "idle"])
    finger.activate()
    finger.wait(1)
    tap(finger, at: finger.ringCenter)
    expect(finger.takeEvents(), equals: ["selected", "tick haptic", "announce confirm", "idle"])
  }

  @Test(arguments: [
    Point(x: 22, y: 22), Point(x: 22, y: 30), Point(x: 300, y: 300), Point(x: 22, y: 3),
  ])
  func `a contact elsewhere disarms and does nothing else`(place: Point) {
    let finger = armedFinger()
    finger.wait(2)
    tap(finger, at: place)
    expect(finger.takeEvents(), equals: ["idle"])
    #expect(!finger.control.isEngaged)
    finger.wait(1)
    expect(SceneFrame(of: finger.control).layers, equals: [])
    tap(finger, at: Point(x: 22, y: 22))
    expect(finger.takeEvents(), equals: armed)
  }

  @Test func `another mouse button disarms, also on the ring`() {
    let finger = armedFinger()
    finger.wait(2)
    finger.feed(
      .contact(
        ContactSample(
          time: finger.time, phase: .began, position: finger.ringCenter, source: .mouse, buttons: 2)
      ))
    expect(finger.takeEvents(), equals: ["idle"])
  }

  @Test func `leaving the ring or losing the contact goes back to armed`() {
    let finger = armedFinger()
    finger.wait(1)
    let ring = finger.ringCenter
    finger.place = ring
    finger.down(0.1)
    finger.move(to: Point(x: ring.x, y: ring.y - 60), 0.1)
    expect(finger.takeEvents(), equals: confirming + ["selected"])
    finger.lift()
    expect(finger.takeEvents(), equals: [])
    for end in 0..<4 {
      finger.place = ring
      finger.down(0.1)
      switch end {
      case 0: finger.cancel()
      case 1: finger.interrupt(.captureLost)
      case 2:
        finger.interrupt(.focusLost)
        finger.move(to: Point(x: ring.x, y: ring.y - 60), 0.1)
        finger.lift()
      default: finger.interrupt(.displaced)
      }
      expect(finger.takeEvents(), equals: confirming + ["selected"], "\(end)")
      #expect(finger.control.isLeftOpen && !finger.control.hasContact)
      finger.forget()
    }
    tap(finger, at: ring)
    expect(finger.takeEvents(), equals: confirming + fired)
  }

  @Test(arguments: [Interruption.escape, .hostInactive, .menu, .removed])
  func `an interruption disarms, also with a contact on the ring`(reason: Interruption) {
    for isOnRing in [false, true] {
      let finger = armedFinger()
      finger.wait(1)
      finger.place = finger.ringCenter
      if isOnRing { finger.down(0.1) }
      finger.interrupt(reason)
      if isOnRing { finger.lift() }
      expect(finger.takeEvents(), equals: (isOnRing ? confirming : []) + ["idle"])
    }
  }

  @Test func `the focus may move after a tap, and not after a key`() {
    let finger = armedFinger()
    finger.interrupt(.focusLost)
    expect(finger.takeEvents(), equals: [])
    finger.wait(1)
    tap(finger, at: finger.ringCenter)
    expect(finger.takeEvents(), equals: confirming + fired)
    finger.wait(1)
    finger.activate()
    finger.forget()
    finger.interrupt(.focusLost)
    expect(finger.takeEvents(), equals: ["idle"])
  }

  @Test func `a second contact disarms`() {
    let finger = armedFinger()
    finger.wait(1)
    finger.place = finger.ringCenter
    finger.down(0.1)
    finger.secondDown(0.1)
    finger.lift()
    expect(finger.takeEvents(), equals: confirming + ["idle"])
  }

  @Test func `a scroll moves the ring, and a tap at its old place disarms`() {
    let finger = armedFinger()
    finger.control.bounds.origin.y -= 100
    finger.interrupt(.displaced)
    finger.wait(1)
    expect(finger.ringCenter.x, equals: 22)
    #expect(abs(finger.ringCenter.y - (22 - 81.4 - 100)) < 1e-9)
    tap(finger, at: Point(x: 22, y: 22 - 81.4))
    expect(finger.takeEvents(), equals: ["idle"])
  }

  @Test func `a scroll that moves the control out of view disarms`() {
    for (offset, isOut) in [(-100.0, false), (-122, false), (-123, true), (400, true)] {
      let finger = armedFinger()
      finger.control.viewport = Rect(x: 0, y: -100, width: 390, height: 500)
      finger.control.bounds.origin.y = offset
      finger.interrupt(.displaced)
      expect(finger.takeEvents(), equals: (isOut ? ["idle"] : []))
    }
  }

  @Test
  func `a key confirms after an arming tap, and a tap on the ring after an arming activation`() {
    var finger = armedFinger()
    finger.wait(0.5)
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: confirming + fired)

    finger = self.finger()
    finger.activate()
    finger.forget()
    finger.wait(1)
    tap(finger, at: finger.ringCenter)
    expect(finger.takeEvents(), equals: confirming + fired)
  }

  @Test func `a contact while the confirming key is down disarms`() {
    let finger = armedFinger()
    finger.wait(1)
    finger.key(.down)
    finger.place = finger.ringCenter
    finger.down(0.1)
    finger.key(.up)
    finger.lift()
    expect(finger.takeEvents(), equals: confirming + ["idle"])
  }

  @Test func `if the ring has no room away from the finger, taps in one place never confirm`() {
    let finger = finger()
    finger.control.viewport = Rect(x: 0, y: 0, width: 44, height: 44)
    for _ in 0..<4 {
      tap(finger, at: Point(x: 22, y: 22))
      finger.wait(1)
    }
    expect(finger.takeEvents(), equals: armed + ["idle"] + armed + ["idle"])
  }

  @Test func `a small ring takes contacts within 44 by 44 points`() {
    let finger = armedFinger { $0.ringDiameter = 10 }
    finger.wait(1)
    let ring = finger.ringCenter
    tap(finger, at: Point(x: ring.x - 21, y: ring.y - 21))
    expect(finger.takeEvents(), equals: confirming + fired)
  }

  /// Random contacts, compared with what the screen showed when they began.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `only a contact on the drawn ring fires, after a tap that armed`(seed: UInt64) {
    var random = Random(state: seed)
    var fires = 0
    for _ in 0..<60 {
      let side = Double.random(in: 60...600, using: &random)
      let finger = finger {
        $0.ringDiameter = Double.random(in: 0...90, using: &random)
        $0.ringOffset = Double.random(in: 0...120, using: &random)
      }
      finger.control.viewport = Rect(x: -side / 2, y: -side / 2, width: side, height: side)
      var armed: (since: Double, touch: Point)?
      for _ in 0..<40 {
        // Near the ring or the button, or anywhere.
        let places = [finger.ringCenter, Point(x: 22, y: 22)].filter(\.isFinite)
        let about = places.randomElement(using: &random)!
        let reach = random.once(in: 2) ? 12 : side / 2
        let place = Point(
          x: about.x + Double.random(in: -reach...reach, using: &random),
          y: about.y + Double.random(in: -reach...reach, using: &random))
        finger.frame()
        let frame = finger.ringFrame
        let began = finger.time
        let duration = Double.random(in: 0.01...0.7, using: &random)
        tap(finger, at: place, for: duration)

        let isOnRing = frame.contains(place)
        let isArmedHere =
          armed.map { hypot(place.x - $0.touch.x, place.y - $0.touch.y) <= 10 } ?? false
        var shouldFire = false
        let isBounce = isArmedHere && began - (armed?.since ?? 0) < 0.1
        let isPress = finger.control.bounds.contains(place)
        if let since = armed?.since, !(isBounce && isPress) {
          shouldFire = isOnRing && !isArmedHere && began - since >= 0.6
          let isIgnored = isOnRing && !isArmedHere && !shouldFire
          if !isIgnored { armed = nil }
        } else {
          let isTap = isPress && finger.time - began <= 0.5
          armed = isTap && finger.control.isLeftOpen ? (finger.time, place) : nil
        }
        let fired = finger.takeEvents().filter { $0 == "confirm" }.count
        expect(fired, equals: (shouldFire ? 1 : 0))
        expect(finger.control.isLeftOpen, equals: (armed != nil))
        fires += fired
        finger.wait(Double.random(in: 0.05...1.2, using: &random))
      }
    }
    #expect(fires > 100)
  }
}
