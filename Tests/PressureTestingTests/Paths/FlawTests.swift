import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Each property can fail: of a control that breaks a rule the shortest sequence is found that shows it.
@Suite struct FlawTests {
  private func violations<C: Control, Model: PathModel>(
    of flaw: Flaw, in paths: AllPaths<C, Model>
  ) -> [String] {
    paths.with(flaw).explore(length: 4).violations.map(\.description)
  }

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
    (.asksForNoFrame, ["nothingMovesAtRest: key down"]),
    (.hidesItsStates, ["stateAndLookAgree: begin control"]),
    (.drawsTooOpaque, ["stateAndLookAgree: begin control"]),
  ]

  @Test(arguments: confirm)
  func `a flaw of a confirming button is found`(flaw: Flaw, found: [String]) {
    #expect(violations(of: flaw, in: PathCases.confirm(hasSensor: true)) == found)
  }

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
      ]
    ),
    (.asksForNoFrame, ["nothingMovesAtRest: activate"]),
    (.hidesItsStates, ["stateAndLookAgree: activate"]),
    (.drawsTooOpaque, ["stateAndLookAgree: begin control, move control mid, stall, begin control"]),
  ]

  @Test(arguments: peek)
  func `a flaw of a peek is found`(flaw: Flaw, found: [String]) {
    #expect(violations(of: flaw, in: PathCases.peek(hasSensor: true)) == found)
  }

  @Test func `for each property there is a flaw`() {
    let found = Set(Self.confirm.flatMap(\.1).map { String($0.prefix { $0 != ":" }) })
    #expect(found == Set(PathProperty.allCases.map { "\($0)" }))
    #expect(Set(Self.confirm.map(\.0)) == Set(Flaw.allCases))
  }
}
