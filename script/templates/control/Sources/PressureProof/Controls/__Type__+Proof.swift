import PressureKit
import PressureTesting

extension __Type__: ProvenControl {
  package static func paths(hasSensor: Bool) -> AllPaths<Self, __Type__Model> {
    AllPaths(of: __Type__(), model: __Type__Model(), sensor: hasSensor ? .touch3D : .none)
  }

  package static var moves: Bool { false }
  package static var reach: Rect { Rect(x: 0, y: -44, width: 88, height: 44) }

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
      (.asksForNoFrame, []),
      (.isNeverDue, []),
      (.hidesItsStates, ["stateAndLookAgree: begin control"]),
      (.drawsTooOpaque, ["stateAndLookAgree: begin control"]),
      (.drawsTooManyLayers, ["stateAndLookAgree: begin control"]),
    ]
  }

  package static var gestures: [Gesture<Self>] {
    [
      Gesture("a press", on: .touch3D, [{ $0.down() }, { $0.wait(0.5) }, { $0.lift() }]),
      Gesture("a press without a sensor", on: .none, [{ $0.down(0.5) }, { $0.lift() }]),
      Gesture("a key", on: .touch3D, [{ $0.key(.down) }, { $0.key(.up) }]),
      Gesture("an activation", on: .touch3D, [{ $0.activate() }]),
    ]
  }

  package static var engagement: [String] { ["---", "ces", "---", "---", "---", "---"] }

  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    reducesMotion.toggle()
  }

  package mutating func set(_ choice: UInt8, to value: Double) {
    switch choice >> 6 {
    case 0: bounds.set(choice, to: value)
    default: options.set(choice & 63, to: value)
    }
  }
}
