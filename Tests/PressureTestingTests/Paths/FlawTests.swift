import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Each property can fail: for a control that breaks a rule, the search finds a shortest sequence that shows it. `SpoiledTests`
/// does this for the normal form.
@Suite struct FlawTests {
  private static let flaws = Flaw.allCases.filter { $0 != .readsTheClock }

  @Test(arguments: ProofEntry.all, flaws)
  func `a flaw is found, by a shortest sequence`(entry: ProofEntry, flaw: Flaw) {
    check(entry.control, flaw)
  }

  private func check<C: ProvenControl>(_ control: C.Type, _ flaw: Flaw) {
    let expected = C.flaws.filter { $0.flaw == flaw }
    expect(expected.count, equals: 1)
    expect(violations(of: flaw, in: C.paths(hasSensor: true)), equals: expected.first?.violations)
  }

  private func violations<C: ControlValue, Model: PathModel>(
    of flaw: Flaw, in paths: AllPaths<C, Model>
  ) -> [String] {
    paths.with(flaw).explore(length: 4).violations.map(\.description)
  }

  /// Some changes are due only with a time limit or after a call. A control whose acts need no beginning may act any number of
  /// times.
  @Test(arguments: ProofEntry.all)
  func `each property is broken by some flaw`(entry: ProofEntry) {
    check(entry.control)
  }

  private func check<C: ProvenControl>(_ control: C.Type) {
    let found = Set(C.flaws.flatMap(\.violations).map { String($0.prefix { $0 != ":" }) })
    var properties = Set(PathProperty.allCases)
    properties.subtract([.itsNormalFormDoesTheSame, .changesWhenDue])
    if !C.paths(hasSensor: true).actsOnceAPress { properties.remove(.atMostOnceAPress) }
    if !C.moves { properties.remove(.nothingMovesAtRest) }
    expect(properties.map { "\($0)" }.filter { !found.contains($0) }, equals: [])
  }

  /// After a violation, the values of a control and its model multiply. The search would go on to its last value.
  @Test func `closing stops at the depth of the first violation`() {
    var paths = ConfirmAction.paths(hasSensor: true).with(.firesOnCancel)
    paths.frameSeconds = 1.0 / 8
    let report = paths.close(most: 100_000)
    expect(report.violations.map(\.path.count).min(), equals: report.depth)
    #expect(report.states < 100_000 && !report.isClosed)
  }

  @Test func `a control that is due without saying so is found`() {
    var armed = ConfirmModel.Setting()
    armed.armTimeout = 1
    let confirm = ConfirmAction.paths(armed)
    expect(violations(of: .isNeverDue, in: confirm), equals: ["changesWhenDue: key down"])
    var failing = TransitioningAction.paths(hasSensor: false)
    failing.steps += TransitioningAction.calls.map { .call($0) }
    expect(violations(of: .isNeverDue, in: failing), equals: ["changesWhenDue: call 0"])
  }
}
