import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Each property can fail: of a control that breaks a rule the shortest sequence is found that shows it. That what it does
/// follows from its normal form can fail as well: see SpoiledTests.
@Suite struct FlawTests {
  private func violations<C: ControlValue, Model: PathModel>(
    of flaw: Flaw, in paths: AllPaths<C, Model>
  ) -> [String] {
    paths.with(flaw).explore(length: 4).violations.map(\.description)
  }

  @Test(arguments: FoundFlaws.confirm)
  func `a flaw of a confirming button is found`(flaw: Flaw, found: [String]) {
    #expect(violations(of: flaw, in: PathCases.confirm(hasSensor: true)) == found)
  }

  @Test(arguments: FoundFlaws.transitioning)
  func `a flaw of a transitioning button is found`(flaw: Flaw, found: [String]) {
    #expect(violations(of: flaw, in: PathCases.transitioning(hasSensor: true)) == found)
  }

  @Test(arguments: FoundFlaws.weighing)
  func `a flaw of a scale is found`(flaw: Flaw, found: [String]) {
    #expect(violations(of: flaw, in: PathCases.weighing(hasSensor: true)) == found)
  }

  @Test(arguments: FoundFlaws.peek)
  func `a flaw of a peek is found`(flaw: Flaw, found: [String]) {
    #expect(violations(of: flaw, in: PathCases.peek(hasSensor: true)) == found)
  }

  @Test(arguments: FoundFlaws.appIcon)
  func `a flaw of a menu is found`(flaw: Flaw, found: [String]) {
    #expect(violations(of: flaw, in: PathCases.appIcon(hasSensor: true)) == found)
  }

  @Test func `for each property of each control there is a flaw`() {
    for found in FoundFlaws.all {
      #expect(Set(found.map(\.0)) == Set(Flaw.allCases.filter { $0 != .readsTheClock }))
    }
    let missing = FoundFlaws.all.map { flaws in
      let found = Set(flaws.flatMap(\.1).map { String($0.prefix { $0 != ":" }) })
      let looked = PathProperty.allCases.filter { $0 != .itsNormalFormDoesTheSame }
      return looked.map { "\($0)" }.filter { !found.contains($0) }
    }
    // A scale tells what it measures, as often as it changes. Others are due only with a time limit, or by a call.
    let due = "changesWhenDue"
    #expect(missing == [[due], [due], ["atMostOnceAPress", due], [], [due]])
  }

  @Test func `a control that is due without saying so is found`() {
    var armed = ConfirmModel.Setting()
    armed.armTimeout = 1
    let confirm = PathCases.confirm(armed)
    #expect(violations(of: .isNeverDue, in: confirm) == ["changesWhenDue: key down"])
    var failing = PathCases.transitioning(hasSensor: false)
    failing.steps += TransitioningModel.Call.allCases.map { .call($0.rawValue) }
    #expect(violations(of: .isNeverDue, in: failing) == ["changesWhenDue: call 0"])
  }
}
