import Foundation
import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Closing the paths finds each rule with a wrong number, and each flaw of a control's behaviour. These tests take a third of
/// the time of all core tests, so only script/close runs them.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PRESSURE_FRAMES"] != nil))
struct SpoiledTests {
  /// With a wrong number, the control acts too early in one place and too late in another.
  private static let both = [PathProperty.neverWithoutTheWholeProtocol, .aCompleteProtocolActs]

  /// Returns the properties that the paths break. Most wrong numbers show within a few thousand values.
  private static func broken<C: NormalizableControl, Model: PathModel>(
    in paths: AllPaths<C, Model>, calls: [UInt8], until: Set<PathProperty> = Set(both)
  ) -> [PathProperty] {
    var paths = paths
    paths.frameSeconds = 1.0 / 16
    paths.steps += PathStep.more(hasSensor: paths.sensor != .none) + calls.map { .call($0) }
    // An odd start time, because the normal form uses even times.
    paths.startSeconds = 1001 * paths.frameSeconds
    return paths.close(most: 40_000, until: until).violations.map(\.property)
  }

  @Test(arguments: ProofEntry.all, [true, false])
  func `each wrong number is found, and correct controls pass`(entry: ProofEntry, hasSensor: Bool) {
    check(entry.control, hasSensor)
  }

  private func check<C: ProvenControl>(_ control: C.Type, _ hasSensor: Bool) {
    for (paths, mistakes) in C.spoiled(hasSensor: hasSensor) {
      expect(Self.broken(in: paths, calls: C.calls), equals: [])
      for mistake in mistakes {
        var mistaken = paths
        mistake.make(&mistaken.control)
        let expected = hasSensor || !mistake.needsSensor ? Self.both : []
        expect(Self.broken(in: mistaken, calls: C.calls), equals: expected, "\(mistake.name)")
      }
    }
  }

  /// Flaws of a control's behaviour, and the property that each one breaks.
  private static let flaws: [(Flaw, PathProperty)] = [
    (.firesOnCancel, .aCancelEndsAtRest), (.firesOnAnyLift, .neverWithoutTheWholeProtocol),
    (.firesTwice, .atMostOnceAPress), (.neverFires, .aCompleteProtocolActs),
    (.ignoresBlur, .aCancelEndsAtRest), (.hidesItsStates, .stateAndLookAgree),
    (.readsTheClock, .itsNormalFormDoesTheSame),
  ]

  @Test(arguments: ProofEntry.all)
  func `each flaw of a control's behaviour is found`(entry: ProofEntry) { findFlaws(entry.control) }

  private func findFlaws<C: ProvenControl>(_ control: C.Type) {
    let unseen = Self.flaws.filter { flaw, property in
      let paths = C.paths(hasSensor: true).with(flaw)
      return !Self.broken(in: paths, calls: [], until: [property]).contains(property)
    }
    expect(unseen.map(\.0), equals: C.unseenFlaws)
  }
}
