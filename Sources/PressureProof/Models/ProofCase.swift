import PressureKit
import PressureTesting

/// A set-up of a control whose paths of any length are followed.
package struct ProofCase: Sendable {
  /// The name of the control, its set-up and its sensor.
  package let name: String
  /// True if the set-up has so many values that an ordinary run of the tests skips it.
  package let isLong: Bool
  /// Follows all paths of up to `most` values, with frames of `frame` seconds, on a host whose clock begins at
  /// `start`.
  package let close: @Sendable (_ frame: Double, _ start: Double, _ most: Int) -> PathReport

  /// Creates a set-up of a control. The words distinguish it from the control's other set-ups. `leavesOut` returns true for a
  /// step that is not taken.
  init<C: ProvenControl>(
    _ words: String, _ paths: AllPaths<C, C.Model>, isLong: Bool = false,
    without leavesOut: (PathStep) -> Bool = { _ in false }
  ) {
    let sensor = paths.sensor == .none ? "without a sensor" : "with a sensor"
    name = ["\(C.self)", words, sensor].filter { !$0.isEmpty }.joined(separator: ", ")
    self.isLong = isLong
    var all = paths
    all.steps += PathStep.more(hasSensor: paths.sensor != .none) + C.calls.map { .call($0) }
    all.steps.removeAll(where: leavesOut)
    let paths = all
    close = { frame, start, most in
      var paths = paths
      paths.frameSeconds = frame
      paths.startSeconds = start
      return paths.close(most: most)
    }
  }

  /// All set-ups of all controls.
  package static let all: [ProofCase] = [true, false].flatMap { hasSensor in
    ProofEntry.all.flatMap { $0.control.cases(hasSensor: hasSensor) }
  }
}
