import PressureKit
import Testing

/// Everything that takes a press or a preview away: it dismisses from any phase, and nothing pops.
@Suite struct PeekCancelTests {
  static let interruptions: [Interruption] = [
    .captureLost, .escape, .focusLost, .hostInactive, .displaced, .menu, .removed,
  ]

  /// What a contact can do to its own press, by the name of what it is in the field.
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
    Fault("a lift lost, shown by a move") { $0.feed(.moved, buttons: 0) },
    Fault("another button") { $0.feed(.moved, buttons: 3) },
    Fault("a lift nobody knows where") {
      $0.place = Point(x: .nan, y: .nan)
      $0.lift()
    },
    Fault("another device") {
      $0.source = .mouse
      $0.touch()
      $0.source = .touch
    },
  ]

  /// What comes of a dismissal in a phase: a preview that was there closes.
  private static func dismissal(in phase: PeekPhase) -> [String] {
    switch phase {
    case .rest, .touched: []
    case .hinting, .popping: ["idle"]
    case .peeking, .peekingByTime, .sliding, .open, .openTouched: ["close", "idle"]
    }
  }

  /// What an interruption does in a phase, in words.
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

  /// What the contact still does means nothing, nothing is to be seen, and the next press works.
  private func expectNothingMore(of finger: PeekFinger, isOpen: Bool) {
    if isOpen { return }
    finger.place = finger.control.bounds.center
    finger.push(0.9)
    finger.lift()
    finger.wait(1)
    #expect(finger.takeEvents().filter { $0 != "idle" && $0 != "close" } == [])
    #expect(finger.control.state == .idle)
    #expect(!finger.control.isEngaged)
    #expect(!finger.control.needsFrame)
    #expect(finger.control.progress == 0)
    #expect(finger.control.source == .none)
    #expect(SceneFrame(of: finger.control).layers == [])
    finger.touch(0.25)
    finger.push(0.8)
    #expect(
      finger.takeEvents() == ["begin", "peek", "peek", "tick haptic", "tick haptic", "pop", "pop"])
  }

  @Test func `pitfall 24: every interruption in every phase`() {
    var rows: [String] = []
    for phase in PeekPhase.allCases {
      for reason in PeekCancelTests.interruptions {
        rows.append("\(phase), \(reason): \(outcome(reason, in: phase))")
      }
    }
    // Keyboard focus may move while a finger is down; what is left open has nothing captured.
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
    #expect(rows == expected)
  }

  @Test(arguments: faults, PeekPhase.allCases)
  func `a contact that does not lift well pops nothing`(fault: Fault, phase: PeekPhase) {
    let finger = PeekFinger()
    finger.enter(phase)
    let hadContact = finger.control.hasContact
    fault.strike(finger)
    let hasContact = finger.control.hasContact
    if hadContact {
      #expect(finger.takeEvents() == PeekCancelTests.dismissal(in: phase))
      #expect(!hasContact)
    } else if hasContact {
      // The other device's press is one of its own.
      finger.feed(.cancelled)
    }
    expectNothingMore(of: finger, isOpen: phase == .open && !hasContact)
  }

  @Test(arguments: PeekPhase.allCases)
  func `disabling takes it away`(phase: PeekPhase) {
    let finger = PeekFinger()
    finger.enter(phase)
    finger.setEnabled(false)
    #expect(finger.takeEvents() == PeekCancelTests.dismissal(in: phase))
    finger.setEnabled(true)
    expectNothingMore(of: finger, isOpen: false)
  }

  @Test func `a press whose predecessor's lift was lost begins anew`() {
    let finger = PeekFinger()
    finger.enter(.peeking)
    finger.touch(0.02)
    #expect(finger.takeEvents() == ["close", "idle"])
    finger.push(0.1)
    #expect(finger.takeEvents() == ["begin", "hint"])
  }

  @Test(arguments: [PeekPhase.peeking, .peekingByTime, .sliding])
  func `deep at once, it is a peek of its own, where it began`(phase: PeekPhase) {
    let finger = PeekFinger(hasActions: phase == .sliding)
    finger.enter(phase)
    finger.place = Point(x: 195, y: 420)
    finger.touch(0.201)
    finger.wait(0.5)
    #expect(finger.takeEvents() == ["close", "idle", "begin", "peek", "peek", "tick haptic"])
    #expect(finger.preview?.center.y.rounded() == 288)
    #expect(finger.actions == nil)
  }

  @Test func `pitfall 08: a cancel before its hold is over never peeks later`() {
    let finger = PeekFinger()
    finger.touch()
    finger.wait(0.453125)
    finger.feed(.cancelled)
    finger.wait(10)
    #expect(finger.takeEvents() == ["begin", "hint", "idle"])
  }
}
