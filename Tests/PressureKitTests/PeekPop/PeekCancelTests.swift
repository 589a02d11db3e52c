import PressureKit
import Testing

/// A fault or an interruption dismisses a press or a preview in any phase, and pops nothing.
@Suite struct PeekCancelTests {
  static let interruptions: [Interruption] = [
    .captureLost, .escape, .focusLost, .hostInactive, .displaced, .menu, .removed,
  ]

  /// A fault of a contact, named after its cause in the field.
  struct Fault: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var strike: @Sendable (PeekFinger) -> Void

    init(_ name: String, _ strike: @escaping @Sendable (PeekFinger) -> Void) {
      testDescription = name
      self.strike = strike
    }
  }

  static let faults: [Fault] = [
    Fault("the system's cancel") { $0.feed(.cancelled) },
    Fault("a second contact") { $0.feed(.began, id: 2, isPrimary: false) },
    Fault("a lost lift, shown by a move") { $0.feed(.moved, buttons: 0) },
    Fault("another button") { $0.feed(.moved, buttons: 3) },
    Fault("a lift at an unknown place") {
      $0.place = Point(x: .nan, y: .nan)
      $0.lift()
    },
    Fault("another device") {
      $0.source = .mouse
      $0.touch()
      $0.source = .touch
    },
  ]

  /// Returns the events of a dismissal in a phase: a preview closes.
  private static func dismissal(in phase: PeekPhase) -> [String] {
    switch phase {
    case .rest, .touched: []
    case .hinting, .popping: ["idle"]
    case .peeking, .peekingByTime, .sliding, .open, .openTouched: ["close", "idle"]
    }
  }

  /// Describes the effect of an interruption in a phase.
  private func outcome(_ reason: Interruption, in phase: PeekPhase) -> String {
    let finger = PeekFinger()
    finger.enter(phase)
    let hadContact = finger.control.hasContact
    finger.interrupt(reason)
    let events = finger.takeEvents()
    if finger.control.hasContact { return "goes on" }
    expectNothingMore(of: finger, isOpen: finger.control.state == .actions)
    return events.isEmpty && !hadContact ? "nothing" : "\(events)"
  }

  /// Checks that the rest of the contact is ignored, nothing is drawn and the next press works.
  private func expectNothingMore(of finger: PeekFinger, isOpen: Bool) {
    if isOpen { return }
    finger.place = finger.control.bounds.center
    finger.push(0.9)
    finger.lift()
    finger.wait(1)
    expect(finger.takeEvents().filter { $0 != "idle" && $0 != "close" }, equals: [])
    expect(finger.control.state, equals: .idle)
    #expect(!finger.control.isEngaged)
    #expect(!finger.control.needsFrame)
    expect(finger.control.progress, equals: 0)
    expect(finger.control.source, equals: .none)
    expect(SceneFrame(of: finger.control).layers, equals: [])
    finger.touch(0.25)
    finger.push(0.8)
    expect(
      finger.takeEvents(),
      equals: ["begin", "peek", "peek", "tick haptic", "tick haptic", "pop", "pop"])
  }

  @Test func `pitfall 24: an interruption closes the preview in every phase`() {
    var rows: [String] = []
    for phase in PeekPhase.allCases {
      for reason in PeekCancelTests.interruptions {
        rows.append("\(phase), \(reason): \(outcome(reason, in: phase))")
      }
    }
    // Keyboard focus may move while a finger is down, and an open preview has no capture to lose.
    let expected = PeekPhase.allCases.flatMap { phase in
      PeekCancelTests.interruptions.map { reason in
        let word =
          switch (phase, reason) {
          case (.rest, _): "nothing"
          case (.touched, .focusLost), (.hinting, .focusLost), (.peeking, .focusLost),
            (.peekingByTime, .focusLost), (.sliding, .focusLost), (.openTouched, .focusLost):
            "goes on"
          case (.open, .captureLost), (.popping, .captureLost): "nothing"
          default: "\(PeekCancelTests.dismissal(in: phase))"
          }
        return "\(phase), \(reason): \(word)"
      }
    }
    expect(rows, equals: expected)
  }

  @Test(arguments: faults, PeekPhase.allCases)
  func `a contact that ends with a fault pops nothing`(fault: Fault, phase: PeekPhase) {
    let finger = PeekFinger()
    finger.enter(phase)
    let hadContact = finger.control.hasContact
    fault.strike(finger)
    let hasContact = finger.control.hasContact
    if hadContact {
      expect(finger.takeEvents(), equals: PeekCancelTests.dismissal(in: phase))
      #expect(!hasContact)
    } else if hasContact {
      // The other device began a press of its own.
      finger.feed(.cancelled)
    }
    expectNothingMore(of: finger, isOpen: phase == .open && !hasContact)
  }

  @Test(arguments: PeekPhase.allCases)
  func `disabling dismisses in every phase`(phase: PeekPhase) {
    let finger = PeekFinger()
    finger.enter(phase)
    finger.setEnabled(false)
    expect(finger.takeEvents(), equals: PeekCancelTests.dismissal(in: phase))
    finger.setEnabled(true)
    expectNothingMore(of: finger, isOpen: false)
  }

  @Test func `a press after a lost lift starts from the beginning`() {
    let finger = PeekFinger()
    finger.enter(.peeking)
    finger.touch(0.02)
    expect(finger.takeEvents(), equals: ["close", "idle"])
    finger.push(0.1)
    expect(finger.takeEvents(), equals: ["begin", "hint"])
  }

  @Test(arguments: [PeekPhase.peeking, .peekingByTime, .sliding])
  func `a deep press after a lost lift is a new peek at its own place`(phase: PeekPhase) {
    let finger = PeekFinger(hasActions: phase == .sliding)
    finger.enter(phase)
    finger.place = Point(x: 195, y: 420)
    finger.touch(0.201)
    finger.wait(0.5)
    expect(finger.takeEvents(), equals: ["close", "idle", "begin", "peek", "peek", "tick haptic"])
    expect(finger.preview?.center.y.rounded(), equals: 288)
    #expect(finger.actions == nil)
  }

  @Test func `pitfall 08: a cancel during a hold never peeks later`() {
    let finger = PeekFinger()
    finger.touch()
    finger.wait(0.453125)
    finger.feed(.cancelled)
    finger.wait(10)
    expect(finger.takeEvents(), equals: ["begin", "hint", "idle"])
  }
}
