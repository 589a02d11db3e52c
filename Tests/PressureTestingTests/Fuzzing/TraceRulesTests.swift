import PressureKit
import PressureProof
import PressureTesting
import Testing

/// A trace shows a control that breaks a rule.
@Suite struct TraceRulesTests {
  /// Returns a complete press, or one that lifts halfway.
  private static func press(isWhole: Bool) throws -> Trace {
    let samples: [(Double, ContactPhase, Double, Double)] =
      isWhole
      ? [
        (0, .began, 22, 0.4), (0.2, .moved, 22, 6), (0.4, .moved, -59, 3), (0.6, .ended, -59, 0),
      ]
      : [(0, .began, 22, 0.4), (0.2, .moved, 22, 1), (0.4, .ended, 22, 0)]
    var trace = Trace(maximum: ForceReading.fullScale, source: .pen)
    for (time, phase, y, force) in samples {
      try trace.append(
        TraceSample(time: time, phase: phase, position: Point(x: 22, y: y), force: force))
    }
    return trace
  }

  @Test func `the control breaks no rule`() throws {
    for isWhole in [true, false] {
      expect(try Self.press(isWhole: isWhole).brokenRules(on: ConfirmAction()), equals: [])
    }
  }

  @Test(arguments: [Flaw.firesTwice, .drawsTooOpaque, .firesOnAnyLift])
  func `a flaw is found`(flaw: Flaw) throws {
    let trace = try Self.press(isWhole: flaw != .firesOnAnyLift)
    #expect(!trace.brokenRules(on: Flawed(base: ConfirmAction(), flaw: flaw)).isEmpty)
  }
}
