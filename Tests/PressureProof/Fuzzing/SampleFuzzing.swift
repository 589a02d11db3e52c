import PressureKit
import PressureRules
import PressureTesting

/// Bytes as a control and what happens to it.
///
/// The first byte says which control, whether it measures force, and how it is checked: by its model,
/// on sequences of abstract steps of any length, or by its rules, under any input at all.
public enum SampleFuzzing {
  /// Which rules the bytes break; none, of a control without a flaw.
  public static func faults(in bytes: [UInt8], flaw: Flaw? = nil) -> [String] {
    var rest = FuzzBytes(bytes)
    let choice = rest.byte()
    let hasSensor = choice & 8 == 0
    let isModelled = choice & 16 == 0
    switch choice & 7 {
    case 0: return check(PathCases.confirm(hasSensor: hasSensor), rest, isModelled, flaw)
    case 1: return check(PathCases.transitioning(hasSensor: hasSensor), rest, isModelled, flaw)
    case 2: return check(PathCases.weighing(hasSensor: hasSensor), rest, isModelled, flaw)
    case 3: return check(PathCases.peek(hasSensor: hasSensor), rest, isModelled, flaw)
    case 4: return check(PathCases.appIcon(hasSensor: hasSensor), rest, isModelled, flaw)
    default: return []
    }
  }

  private static func check<C: HostDriven, Model: PathModel>(
    _ paths: AllPaths<C, Model>, _ bytes: FuzzBytes, _ isModelled: Bool, _ flaw: Flaw?
  ) -> [String] {
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
    // What a control does with options out of their range is its host's doing; it must not trap.
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
