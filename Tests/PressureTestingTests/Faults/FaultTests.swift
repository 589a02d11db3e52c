import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Every fault, into every control, at every step of its protocol: nothing comes of it.
@Suite struct FaultTests {
  /// A step of a protocol: what a finger does that ends in an act.
  private typealias Steps<C: ControlValue> = [(VirtualFinger<C>) -> Void]

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

  private func confirm(_ sensor: VirtualSensor) -> () -> VirtualFinger<ConfirmAction> {
    { VirtualFinger(ConfirmAction(), sensor: sensor) }
  }

  @Test func `a confirming button`() {
    let force: Steps<ConfirmAction> = [
      { $0.down(0.02) }, { $0.press(to: 0.6, over: 0.2) }, { $0.move(by: 0, -44, over: 0.2) },
      { $0.lift() },
    ]
    #expect(acts(of: confirm(.touch3D), force, Self.others) == [])
    let time: Steps<ConfirmAction> = [
      { $0.down(0.5) }, { $0.wait(2.1) }, { $0.move(by: 0, -44, over: 0.2) }, { $0.lift() },
    ]
    #expect(acts(of: confirm(.none), time, Fault.all) == [])
    #expect(acts(of: confirm(.normalized), time, Fault.all) == [])
    let keys: Steps<ConfirmAction> = [
      { $0.key(.down) }, { $0.key(.up) }, { $0.wait(0.4) }, { $0.key(.down) }, { $0.key(.up) },
    ]
    #expect(acts(of: confirm(.none), keys, Fault.all) == [])
    let assistive: Steps<ConfirmAction> = [{ $0.activate() }, { $0.wait(0.4) }, { $0.activate() }]
    #expect(acts(of: confirm(.none), assistive, Fault.all) == [])
  }

  @Test func `a transitioning button`() {
    let make = { VirtualFinger(TransitioningAction()) }
    #expect(acts(of: make, [{ $0.down() }, { $0.wait(0.5) }, { $0.lift() }], Fault.all) == [])
    #expect(
      acts(of: make, [{ $0.key(.down) }, { $0.wait(0.5) }, { $0.key(.up) }], Fault.all) == [])
  }

  @Test func `a peek`() {
    let paths = PathCases.peek(hasSensor: true)
    let make = { VirtualFinger(paths.control) }
    let pops = paths.isModelled
    let pop: Steps<PeekPop> = [
      { $0.down(0.02) }, { $0.press(to: 0.1) }, { $0.press(to: 0.4, over: 0.2) }, { $0.wait(0.5) },
      { $0.press(to: 0.9) },
    ]
    #expect(acts(of: make, pop, Self.others, where: pops) == [])
    let tap: Steps<PeekPop> = [{ $0.down() }, { $0.wait(0.2) }, { $0.lift() }]
    #expect(acts(of: make, tap, Self.others, where: pops) == [])
    let weak = { VirtualFinger(PathCases.peek(hasSensor: false).control, sensor: .normalized) }
    #expect(acts(of: weak, tap, Fault.all, where: pops) == [])
    let key: Steps<PeekPop> = [{ $0.key(.down) }, { $0.key(.up) }]
    #expect(acts(of: make, key, Fault.all, where: pops) == [])
  }

  @Test func `a menu`() {
    let paths = PathCases.appIcon(hasSensor: true)
    let item = paths.target(paths.control)
    let choose: Steps<AppIcon> = [
      { $0.down(0.02) }, { $0.press(to: 0.4, over: 0.2) }, { $0.wait(0.5) },
      { $0.move(to: item, over: 0.2) }, { $0.lift() },
    ]
    #expect(acts(of: { VirtualFinger(paths.control) }, choose, Self.others) == [])
    let hold: Steps<AppIcon> = [
      { $0.down(0.5) }, { $0.wait(0.6) }, { $0.move(to: item, over: 0.2) }, { $0.lift() },
    ]
    let weak = { VirtualFinger(paths.control, sensor: .normalized) }
    #expect(acts(of: weak, hold, Fault.all) == [])
    #expect(acts(of: weak, [{ $0.down(0.5) }, { $0.lift() }], Fault.all) == [])
    #expect(acts(of: weak, [{ $0.key(.down) }, { $0.key(.up) }], Fault.all) == [])
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
