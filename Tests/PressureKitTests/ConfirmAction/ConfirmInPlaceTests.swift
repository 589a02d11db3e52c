import PressureKit
import Testing

/// A button that fills in place: it confirms where it is pressed, and only after it was shown full.
@Suite struct ConfirmInPlaceTests {
  private static let full = ["updating", "selected", "tick haptic", "announce confirm"]
  private static let confirmed = ["confirmed", "strong haptic", "announce ok"]
  private static let fired = ["confirm", "success haptic", "idle"]
  private static let armed = ["selected", "tick haptic", "announce confirm"]

  private func finger(_ change: (inout ConfirmOptions) -> Void = { _ in }) -> Finger {
    var control = ConfirmAction(viewport: Rect(x: -200, y: -400, width: 400, height: 800))
    for label in ConfirmAction.Label.allCases {
      control.options.setSize(Size(width: 60, height: 18), of: label)
    }
    control.options.isInPlace = true
    change(&control.options)
    return Finger(control)
  }

  /// A point this many points above the button.
  private func above(_ distance: Double) -> Point { Point(x: 22, y: -distance) }

  // MARK: The press

  @Test func `a press by force confirms 0.2 s after it is full, when it lifts`() {
    let finger = finger()
    finger.down(0.1)
    finger.push(0.6)
    expect(finger.takeEvents(), equals: Self.full)
    finger.wait(0.1875)
    expect(finger.takeEvents(), equals: [])
    finger.wait(0.03125)
    expect(finger.takeEvents(), equals: Self.confirmed)
    // A finger that lifts presses less and less.
    finger.push(0.05)
    finger.lift()
    expect(finger.takeEvents(), equals: Self.fired)
  }

  @Test func `a press by time confirms 0.2 s after it is full, when it lifts`() {
    let finger = finger()
    finger.down(0)
    finger.wait(1.9375)
    expect(finger.takeEvents(), equals: ["updating"])
    finger.wait(0.25)
    expect(finger.takeEvents(), equals: Array(Self.full.dropFirst()) + Self.confirmed)
    finger.lift()
    expect(finger.takeEvents(), equals: Self.fired)
  }

  @Test func `a lift that comes before the full button was shown for 0.2 s fires nothing`() {
    let finger = finger()
    finger.down(0.1)
    finger.push(0.6)
    finger.wait(0.1875)
    finger.lift()
    expect(finger.takeEvents(), equals: Self.full + ["idle"])
    // The host stalls: the lift is the first news after 0.3 s.
    finger.wait(1)
    finger.down(0.1)
    finger.push(0.6)
    finger.time += 0.3
    finger.lift()
    expect(finger.takeEvents(), equals: Self.full + Self.confirmed + ["idle"])
  }

  @Test func `after a second more the label says to let go, and the lift fires`() {
    for (size, events) in [(Size(width: 50, height: 18), ["announce letGo"]), (.zero, [])] {
      let finger = finger { $0.letGoLabelSize = size }
      finger.down(0.1)
      finger.push(0.6)
      finger.wait(1.125)
      expect(finger.takeEvents(), equals: Self.full + Self.confirmed)
      expect(finger.control.label, equals: .ok)
      finger.wait(0.25)
      expect(finger.takeEvents(), equals: events)
      expect(finger.control.label, equals: (events.isEmpty ? .ok : .letGo))
      #expect(!finger.control.needsFrame)
      finger.lift()
      expect(finger.takeEvents(), equals: Self.fired)
    }
  }

  @Test func `a contact counts as on the button up to 24 points beyond it`() {
    for (distance, end) in [(24.0, Self.fired), (24.5, ["updating", "idle"])] {
      let finger = finger()
      finger.down(0.1)
      finger.push(0.6)
      finger.wait(0.25)
      finger.move(to: above(distance), 0.6)
      finger.lift()
      expect(finger.takeEvents(), equals: Self.full + Self.confirmed + end, "\(distance)")
    }
  }

  @Test func `a contact that slides out empties the button, and fills it again when it is back`() {
    let finger = finger()
    finger.down(0)
    finger.wait(2.5)
    finger.move(to: above(60), 0)
    expect(finger.takeEvents(), equals: Self.full + Self.confirmed + ["updating"])
    expect(finger.control.intention, equals: 0)
    // Time outside does not count.
    finger.wait(5)
    finger.move(to: Point(x: 22, y: 22), 0)
    expect(finger.takeEvents(), equals: [])
    finger.wait(1.875)
    expect(finger.takeEvents(), equals: [])
    finger.wait(0.375)
    expect(finger.takeEvents(), equals: Array(Self.full.dropFirst()) + Self.confirmed)
    finger.lift()
    expect(finger.takeEvents(), equals: Self.fired)
  }

  @Test func `without the latch a full button stays confirmed, but only once it is`() {
    let finger = finger { $0.isLatched = false }
    finger.down(0.1)
    finger.push(0.6)
    finger.wait(0.125)
    finger.push(0.2)
    expect(finger.takeEvents(), equals: Self.full + ["updating"])
    finger.push(0.6)
    finger.wait(0.1875)
    expect(finger.takeEvents(), equals: Array(Self.full.dropFirst()))
    finger.wait(0.0625)
    finger.push(0.2)
    finger.lift()
    expect(finger.takeEvents(), equals: Self.confirmed + Self.fired)
  }

  // MARK: Misfires

  @Test(arguments: ConfirmCancelTests.faults)
  func `a fault during a confirmed press fires nothing`(fault: ConfirmCancelTests.Fault) {
    let finger = finger()
    finger.down(0.1)
    finger.push(0.6)
    finger.wait(0.25)
    _ = finger.takeEvents()
    fault.strike(finger)
    finger.push(0.6)
    finger.lift()
    finger.wait(1)
    expect(finger.takeEvents(), equals: ["idle"])
    #expect(!finger.control.needsFrame)
    expect(SceneFrame(of: finger.control).layers, equals: [])
  }

  @Test func `a second confirmation needs 0.6 s and a press of its own`() {
    let finger = finger()
    for pause in [0.0, 0.5] {
      finger.down(0.1)
      finger.push(0.6)
      finger.wait(0.25)
      finger.lift()
      finger.lift()
      expect(finger.takeEvents().filter { $0 == "confirm" }.count, equals: (pause == 0 ? 1 : 0))
      finger.wait(0.25)
    }
  }

  // MARK: Keys, taps and activations

  @Test func `a key that is held fills the button, and its release fires`() {
    let finger = finger()
    finger.key(.down)
    expect(finger.takeEvents(), equals: ["updating"])
    for _ in 0..<31 {
      finger.wait(0.0625)
      finger.key(.repeated)
    }
    expect(finger.control.source, equals: .time)
    expect(finger.takeEvents(), equals: [])
    finger.wait(0.3125)
    expect(finger.takeEvents(), equals: Array(Self.full.dropFirst()) + Self.confirmed)
    finger.key(.up)
    expect(finger.takeEvents(), equals: Self.fired)
    // The release of another key, or of the same one again, is nothing.
    finger.key(.up)
    finger.wait(1)
    expect(finger.takeEvents(), equals: [])
  }

  @Test(arguments: [
    (0.125, Self.armed, ConfirmAction.Label.none), (0.5, Self.armed, .none),
    (0.5625, ["idle"], .holdHint), (2.0625, Self.full.suffix(3) + ["idle"], .holdHint),
  ])
  func `a key that is released too early arms after a tap, and otherwise shows a hint`(
    seconds: Double, events: [String], hint: ConfirmAction.Label
  ) {
    let finger = finger()
    finger.key(.down)
    finger.wait(seconds)
    finger.key(.up)
    expect(finger.takeEvents(), equals: ["updating"] + events)
    expect(shownHint(finger), equals: hint)
  }

  @Test(arguments: [
    Interruption.escape, .focusLost, .hostInactive, .menu, .removed, .unreachable, .changed, .moved,
    .keysLost,
  ])
  func `an interruption takes the press of a key away`(reason: Interruption) {
    let finger = finger()
    finger.key(.down)
    finger.wait(2.5)
    finger.interrupt(reason)
    finger.key(.up)
    finger.wait(1)
    expect(finger.takeEvents(), equals: Self.full + Self.confirmed + ["idle"])
  }

  @Test func `a scroll ends the press of a key only if the button is no longer visible`() {
    for (y, end) in [(100.0, Self.fired), (1000, ["idle"])] {
      let finger = finger()
      finger.key(.down)
      finger.wait(2.5)
      finger.control.bounds.origin.y = y
      finger.interrupt(.displaced)
      finger.key(.up)
      expect(finger.takeEvents(), equals: Self.full + Self.confirmed + end, "\(y)")
    }
  }

  @Test func `a key whose release was lost fills the button again`() {
    let finger = finger()
    finger.key(.down, .space)
    finger.wait(2.5)
    // The release is not reported. A short press follows.
    finger.wait(2)
    _ = finger.takeEvents()
    finger.key(.down, .space)
    finger.wait(0.0625)
    finger.key(.up, .space)
    expect(finger.takeEvents(), equals: ["idle", "updating"] + Self.armed)
  }

  @Test func `a second key empties the button, and neither release fires`() {
    for other in [KeySample.Key.enter, .other] {
      let finger = finger()
      finger.key(.down, .space)
      finger.wait(2.5)
      finger.key(.down, other)
      finger.key(.up, other)
      finger.key(.up, .space)
      expect(finger.takeEvents(), equals: Self.full + Self.confirmed + ["idle"], "\(other)")
    }
  }

  @Test func `a key that is held elsewhere and repeats here fills nothing`() {
    let finger = finger()
    for _ in 0..<30 {
      finger.key(.repeated, .space)
      finger.wait(0.0625)
    }
    finger.key(.up, .space)
    expect(finger.takeEvents(), equals: [])
  }

  @Test func `a frame that overtakes a waiting lift does not let it confirm`() {
    for (late, end) in [(0.0625, ["idle"]), (0.0, Self.fired), (10, ["idle"])] {
      let finger = finger()
      finger.down(0.1)
      finger.push(0.6)
      finger.wait(0.21875)
      expect(finger.takeEvents(), equals: Self.full + Self.confirmed)
      finger.time -= late
      finger.lift()
      expect(finger.takeEvents(), equals: end, "\(late)")
    }
  }

  @Test func `a contact anywhere takes the press of a key away, and begins none`() {
    for place in [Point(x: 22, y: 22), Point(x: 300, y: 300)] {
      let finger = finger()
      finger.key(.down)
      finger.wait(2.5)
      _ = finger.takeEvents()
      finger.place = place
      finger.down(0.6)
      expect(finger.takeEvents(), equals: ["idle"])
      finger.wait(3)
      finger.lift()
      finger.key(.up)
      expect(finger.takeEvents(), equals: [])
    }
  }

  @Test func `a disabled button takes no key`() {
    let finger = finger()
    finger.key(.down)
    finger.wait(2.5)
    _ = finger.takeEvents()
    finger.setEnabled(false)
    finger.key(.up)
    expect(finger.takeEvents(), equals: ["idle"])
    finger.key(.down)
    finger.wait(3)
    finger.key(.up)
    expect(finger.takeEvents(), equals: [])
  }

  @Test func `a tap arms, and a tap on the ring confirms`() {
    let finger = finger()
    finger.down(0)
    finger.wait(0.125)
    finger.lift()
    expect(finger.takeEvents(), equals: ["updating"] + Self.armed)
    finger.wait(0.625)
    finger.place = finger.ringCenter
    finger.down(0)
    finger.lift()
    expect(finger.takeEvents(), equals: Self.confirmed + Self.fired)
  }

  @Test func `two short presses of a key, or two activations, confirm`() {
    let short = finger()
    for _ in 0..<2 {
      short.key(.down)
      short.wait(0.0625)
      short.key(.up)
      short.wait(0.375)
    }
    expect(short.takeEvents(), equals: ["updating"] + Self.armed + Self.confirmed + Self.fired)
    // Keys work without taps: a switch or a keyboard may be all that a person has.
    let keys = finger { $0.takesTaps = false }
    keys.key(.down)
    keys.key(.up)
    expect(keys.takeEvents(), equals: ["updating"] + Self.armed)
    let spoken = finger()
    spoken.activate()
    spoken.wait(0.375)
    spoken.activate()
    expect(spoken.takeEvents(), equals: Self.armed + Self.confirmed + Self.fired)
  }

  // MARK: Hints

  @Test func `the hint says what would have helped`() {
    var hints: [ConfirmAction.Label] = []
    for (force, seconds, place) in [
      (0.2, 1.0, above(-22)), (0, 1, above(-22)), (0.9, 0.0625, above(-22)), (0.2, 1, above(20)),
      (0.2, 1, above(60)),
    ] {
      let finger = finger()
      finger.down(force)
      finger.wait(seconds)
      finger.move(to: place, force)
      finger.lift()
      hints.append(shownHint(finger))
    }
    expect(hints, equals: [.pressHint, .holdHint, .pressHint, .pressHint, .none])
  }

  private func shownHint(_ finger: Finger) -> ConfirmAction.Label {
    finger.wait(0.25)
    if finger.control.isEngaged { return .none }
    for layer in SceneFrame(of: finger.control).layers {
      if case .text(let slot, _, _) = layer.shape {
        return ConfirmAction.Label(rawValue: slot) ?? .none
      }
    }
    return .none
  }

  // MARK: The look

  /// The rectangles, arcs and marks of the layers that fill or surround the button, and the veil's opacity.
  private func look(_ finger: Finger) -> [String] {
    func short(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
    return SceneFrame(of: finger.control).layers.compactMap { layer in
      guard let id = ConfirmAction.LayerID(rawValue: layer.id) else { return nil }
      switch (id, layer.shape) {
      case (.veil, _): return "veil \(short(layer.opacity))"
      case (.pill, _), (.surface, _): return nil
      case (_, .roundedRect(let rect, let radius)):
        let (place, size) = (rect.origin, rect.size)
        return "\(id) \(short(place.x)),\(short(place.y)) "
          + "\(short(size.width))×\(short(size.height)) r\(short(radius))"
      case (_, .arc(let center, let radius, let sweep, _)):
        return "\(id) \(center.x),\(center.y) r\(short(radius)) \(sweep)"
      case (_, .angle(_, let corner, _, let part)):
        return "\(id) \(short(corner.x)),\(short(corner.y)) \(part)"
      case (_, .text(let slot, _, _)): return "\(id) \(slot)"
      }
    }
  }

  /// A half full button, with less motion.
  private func half(_ change: (inout ConfirmOptions) -> Void = { _ in }) -> Finger {
    let finger = finger {
      $0.cornerRadius = 8
      change(&$0)
    }
    finger.control.reducesMotion = true
    finger.control.bounds = Rect(x: 0, y: 0, width: 80, height: 40)
    finger.place = Point(x: 40, y: 20)
    finger.down(0.1)
    finger.push(0.225)
    finger.wait(0.125)
    return finger
  }

  @Test func `a sweep fills the button from its leading edge, and a rise from its bottom`() {
    let face = ["veil 0.65", "face 0.0,0.0 80.0×40.0 r8.0"]
    let ticks = ["tick 38.8,0.0 2.4×10.0 r1.2", "secondTick 38.8,30.0 2.4×10.0 r1.2"]
    expect(look(half()), equals: face + ["fill 0.0,0.0 40.0×40.0 r0.0"] + ticks)
    expect(
      look(half { $0.isRightToLeft = true }),
      equals: face + ["fill 40.0,0.0 40.0×40.0 r0.0"] + ticks)
    expect(
      look(half { $0.look = .rise }),
      equals: face + [
        "fill 0.0,20.0 80.0×20.0 r0.0", "tick 0.0,18.8 10.0×2.4 r1.2",
        "secondTick 70.0,18.8 10.0×2.4 r1.2",
      ])
    for look in [FillLook.sweep, .rise] {
      let finger = half { $0.look = look }
      // Outside, the part empties.
      finger.move(to: above(100), 0.1)
      finger.wait(2)
      expect(self.look(finger), equals: ["veil 0.3", face[1]], "\(look)")
    }
    let clipped = SceneFrame(of: half().control).layers.filter { $0.clip != 0 }
    #expect(
      clipped.map(\.id) == [ConfirmAction.LayerID.fill, .tick, .secondTick].map(\.rawValue)
        && clipped.allSatisfy { $0.clip == ConfirmAction.LayerID.face.rawValue })
  }

  @Test func `a ring fills around the button`() {
    let finger = half { $0.look = .ring }
    finger.control.bounds = Rect(x: 20, y: 0, width: 40, height: 40)
    expect(
      look(finger),
      equals: [
        "veil 0.65", "halo 16.0,-4.0 48.0×48.0 r24.0", "track 40.0,20.0 r24.0 1.0",
        "ring 40.0,20.0 r24.0 0.5",
      ])
  }

  @Test func `a full button has a line around it, and a confirmed one a check mark`() {
    let finger = half()
    finger.push(0.6)
    finger.wait(0.125)
    let full = [
      "veil 1.0", "face 0.0,0.0 80.0×40.0 r8.0", "fill 0.0,0.0 80.0×40.0 r0.0",
      "halo -2.3,-2.3 84.6×44.6 r10.3", "outline -1.6,-1.6 83.2×43.2 r9.6",
    ]
    expect(look(finger), equals: full + ["label 1"])
    finger.wait(0.25)
    expect(look(finger), equals: full + ["label 2", "release 3"])
    // Outside, the page comes back.
    finger.move(to: above(100), 0.6)
    finger.wait(0.25)
    expect(look(finger), equals: ["veil 0.3", "face 0.0,0.0 80.0×40.0 r8.0"])
    finger.move(to: Point(x: 40, y: 20), 0.6)
    finger.wait(0.5)
    finger.lift()
    expect(
      look(finger), equals: ["veil 0.0", "disc 0.0,0.0 80.0×40.0 r8.0", "check 37.62,27.14 1.0"])
  }

  @Test func `the label is beside the button, and in view`() {
    for (y, center) in [(0.0, -22.6), (-380, -317.4)] {
      let finger = half()
      finger.control.bounds.origin.y = y
      finger.cancel()
      finger.place = finger.control.bounds.center
      finger.down(0.1)
      finger.push(0.6)
      let pill = SceneFrame(of: finger.control).layers.first {
        $0.id == ConfirmAction.LayerID.pill.rawValue
      }
      guard case .roundedRect(let rect, _)? = pill?.shape else {
        Issue.record("no label")
        continue
      }
      #expect(rect.center.x == 40 && abs(rect.center.y - center) < 1e-9, "\(y)")
    }
  }

  @Test func `with reduced motion the states are the same, and nothing unwinds`() {
    let finger = half { _ in }
    finger.control.reducesMotion = true
    finger.push(0.6)
    expect(look(finger).first, equals: "veil 1.0")
    finger.wait(0.25)
    finger.lift()
    expect(finger.takeEvents(), equals: Self.full + Self.confirmed + Self.fired)
    finger.wait(1)
    finger.down(0.1)
    finger.lift()
    finger.interrupt(.escape)
    expect(look(finger), equals: [])
  }
}
