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
    in paths: AllPaths<C, Model>, calls: [UInt8] = [], until: Set<PathProperty> = Set(both),
    _ spoil: (inout C) -> Void
  ) -> [PathProperty] {
    var paths = paths
    paths.frameSeconds = 1.0 / 16
    paths.steps += PathStep.more(hasSensor: paths.sensor != .none) + calls.map { .call($0) }
    // An odd time: what its normal form sees is even.
    paths.startSeconds = 1001 * paths.frameSeconds
    spoil(&paths.control)
    return paths.close(most: 4_000, until: until).violations.map(\.property)
  }

  @Test(arguments: [true, false])
  func `a confirming button`(hasSensor: Bool) {
    var setting = ConfirmModel.Setting()
    setting.hasSensor = hasSensor
    setting.armTimeout = 1
    func broken(_ spoil: (inout ConfirmOptions) -> Void) -> [PathProperty] {
      Self.broken(in: PathCases.confirm(setting)) { spoil(&$0.options) }
    }
    #expect(broken { _ in } == [])
    #expect(broken { $0.fireGuard = 0 } == Self.both)
    #expect(broken { $0.armGuard = 0 } == Self.both)
    #expect(broken { $0.armTimeout = .infinity } == Self.both)
    #expect(broken { $0.tapGuard = 0 } == Self.both)
    #expect(broken { $0.tapDuration = 1 } == Self.both)
    #expect(broken { $0.tapSlop = 1000 } == Self.both)
    #expect(broken { $0.takesTaps = false } == Self.both)
    #expect(broken { $0.isLatched = false } == (hasSensor ? Self.both : []))
    #expect(broken { $0.fullThreshold = 0.6 } == Self.both)
    #expect(broken { $0.force.rampDuration = 1 } == Self.both)
    #expect(broken { $0.force.cap = 10 } == (hasSensor ? Self.both : []))
    #expect(broken { $0.force.rescueDelay = 1 } == (hasSensor ? Self.both : []))
  }

  @Test(arguments: [true, false])
  func `a transitioning button`(hasSensor: Bool) {
    func broken(_ spoil: (inout TransitioningOptions) -> Void) -> [PathProperty] {
      Self.broken(
        in: PathCases.transitioning(hasSensor: hasSensor),
        calls: TransitioningModel.Call.allCases.map(\.rawValue)
      ) { spoil(&$0.options) }
    }
    #expect(broken { _ in } == [])
    #expect(broken { $0.timeLimit = 1 } == Self.both)
    #expect(broken { $0.failureDelay = 2 } == Self.both)
    #expect(broken { $0.resetDelay = 2 } == Self.both)
  }

  @Test(arguments: [true, false])
  func `a peek`(hasSensor: Bool) {
    func broken(_ spoil: (inout PeekOptions) -> Void) -> [PathProperty] {
      Self.broken(in: PathCases.peek(hasSensor: hasSensor), calls: [0]) { spoil(&$0.options) }
    }
    #expect(broken { _ in } == [])
    #expect(broken { $0.press.threshold = 0.5 } == (hasSensor ? Self.both : []))
    #expect(broken { $0.press.holdDuration = 1 } == Self.both)
    #expect(broken { $0.press.rescueDelay = 1 } == (hasSensor ? Self.both : []))
    #expect(broken { $0.press.slop = 1000 } == Self.both)
    #expect(broken { $0.popThreshold = 0.2 } == (hasSensor ? Self.both : []))
    #expect(broken { $0.slideDistance = 1000 } == (hasSensor ? Self.both : []))
    #expect(broken { $0.actionsSize = .zero } == Self.both)
  }

  @Test(arguments: [true, false])
  func `a menu`(hasSensor: Bool) {
    func broken(_ spoil: (inout AppIcon) -> Void) -> [PathProperty] {
      Self.broken(in: PathCases.appIcon(hasSensor: hasSensor), calls: [0, 1], spoil)
    }
    #expect(broken { _ in } == [])
    #expect(broken { $0.itemCount = 0 } == Self.both)
    #expect(broken { $0.options.press.threshold = 0.5 } == (hasSensor ? Self.both : []))
    #expect(broken { $0.options.press.holdDuration = 1 } == Self.both)
    #expect(broken { $0.options.press.rescueDelay = 1 } == (hasSensor ? Self.both : []))
    #expect(broken { $0.options.press.slop = 1000 } == Self.both)
  }

  /// The flaws of what a control does, and the property that each breaks.
  private static let flaws: [(Flaw, PathProperty)] = [
    (.firesOnCancel, .aCancelEndsAtRest), (.firesOnAnyLift, .neverWithoutTheWholeProtocol),
    (.firesTwice, .atMostOnceAPress), (.neverFires, .aCompleteProtocolActs),
    (.ignoresBlur, .aCancelEndsAtRest), (.hidesItsStates, .stateAndLookAgree),
    (.readsTheClock, .itsNormalFormDoesTheSame),
  ]

  private static func missed<C: NormalizableControl, Model: PathModel>(
    in paths: AllPaths<C, Model>, of flaws: [(Flaw, PathProperty)] = flaws
  ) -> [Flaw] {
    flaws.filter { flaw, property in
      !broken(in: paths.with(flaw), until: [property], { _ in }).contains(property)
    }.map(\.0)
  }

  @Test func `each flaw of what a control does is found`() {
    #expect(Self.missed(in: PathCases.confirm(hasSensor: true)) == [])
    // No input changes its state but a press that its host has not answered yet.
    #expect(Self.missed(in: PathCases.transitioning(hasSensor: true)) == [.hidesItsStates])
    // It tells what it measures as often as it changes.
    #expect(
      Self.missed(in: PathCases.weighing(hasSensor: true)) == [
        .firesOnCancel, .firesOnAnyLift, .firesTwice,
      ])
    #expect(Self.missed(in: PathCases.peek(hasSensor: true)) == [])
    #expect(Self.missed(in: PathCases.appIcon(hasSensor: true)) == [])
  }
}
