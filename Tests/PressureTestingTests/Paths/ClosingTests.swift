import Foundation
import PressureProof
import PressureTesting
import Testing

/// Every sequence of any length keeps every property; how many values there are is printed.
@Suite(.serialized) struct ClosingTests {
  /// A sixteenth of a second in an ordinary run, and as many to the second as `PRESSURE_FRAMES` says in the long one
  /// (script/close). Times are counted from anywhere: nothing may depend on that.
  private static let frames = ProcessInfo.processInfo.environment["PRESSURE_FRAMES"]
  private static let frame = 1 / (frames.flatMap(Double.init) ?? 16)

  @Test(arguments: ProofCase.all.filter { !$0.isLong || frames != nil })
  func `all paths close`(of proof: ProofCase) {
    var random = Random(state: UInt64(proof.name.utf8.count))
    let start = Double(Int.random(in: 0..<1 << 20, using: &random)) * Self.frame
    let clock = ContinuousClock()
    let begin = clock.now
    let report = proof.close(Self.frame, start, 5_000_000)
    let seconds = begin.duration(to: clock.now) / .seconds(1)
    print(
      """
      closed: \(proof.name): \(report.states) values, \(report.inputs) transitions of \(report.alphabet) steps, depth \
      \(report.depth), \(report.acts) acts, \(String(format: "%.1f", seconds)) s
      """)
    #expect(report.violations.map(\.description) == [])
    #expect(report.isClosed)
  }
}

extension ProofCase: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}
