import PressureKit
import PressureTesting

/// Decodes bytes into a control and its inputs, and checks the control.
///
/// The first byte selects the control, its sensor and the check: by its model, with sequences of abstract steps of
/// any length, or by its rules, with any input.
public enum SampleFuzzing {
  /// Returns the rules that the bytes break; empty for a control without a flaw.
  public static func faults(in bytes: [UInt8], flaw: Flaw? = nil) -> [String] {
    var rest = FuzzBytes(bytes)
    let choice = rest.byte()
    let hasSensor = choice & 8 == 0
    let isModelled = choice & 16 == 0
    let number = Int(choice & 7)
    guard number < ProofEntry.all.count else { return [] }
    return check(ProofEntry.all[number].control, hasSensor, rest, isModelled, flaw)
  }

  private static func check<C: ProvenControl>(
    _ control: C.Type, _ hasSensor: Bool, _ bytes: FuzzBytes, _ isModelled: Bool, _ flaw: Flaw?
  ) -> [String] {
    let paths = C.paths(hasSensor: hasSensor)
    guard let flaw else {
      return isModelled ? walk(paths, bytes) : watch(paths.control, bytes)
    }
    return isModelled
      ? walk(paths.with(flaw), bytes) : watch(Flawed(base: paths.control, flaw: flaw), bytes)
  }

  private static func walk<C: ControlValue, Model: PathModel>(
    _ paths: AllPaths<C, Model>, _ bytes: FuzzBytes
  ) -> [String] {
    var bytes = bytes
    var walk = PathWalk(paths)
    while !bytes.isAtEnd {
      let step = paths.steps[Int(bytes.byte()) % paths.steps.count]
      let broken = walk.perform(step)
      if !broken.isEmpty { return broken.map { "\($0): \(step)" } }
    }
    return []
  }

  private static func watch<C: HostDriven>(_ control: C, _ bytes: FuzzBytes) -> [String] {
    var control = control
    var press = FuzzedPress(bytes, bounds: control.bounds)
    var witness = ControlWitness<C>()
    // With options out of their range a control may do anything but trap, so its rules no longer count.
    var isMeant = true
    while let step = press.next() {
      switch step {
      case .input(let input):
        let before = control
        let events = control.feed(input)
        if isMeant {
          witness.watch(input, before: before, events, after: control)
          witness.leaveAlone(control, needsFrame: control.needsFrame, at: press.time)
        } else {
          _ = SceneFrame(of: control)
        }
      case .call(let choice, let value): control.call(choice, value, at: press.time)
      case .set(let choice, let value):
        control.set(choice, to: value)
        isMeant = false
      }
      if !witness.faults.isEmpty { return witness.faults }
    }
    if isMeant { witness.awaitRest(of: control, at: press.time) }
    return witness.faults
  }
}
