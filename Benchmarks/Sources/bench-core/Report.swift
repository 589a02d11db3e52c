import PressureKit

/// Measures one control after the other.
struct Report {
  let frames: Int
  let isSpoiled: Bool
  /// True to print nanoseconds. Otherwise only names are printed, and `mark` shows where each control begins and ends.
  let isTimed: Bool

  /// The number of timed stretches. The report shows their median.
  private static let stretches = 21

  func measure(_ name: String, _ benched: some Benched) {
    var control = benched
    control.bounds = Rect(x: 100, y: 400, width: 80, height: 44)
    control.viewport = Rect(x: 0, y: 0, width: 390, height: 844)
    var frames = Frames(of: control)
    // Warm up, so that one-time costs (type metadata, memory pages) are not counted.
    frames.run(2 * Finger.framesOfAPress, isSpoiled: isSpoiled)
    guard isTimed else {
      mark()
      frames.run(self.frames, isSpoiled: isSpoiled)
      mark()
      precondition(frames.sum.isFinite)
      print(name)
      return
    }
    let durations = (0..<Report.stretches).map { _ in
      ContinuousClock().measure { frames.run(self.frames, isSpoiled: isSpoiled) }
    }
    let median = durations.sorted()[durations.count / 2]
    precondition(frames.sum.isFinite)
    print(name, (median / self.frames).attoseconds / 1_000_000_000)
  }
}

/// A list of controls to measure.
protocol BenchedList: ControlList {
  static func measure(with report: Report)
}

extension OneControl: BenchedList where Value: Benched {
  static func measure(with report: Report) { report.measure("\(Value.self)", Value.benched) }
}

extension Controls: BenchedList where First: Benched, Rest: BenchedList {
  static func measure(with report: Report) {
    OneControl<First>.measure(with: report)
    Rest.measure(with: report)
  }
}

/// The number of calls of `mark`. Only one thread measures, so there is no data race.
nonisolated(unsafe) private var marks = 0

/// Marks where callgrind dumps its counts (`--dump-before`). It needs an effect, or the compiler would remove it.
@_silgen_name("bench_mark")
@inline(never)
func mark() { marks += 1 }
