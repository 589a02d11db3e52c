import PressureKit
import PressureTesting

extension Trace {
  /// Returns the rules that the press breaks on a control, placed where the trace says; nil if the control has no rules.
  public func brokenRules(onAny control: any ControlValue) -> [String]? {
    guard let control = control as? any RuledControl else { return nil }
    return brokenRules(on: control)
  }

  /// Returns the rules that the press breaks on a control, placed where the trace says. The list should be empty.
  package func brokenRules<Control: RuledControl>(on control: Control) -> [String] {
    var witness = ControlWitness<Control>()
    var before = placed(control)
    var seen = 0
    let end = replay(on: control) { timeline in
      // A frame without events adds no moment.
      let moment = timeline.moments.count > seen ? timeline.moments.last : nil
      seen = timeline.moments.count
      witness.watch(
        moment?.input ?? .time(timeline.time), before: before, moment?.events ?? [],
        after: timeline.control)
      before = timeline.control
    }
    witness.awaitRest(of: end.control, at: end.time)
    return witness.faults
  }
}
