import PressureKit
import PressureTesting

extension Weighing: ProvenControl {
  package static func paths(hasSensor: Bool) -> AllPaths<Self, WeighingModel> {
    var control = Weighing()
    // What it shows is what it reads: a filter that remembers has no end of values.
    control.options.filter = .none
    var paths = AllPaths(
      of: control, model: WeighingModel(hasSensor: hasSensor), sensor: hasSensor ? .touch3D : .none)
    paths.forgetsPlace = { _ in true }
    // Several contacts add up, and what one of them does takes none of the others away.
    paths.cancels = [.blur, .disable]
    paths.actsOnceAPress = false
    return paths
  }

  package static func cases(hasSensor: Bool) -> [ProofCase] {
    [
      ProofCase("", paths(hasSensor: hasSensor), isLong: hasSensor),
      ProofCase(
        "that nobody tares",
        paths(hasSensor: hasSensor).without {
          if case .key = $0 { true } else { $0 == .activate }
        }),
    ]
  }

  package static var needsSensor: Bool { true }
  package static var reach: Rect { Rect(x: -60, y: -60, width: 360, height: 360) }

  /// One reading more, as something lifts or is taken away, is none too many.
  package static var flaws: [(flaw: Flaw, violations: [String])] {
    [
      (.firesOnCancel, []),
      (.firesOnAnyLift, []),
      (.firesTwice, []),
      (.neverFires, ["aCompleteProtocolActs: begin control"]),
      (
        .ignoresBlur,
        [
          "neverWithoutTheWholeProtocol: begin control, blur, move control full",
          "aCompleteProtocolActs: begin control, blur, begin control",
          "aCancelEndsAtRest: begin control, blur",
        ]
      ),
      (.asksForNoFrame, ["nothingMovesAtRest: begin control"]),
      (.isNeverDue, []),
      (.hidesItsStates, ["stateAndLookAgree: begin control"]),
      (.drawsTooOpaque, ["stateAndLookAgree: begin control"]),
      (.drawsTooManyLayers, ["stateAndLookAgree: begin control"]),
    ]
  }

  /// It tells what it measures as often as it changes.
  package static var unseenFlaws: [Flaw] { [.firesOnCancel, .firesOnAnyLift, .firesTwice] }

  package static var gestures: [Gesture<Self>] { [] }
  package static var engagement: [String] { ["---", "ces", "---", "---", "---", "---"] }

  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    switch choice % 4 {
    case 0: _ = tare(at: time)
    case 1: _ = addCalibrationPoint(grams: value)
    case 2: calibration = Calibration()
    default: reducesMotion.toggle()
    }
  }

  package mutating func set(_ choice: UInt8, to value: Double) {
    switch choice >> 6 {
    case 0: bounds.set(choice, to: value)
    default: options.set(choice & 63, to: value)
    }
  }
}
