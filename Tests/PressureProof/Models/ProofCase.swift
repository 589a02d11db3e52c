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

  private init<C: NormalizableControl, Model: PathModel>(
    _ name: String, _ paths: AllPaths<C, Model>, calls: [UInt8] = [], isLong: Bool = false
  ) {
    self.name = name
    self.isLong = isLong
    var all = paths
    all.steps += PathStep.more(hasSensor: paths.sensor != .none) + calls.map { .call($0) }
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
    let sensor = hasSensor ? "with a sensor" : "without a sensor"
    return confirm(hasSensor, sensor) + [
      ProofCase(
        "transitioning button, \(sensor)", PathCases.transitioning(hasSensor: hasSensor),
        calls: TransitioningModel.Call.allCases.map(\.rawValue)),
      ProofCase(
        "scale, \(sensor)", PathCases.weighing(hasSensor: hasSensor), isLong: hasSensor),
      ProofCase(
        "scale that nobody tares, \(sensor)",
        PathCases.weighing(hasSensor: hasSensor).without {
          if case .key = $0 { true } else { $0 == .activate }
        }),
      ProofCase("peek, \(sensor)", PathCases.peek(hasSensor: hasSensor), calls: [0]),
    ]
      + (0...4).map { items in
        ProofCase(
          "menu of \(items), \(sensor)", PathCases.appIcon(hasSensor: hasSensor, items: items),
          calls: [0, 1], isLong: items % 3 != 0)
      }
  }

  private static func confirm(_ hasSensor: Bool, _ sensor: String) -> [ProofCase] {
    let settings: [(words: String, isLong: Bool, set: (inout ConfirmModel.Setting) -> Void)] = [
      ("", false, { _ in }),
      ("without taps", false, { $0.takesTaps = false }),
      ("without the latch", false, { $0.isLatched = false }),
      ("armed for a second", false, { $0.armTimeout = 1 }),
      (
        "without the latch and taps, armed for a second", true,
        { ($0.isLatched, $0.takesTaps, $0.armTimeout) = (false, false, 1) }
      ),
      ("whose ramp takes half a second", true, { $0.rampDuration = 0.5 }),
      ("where time never helps a sensor", true, { $0.rescueDelay = .infinity }),
      ("disabled at first", true, { $0.isEnabled = false }),
      ("with less motion", true, { $0.reducesMotion = true }),
    ]
    return settings.map { words, isLong, set in
      var setting = ConfirmModel.Setting()
      setting.hasSensor = hasSensor
      set(&setting)
      let name = ["confirming button", words, sensor].filter { !$0.isEmpty }
      return ProofCase(
        name.joined(separator: ", "), PathCases.confirm(setting), isLong: isLong)
    }
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
