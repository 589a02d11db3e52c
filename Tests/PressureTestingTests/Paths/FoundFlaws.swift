import PressureKit
import PressureProof

/// What is found of each flaw in each control: for a property that it breaks a shortest sequence.
enum FoundFlaws {
  static let confirm: [(Flaw, [String])] = [
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
        "neverWithoutTheWholeProtocol: begin control, lift",
        "atMostOnceAPress: begin control, move target full, lift",
      ]
    ),
    (.firesTwice, ["atMostOnceAPress: begin control, move target full, lift"]),
    (.neverFires, ["aCompleteProtocolActs: begin control, move target full, lift"]),
    (
      .ignoresBlur,
      [
        "neverWithoutTheWholeProtocol: begin control, move target full, blur, lift",
        "aCancelEndsAtRest: begin control, blur",
      ]
    ),
    (.asksForNoFrame, ["nothingMovesAtRest: begin control"]),
    (.isNeverDue, []),
    (.hidesItsStates, ["stateAndLookAgree: begin control"]),
    (.drawsTooOpaque, ["stateAndLookAgree: begin control"]),
    (.drawsTooManyLayers, ["stateAndLookAgree: begin control"]),
  ]

  /// No input changes its state: its host does.
  static let transitioning: [(Flaw, [String])] = [
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
    (.hidesItsStates, []),
    (.drawsTooOpaque, ["stateAndLookAgree: begin control"]),
    (.drawsTooManyLayers, ["stateAndLookAgree: begin control"]),
  ]

  /// One reading more, as something lifts or is taken away, is none too many.
  static let weighing: [(Flaw, [String])] = [
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

  static let peek: [(Flaw, [String])] = [
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
        "neverWithoutTheWholeProtocol: begin control, move control mid, lift",
        "atMostOnceAPress: begin control, lift",
      ]
    ),
    (.firesTwice, ["atMostOnceAPress: activate"]),
    (.neverFires, ["aCompleteProtocolActs: activate"]),
    (
      .ignoresBlur,
      [
        "neverWithoutTheWholeProtocol: begin control, blur, move control full",
        "aCompleteProtocolActs: begin control, blur, move control full, activate",
        "aCancelEndsAtRest: begin control, blur",
        "changesWhenDue: activate, stall, blur",
      ]
    ),
    (.asksForNoFrame, ["nothingMovesAtRest: activate"]),
    (.isNeverDue, ["changesWhenDue: activate"]),
    (.hidesItsStates, ["stateAndLookAgree: activate"]),
    (.drawsTooOpaque, ["stateAndLookAgree: begin control, move control mid, stall, begin control"]),
    (.drawsTooManyLayers, ["stateAndLookAgree: begin control, move control mid, tick"]),
  ]

  static let appIcon: [(Flaw, [String])] = [
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
        "neverWithoutTheWholeProtocol: begin control, move control mid, lift",
        "atMostOnceAPress: begin control, lift",
      ]
    ),
    (.firesTwice, ["atMostOnceAPress: activate"]),
    (.neverFires, ["aCompleteProtocolActs: activate"]),
    (
      .ignoresBlur,
      [
        "neverWithoutTheWholeProtocol: begin control, blur, lift",
        "aCompleteProtocolActs: begin control, blur, lift, activate",
        "aCancelEndsAtRest: begin control, blur",
      ]
    ),
    (.asksForNoFrame, ["nothingMovesAtRest: begin control, move control mid"]),
    (.isNeverDue, []),
    (.hidesItsStates, ["stateAndLookAgree: begin control, move control mid"]),
    (.drawsTooOpaque, ["stateAndLookAgree: begin control, move control mid, move target low"]),
    (.drawsTooManyLayers, ["stateAndLookAgree: begin control, move control mid, move target low"]),
  ]

  static let all = [confirm, transitioning, weighing, peek, appIcon]
}
