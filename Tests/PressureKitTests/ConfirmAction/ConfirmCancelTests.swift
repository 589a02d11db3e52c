import PressureKit
import Testing

/// After a fault the control fires nothing and is idle, and the next press works.
@Suite struct ConfirmCancelTests {
  /// The state of a press when the fault strikes.
  enum Depth: CaseIterable { case updating, selected, confirmed }

  /// A fault, named after its cause in the field.
  struct Fault: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var strike: @Sendable (Finger) -> Void

    init(_ name: String, _ strike: @escaping @Sendable (Finger) -> Void) {
      testDescription = name
      self.strike = strike
    }
  }

  static let faults: [Fault] = [
    Fault("the system's cancel") { $0.feed(.cancelled) },
    Fault("lost capture") { $0.interrupt(.captureLost) },
    Fault("a second contact") { $0.feed(.began, id: 2, isPrimary: false) },
    Fault("a lost lift, shown by a move") { $0.feed(.moved, buttons: 0) },
    Fault("another button") { $0.feed(.moved, buttons: 3) },
    Fault("a lift at an unknown place") {
      $0.place = Point(x: .nan, y: .nan)
      $0.lift()
    },
    Fault("Escape") { $0.interrupt(.escape) },
    Fault("the window's focus lost") { $0.interrupt(.hostInactive) },
    Fault("a scroll") { $0.interrupt(.displaced) },
    Fault("a menu") { $0.interrupt(.menu) },
    Fault("removal") { $0.interrupt(.removed) },
    Fault("disabling") {
      $0.setEnabled(false)
      $0.setEnabled(true)
    },
  ]

  @Test(arguments: faults, Depth.allCases)
  func `pitfall 08: a fault fires nothing and ends idle, and the next press works`(
    fault: Fault, depth: Depth
  ) {
    let finger = Finger()
    finger.down(0.1)
    if depth != .updating { finger.push(0.6) }
    if depth == .confirmed { finger.move(to: finger.ringCenter, 0.6) }
    _ = finger.takeEvents()

    fault.strike(finger)
    expect(finger.takeEvents(), equals: ["idle"])
    expect(finger.control.source, equals: .none)
    // The rest of the contact is ignored.
    finger.push(0.6)
    finger.lift()
    finger.wait(1)
    expect(finger.takeEvents(), equals: [])
    #expect(!finger.control.needsFrame)
    expect(SceneFrame(of: finger.control).layers, equals: [])

    expect(finger.confirmByForce(), equals: wholePress)
  }

  @Test func `losing the keyboard focus does not end a press`() {
    let finger = Finger()
    finger.down(0.1)
    finger.interrupt(.focusLost)
    expect(finger.takeEvents(), equals: ["updating"])
  }

  @Test func `a disabled control ignores all input`() {
    let finger = Finger()
    finger.setEnabled(false)
    expect(finger.confirmByForce(), equals: [])
    finger.key(.down)
    finger.key(.up)
    finger.activate()
    expect(finger.takeEvents(), equals: [])
    #expect(!finger.control.access.isEnabled)
    #expect(!finger.control.needsFrame)
  }

  @Test func `a press after a lost lift starts from the beginning`() {
    let finger = Finger()
    finger.down(0.1)
    finger.push(0.6)
    finger.down(0.1)
    expect(
      finger.takeEvents(),
      equals: [
        "updating", "selected", "tick haptic", "announce confirm", "idle", "updating",
      ])
    #expect(finger.control.hasContact)
    #expect(finger.control.intention < 0.3)
    finger.push(0.6)
    finger.move(to: finger.ringCenter, 0.6)
    finger.lift()
    expect(finger.takeEvents(), equals: Array(wholePress.dropFirst()))
  }

  @Test func `an interruption ends a press that followed a lost lift`() {
    let finger = Finger()
    finger.down(0.1)
    finger.down(0.1)
    _ = finger.takeEvents()
    finger.interrupt(.hostInactive)
    expect(finger.takeEvents(), equals: ["idle"])
    #expect(finger.settle())
    expect(SceneFrame(of: finger.control).layers, equals: [])
  }

  @Test func `pitfall 17: a press within 0.6 s of a firing is ignored`() {
    let finger = Finger()
    expect(finger.confirmByForce(), equals: wholePress)
    finger.wait(0.59375)
    expect(finger.confirmByForce(), equals: [])
    finger.wait(0.015625)
    expect(finger.confirmByForce(), equals: wholePress)
  }

  @Test func `an activation within 0.6 s of a firing is ignored`() {
    let finger = Finger()
    _ = finger.confirmByForce()
    finger.wait(0.5)
    finger.activate()
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: [])
  }
}
