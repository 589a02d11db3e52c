import PressureKit
import Testing

/// A fault or an interruption of a press or a menu launches and chooses nothing.
@Suite struct AppIconCancelTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var strike: @Sendable (AppIconFinger) -> Void

    init(_ name: String, _ strike: @escaping @Sendable (AppIconFinger) -> Void) {
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
    Fault("disabling") {
      $0.setEnabled(false)
      $0.setEnabled(true)
    },
  ]

  private func expectNothingMore(of finger: AppIconFinger) {
    finger.place = finger.control.bounds.center
    finger.push(0.9)
    finger.lift()
    finger.wait(1)
    expect(finger.takeEvents(), equals: [])
    #expect(!finger.control.isEngaged)
    #expect(!finger.control.needsFrame)
    expect(SceneFrame(of: finger.control).layers, equals: [])
    expect(finger.tap(), equals: ["launch"])
  }

  @Test(arguments: faults, MenuPhase.allCases)
  func `a fault launches and chooses nothing`(fault: Fault, phase: MenuPhase) {
    let finger = AppIconFinger()
    finger.enter(phase)
    let isNoContact = phase == .rest || phase == .open
    fault.strike(finger)
    if isNoContact && fault.testDescription != "disabling" {
      expect(finger.takeEvents(), equals: [])
      finger.interrupt(.escape)
    }
    let isSeen = phase != .rest && phase != .touched
    expect(finger.takeEvents(), equals: (isSeen ? ["idle"] : []))
    expectNothingMore(of: finger)
  }

  @Test
  func `interruptions end each phase, except lost focus in a contact, lost capture without one`() {
    for phase in MenuPhase.allCases {
      for reason in PeekCancelTests.interruptions {
        let finger = AppIconFinger()
        finger.enter(phase)
        let hadContact = finger.control.hasContact
        finger.interrupt(reason)
        let goesOn = reason == (hadContact ? .focusLost : .captureLost)
        let isSeen = phase != .rest && phase != .touched
        let what = "\(phase), \(reason)"
        expect(finger.takeEvents(), equals: (isSeen && !goesOn ? ["idle"] : []), "\(what)")
        expect(finger.control.hasContact, equals: (hadContact && goesOn), "\(what)")
        if !goesOn { expectNothingMore(of: finger) }
      }
    }
  }
}
