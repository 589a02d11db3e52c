import PressureKit
import PressureTesting

/// A control as it may be set up, whose paths of any length are gone through.
package struct ProofCase: Sendable {
  /// What it is, in words.
  package let name: String
  /// Whether it has so many values that an ordinary run of the tests leaves it out.
  package let isLong: Bool
  /// Goes through all of them, with frames of so many seconds, on a host whose clock shows a time at first.
  package let close: @Sendable (_ frame: Double, _ start: Double, _ most: Int) -> PathReport

  /// Makes a set-up of a control, which words tell from its others.
  init<C: ProvenControl>(
    _ words: String, _ paths: AllPaths<C, C.Model>, isLong: Bool = false
  ) {
    let sensor = paths.sensor == .none ? "without a sensor" : "with a sensor"
    name = ["\(C.self)", words, sensor].filter { !$0.isEmpty }.joined(separator: ", ")
    self.isLong = isLong
    var all = paths
    all.steps += PathStep.more(hasSensor: paths.sensor != .none) + C.calls.map { .call($0) }
    let paths = all
    close = { frame, start, most in
      var paths = paths
      paths.frameSeconds = frame
      paths.startSeconds = start
      return paths.close(most: most)
    }
  }

  /// All that are gone through.
  package static let all: [ProofCase] = [true, false].flatMap { hasSensor in
    ProofEntry.all.flatMap { $0.control.cases(hasSensor: hasSensor) }
  }
}

extension AllPaths {
  /// The same without some of the steps.
  package func without(_ isLeftOut: (PathStep) -> Bool) -> AllPaths {
    var paths = self
    paths.steps.removeAll(where: isLeftOut)
    return paths
  }
}
