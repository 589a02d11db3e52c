import Foundation
import PressureProof
import Testing

/// The seeds and findings of the fuzzers break no rule, and reveal every flaw.
@Suite struct CorpusTests {
  private static func corpus(_ name: String) throws -> [(name: String, bytes: [UInt8])] {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    folder.appendPathComponent("Fuzz/Corpus/\(name)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  @Test func `samples break no rule`() throws {
    let faults = try Self.corpus("samples").flatMap { name, bytes in
      SampleFuzzing.faults(in: bytes).map { "\(name): \($0)" }
    }
    expect(faults, equals: [])
  }

  @Test(arguments: Flaw.allCases)
  func `samples find every flaw`(flaw: Flaw) throws {
    let found = try Self.corpus("samples").filter {
      !SampleFuzzing.faults(in: $0.bytes, flaw: flaw).isEmpty
    }
    #expect(!found.isEmpty)
  }

  @Test func `traces break no rule`() throws {
    let faults = try Self.corpus("traces").flatMap { name, bytes in
      TraceFuzzing.faults(in: bytes).map { "\(name): \($0)" }
    }
    expect(faults, equals: [])
  }

  @Test func `traces find a writer that rounds`() throws {
    let found = try Self.corpus("traces").filter {
      !TraceFuzzing.faults(in: $0.bytes, flaw: .roundsForces).isEmpty
    }
    #expect(!found.isEmpty)
  }

  @Test(arguments: ProofEntry.all)
  func `random inputs break no rule`(control: ProofEntry) {
    let outcome = control.run(100_000, seed: 1)
    expect(outcome.faults, equals: [])
    // Enough acts and cancels occurred for a fault to show.
    #expect(outcome.acts > 20)
    #expect(outcome.cancels > 200)
  }

  @Test(arguments: Flaw.allCases)
  func `random inputs find every flaw`(flaw: Flaw) {
    let found = ProofEntry.all.filter {
      !$0.run(20_000, seed: 1, flaw: flaw).faults.isEmpty
    }
    #expect(!found.isEmpty)
  }
}
