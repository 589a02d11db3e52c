import Foundation
import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Closing finds each rule with another number in it, and each flaw of what a control does. That takes a third of the time of
/// all tests of the core, so only script/close runs it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PRESSURE_FRAMES"] != nil))
struct SpoiledTests {
  /// A wrong number makes it act too early somewhere, and too late elsewhere.
  private static let both = [PathProperty.neverWithoutTheWholeProtocol, .aCompleteProtocolActs]

  /// What is broken with a number that nobody asked for; a few thousand values show it.
  private static func broken<C: NormalizableControl, Model: PathModel>(
    in paths: AllPaths<C, Model>, calls: [UInt8], until: Set<PathProperty> = Set(both)
  ) -> [PathProperty] {
    var paths = paths
    paths.frameSeconds = 1.0 / 16
    paths.steps += PathStep.more(hasSensor: paths.sensor != .none) + calls.map { .call($0) }
    // An odd time: what its normal form sees is even.
    paths.startSeconds = 1001 * paths.frameSeconds
    return paths.close(most: 4_000, until: until).violations.map(\.property)
  }

  @Test(arguments: ProofEntry.all, [true, false])
  func `each mistake is found, and none where there is none`(entry: ProofEntry, hasSensor: Bool) {
    check(entry.control, hasSensor)
  }

  private func check<C: ProvenControl>(_ control: C.Type, _ hasSensor: Bool) {
    let paths = C.mistakenPaths(hasSensor: hasSensor)
    #expect(Self.broken(in: paths, calls: C.calls) == [])
    for mistake in C.mistakes {
      var mistaken = paths
      mistake.make(&mistaken.control)
      let expected = hasSensor || !mistake.needsSensor ? Self.both : []
      #expect(Self.broken(in: mistaken, calls: C.calls) == expected, "\(mistake.name)")
    }
  }

  /// The flaws of what a control does, and the property that each breaks.
  private static let flaws: [(Flaw, PathProperty)] = [
    (.firesOnCancel, .aCancelEndsAtRest), (.firesOnAnyLift, .neverWithoutTheWholeProtocol),
    (.firesTwice, .atMostOnceAPress), (.neverFires, .aCompleteProtocolActs),
    (.ignoresBlur, .aCancelEndsAtRest), (.hidesItsStates, .stateAndLookAgree),
    (.readsTheClock, .itsNormalFormDoesTheSame),
  ]

  @Test(arguments: ProofEntry.all)
  func `each flaw of what a control does is found`(entry: ProofEntry) { findFlaws(entry.control) }

  private func findFlaws<C: ProvenControl>(_ control: C.Type) {
    let unseen = Self.flaws.filter { flaw, property in
      let paths = C.paths(hasSensor: true).with(flaw)
      return !Self.broken(in: paths, calls: [], until: [property]).contains(property)
    }
    #expect(unseen.map(\.0) == C.unseenFlaws)
  }
}
