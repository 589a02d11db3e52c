import PressureKit
import PressureProof
import PressureTesting
import Testing

/// No fault makes any control act, at any step of its protocol.
@Suite struct FaultTests {
  /// The steps of a gesture that ends in an act.
  private typealias Steps<C: ControlValue> = [Gesture<C>.Step]

  /// Returns a line for each act caused by a fault or, if the fault ended the press, by later samples of the contact.
  private func acts<C: ControlValue>(
    of make: () -> VirtualFinger<C>, _ steps: Steps<C>, _ faults: [Fault],
    where counts: (C.Act) -> Bool = { _ in true }
  ) -> [String] {
    func acts(_ finger: VirtualFinger<C>) -> Int {
      finger.events.count { if case .act(let act) = $0 { counts(act) } else { false } }
    }
    // Without a fault, the protocol acts with its last step and not before.
    let whole = make()
    for step in steps.dropLast() { step(whole) }
    if acts(whole) > 0 { return ["it acts before its protocol is complete"] }
    steps.last?(whole)
    if acts(whole) != 1 { return ["its protocol does not act"] }

    var found: [String] = []
    for fault in faults {
      for count in 0..<steps.count {
        let finger = make()
        for step in steps[..<count] { step(finger) }
        let hadContact = finger.control.hasContact
        finger.suffer(fault)
        if acts(finger) > 0 { found.append("\(fault) after step \(count)") }
        if !hadContact || !fault.endsPress { continue }
        if finger.control.hasContact { found.append("\(fault) after step \(count): still pressed") }
        for step in steps[count...] { step(finger) }
        if acts(finger) > 0 { found.append("\(fault) after step \(count), and the rest") }
      }
    }
    return found
  }

  private static let constant = Fault.all.filter {
    if case .constantSensor = $0 { true } else { false }
  }
  private static let others = Fault.all.filter { !constant.contains($0) }

  @Test(arguments: ProofEntry.all)
  func `no fault makes a control act`(entry: ProofEntry) { check(entry.control) }

  private func check<C: ProvenControl>(_ control: C.Type) {
    let ordinary = C.paths(hasSensor: true)
    // A scale has its own test, because its acts can be undone.
    if !ordinary.actsOnceAPress { return }
    #expect(!C.gestures.isEmpty)
    for gesture in C.gestures {
      let make = {
        let paths = C.paths(hasSensor: gesture.sensor == .touch3D)
        return VirtualFinger(paths.control, sensor: gesture.sensor)
      }
      let faults = gesture.usesForce ? Self.others : Fault.all
      let found = acts(of: make, gesture.steps, faults, where: ordinary.isModelled)
      expect(found, equals: [], "\(C.self), \(gesture.name)")
    }
  }

  /// Shows that the check can fail.
  @Test func `a button that ignores a lost capture is reported`() {
    let make = {
      VirtualFinger(Flawed(base: ConfirmAction(), flaw: .ignoresBlur))
    }
    let force: Steps<Flawed<ConfirmAction>> = [
      { $0.down(0.02) }, { $0.press(to: 0.6) }, { $0.move(by: 0, -81.4) }, { $0.lift() },
    ]
    expect(
      acts(of: make, force, Self.others),
      equals: [
        "a lost capture after step 1: still pressed", "a lost capture after step 1, and the rest",
        "a lost capture after step 2: still pressed", "a lost capture after step 2, and the rest",
        "a lost capture after step 3: still pressed", "a lost capture after step 3, and the rest",
      ])
  }

  /// The acts of a scale can be undone. A fault must not reset it to zero, and values that are not numbers must not count as
  /// weight.
  @Test(arguments: Fault.all)
  func `a scale keeps its tare and a valid weight after a fault`(fault: Fault) {
    let steps: Steps<Weighing> = [
      { $0.down(0.1) }, { $0.press(to: 0.5, over: 0.5) }, { $0.wait(1.5) }, { $0.lift() },
    ]
    for count in 0...steps.count {
      let finger = VirtualFinger(Weighing())
      for step in steps[..<count] { step(finger) }
      finger.suffer(fault)
      let isRight =
        finger.control.tare == 0 && finger.control.grams >= 0 && finger.control.grams <= 385
      #expect(isRight, "after step \(count): \(finger.control.grams) g")
      finger.lift()
      finger.settle()
      expect(finger.control.grams, equals: 0)
    }
  }
}
