import PressureKit
import PressureTesting

extension Trace {
  /// Returns the rules that the press breaks on a control, placed where the trace says; nil for a control whose rules are
  /// not written down.
  public func brokenRules(onAny control: any ControlValue) -> [String]? {
    guard let control = control as? any RuledControl else { return nil }
    return brokenRules(on: control)
  }

  /// Which rules the press breaks on a control, placed where the trace says; none, as far as anybody knows.
  package func brokenRules<Control: RuledControl>(on control: Control) -> [String] {
    var witness = ControlWitness<Control>()
    var before = placed(control)
    var seen = 0
    let end = replay(on: control) { timeline in
      // Of a frame to which the control says nothing there is no moment.
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
