import Foundation
import PressureProof
import PressureTesting
import Testing

/// Sequences of any length keep every property. The tests print the number of values.
@Suite(.serialized) struct ClosingTests {
  /// Frames are 1/8 s long in an ordinary run. In the long run (script/close), `PRESSURE_FRAMES` is their number per second.
  /// Times begin at a random value, because results must not depend on it.
  private static let frames = ProcessInfo.processInfo.environment["PRESSURE_FRAMES"]
  /// The words that a case's name must contain; all cases without any.
  private static let words = ProcessInfo.processInfo.environment["PRESSURE_CASE"] ?? ""
  private static let frame = 1 / (frames.flatMap(Double.init) ?? 8)

  /// The peak memory of the process in kilobytes, where the system reports it as Linux does.
  private static var memory: String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return peak?.filter(\.isNumber) ?? "?"
  }

  private static let cases = ProofCase.all.filter { proof in
    (!proof.isLong || frames != nil) && (words.isEmpty || proof.name.contains(words))
  }

  @Test(arguments: cases)
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
    // Write at once, because the long run takes minutes.
    FileHandle.standardOutput.write(Data(line.utf8))
    expect(report.violations.map(\.description), equals: [])
    #expect(report.isClosed)
  }
}

extension ProofCase: CustomTestStringConvertible {
  /// The name of the case.
  public var testDescription: String { name }
}
