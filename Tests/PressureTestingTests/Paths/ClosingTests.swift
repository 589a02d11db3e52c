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

  /// The most memory that the process has had, in kilobytes, where the system tells it as Linux does.
  private static var memory: String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return peak?.filter(\.isNumber) ?? "?"
  }

  @Test(arguments: ProofCase.all.filter { !$0.isLong || frames != nil })
  func `all paths close`(of proof: ProofCase) {
    var random = Random(state: UInt64(proof.name.utf8.count))
    let start = Double(Int.random(in: 0..<1 << 20, using: &random)) * Self.frame
    let clock = ContinuousClock()
    let begin = clock.now
    let report = proof.close(Self.frame, start, 5_000_000)
    let seconds = begin.duration(to: clock.now) / .seconds(1)
    let line = """
      closed: \(proof.name): \(report.states) values, \(report.inputs) transitions of \(report.alphabet) steps, depth \
      \(report.depth), \(report.acts) acts, \(String(format: "%.1f", seconds)) s, \(Self.memory) kB so far

      """
    // At once: the long run takes minutes.
    FileHandle.standardOutput.write(Data(line.utf8))
    #expect(report.violations.map(\.description) == [])
    #expect(report.isClosed)
  }
}

extension ProofCase: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}
