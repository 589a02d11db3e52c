import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Every fault, into every control, at every step of its protocol: nothing comes of it.
@Suite struct FaultTests {
  /// A step of a protocol: what a finger does that ends in an act.
  private typealias Steps<C: ControlValue> = [Gesture<C>.Step]

  /// Acts that came of a fault or, where it ended the press, of what the contact did after it: a line
  /// for each.
  private func acts<C: ControlValue>(
    of make: () -> VirtualFinger<C>, _ steps: Steps<C>, _ faults: [Fault],
    where counts: (C.Act) -> Bool = { _ in true }
  ) -> [String] {
    func acts(_ finger: VirtualFinger<C>) -> Int {
      finger.events.count { if case .act(let act) = $0 { counts(act) } else { false } }
    }
    // The protocol itself acts, and with its last step.
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
    // What it does can be undone: see the scale's own test.
    if !ordinary.actsOnceAPress { return }
    #expect(!C.gestures.isEmpty)
    for gesture in C.gestures {
      let make = {
        let paths = C.paths(hasSensor: gesture.sensor == .touch3D)
        return VirtualFinger(paths.control, sensor: gesture.sensor)
      }
      let faults = gesture.usesForce ? Self.others : Fault.all
      let found = acts(of: make, gesture.steps, faults, where: ordinary.isModelled)
      #expect(found == [], "\(C.self), \(gesture.name)")
    }
  }

  /// The check can fail.
  @Test func `a button that does not hear of a lost capture is found out`() {
    let make = {
      VirtualFinger(Flawed(base: ConfirmAction(), flaw: .ignoresBlur))
    }
    let force: Steps<Flawed<ConfirmAction>> = [
      { $0.down(0.02) }, { $0.press(to: 0.6) }, { $0.move(by: 0, -44) }, { $0.lift() },
    ]
    #expect(
      acts(of: make, force, Self.others) == [
        "a lost capture after step 1: still pressed", "a lost capture after step 1, and the rest",
        "a lost capture after step 2: still pressed", "a lost capture after step 2, and the rest",
        "a lost capture after step 3: still pressed", "a lost capture after step 3, and the rest",
      ])
  }

  /// A scale does nothing that cannot be undone. What it must not do is to set itself to zero, or to
  /// weigh what is no number.
  @Test(arguments: Fault.all)
  func `a scale`(fault: Fault) {
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
      #expect(finger.control.grams == 0)
    }
  }
}
