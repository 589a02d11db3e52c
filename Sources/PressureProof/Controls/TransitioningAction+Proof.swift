import PressureKit
import PressureTesting

extension TransitioningAction: ProvenControl {
  package static func paths(hasSensor: Bool) -> AllPaths<Self, TransitioningModel> {
    var control = TransitioningAction()
    control.options.timeLimit = 2
    control.options.resetDelay = 1
    control.options.failureDelay = 1
    var paths = AllPaths(
      of: control, model: TransitioningModel(), sensor: hasSensor ? .touch3D : .none)
    paths.call = { number, control, time in
      switch TransitioningModel.Call(rawValue: number) {
      case .start: control.startRun(at: time)
      case .succeed: control.finishRun(control.run, succeeded: true, at: time)
      case .fail: control.finishRun(control.run, succeeded: false, at: time)
      case .reset, nil: control.reset(at: time)
      }
    }
    paths.isModelled = { $0 == .activate }
    return paths
  }

  package static var calls: [UInt8] { TransitioningModel.Call.allCases.map(\.rawValue) }
  package static var reach: Rect { Rect(x: 0, y: -44, width: 44, height: 44) }

  /// Only the host changes the state, not an input.
  package static var flaws: [(flaw: Flaw, violations: [String])] {
    [
      (
        .firesOnCancel,
        [
          "neverWithoutTheWholeProtocol: begin control, cancel",
          "aCancelEndsAtRest: begin control, cancel",
        ]
      ),
      (
        .firesOnAnyLift,
        [
          "neverWithoutTheWholeProtocol: begin control, move target low, lift",
          "atMostOnceAPress: begin control, lift",
        ]
      ),
      (.firesTwice, ["atMostOnceAPress: activate"]),
      (.neverFires, ["aCompleteProtocolActs: activate"]),
      (
        .ignoresBlur,
        [
          "neverWithoutTheWholeProtocol: begin control, blur, lift",
          "aCompleteProtocolActs: begin control, blur, key down, key up",
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

  /// The paths have no calls of the host, so there is no change of state to hide.
  package static var mistakes: [Mistake<Self>] {
    [
      Mistake("gives up too early") { $0.options.timeLimit = 1 },
      Mistake("shows a failure too long") { $0.options.failureDelay = 2 },
      Mistake("shows a success too long") { $0.options.resetDelay = 2 },
    ]
  }

  package static var gestures: [Gesture<Self>] {
    [
      Gesture("a tap", on: .touch3D, [{ $0.down() }, { $0.wait(0.5) }, { $0.lift() }]),
      Gesture("a key", on: .touch3D, [{ $0.key(.down) }, { $0.wait(0.5) }, { $0.key(.up) }]),
    ]
  }

  package static var engagement: [String] { ["---", "ce-", "---", "---", "---", "---"] }

  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    switch choice % 6 {
    case 0: _ = startRun(at: time)
    case 1: _ = finishRun(run, succeeded: choice & 64 == 0, at: time)
    case 2: _ = setState(State(rawValue: choice >> 6) ?? .begin, at: time)
    case 3: _ = reset(at: time)
    case 4: progress = value
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
