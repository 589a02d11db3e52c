import PressureKit
import PressureTesting

extension Weighing: ProvenControl {
  package static func paths(hasSensor: Bool) -> AllPaths<Self, WeighingModel> {
    var control = Weighing()
    // Without a filter the reading depends on the current force only. A filter would have an infinite set of values.
    control.options.filter = .none
    var paths = AllPaths(
      of: control, model: WeighingModel(hasSensor: hasSensor), sensor: hasSensor ? .touch3D : .none)
    paths.forgetsPlace = { _ in true }
    // Contacts add up, so a cancel of one does not end the others.
    paths.cancels.subtract([
      .cancel, .liftCovered, .second, .interrupt(.changed), .interrupt(.moved),
    ])
    paths.actsOnceAPress = false
    return paths
  }

  package static func cases(hasSensor: Bool) -> [ProofCase] {
    [
      ProofCase("", paths(hasSensor: hasSensor), isLong: hasSensor),
      ProofCase(
        "without a tare",
        paths(hasSensor: hasSensor),
        without: {
          switch $0 {
          case .key, .space, .activate: true
          default: false
          }
        }),
    ]
  }

  package static var needsSensor: Bool { true }
  package static var reach: Rect { Rect(x: -60, y: -60, width: 360, height: 360) }

  /// An extra reading on a lift or a cancel breaks no rule.
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

  /// A scale may report any number of readings.
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
