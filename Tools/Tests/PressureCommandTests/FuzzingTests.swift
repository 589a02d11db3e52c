import CommandProof
import Foundation
import Testing

/// The seeds of the fuzzers break no rule, and reveal every flaw.
@Suite struct FuzzingTests {
  private static func names(
    _ corpus: String, _ faults: ([UInt8]) -> [String]
  ) throws -> [String] {
    let folder = OutsideChecker.project.appendingPathComponent("Fuzz/Corpus/\(corpus)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
      !faults([UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))).isEmpty
    }
  }

  @Test func `Seeds break no rule`() throws {
    expect(try Self.names("declarations") { DeclarationFuzzing.faults(in: $0) }, equals: [])
    expect(try Self.names("masses") { MassFuzzing.faults(in: $0) }, equals: [])
    expect(try Self.names("recordings") { RecordingFuzzing.faults(in: $0) }, equals: [])
  }

  @Test func `Seeds find every flaw`() throws {
    for flaw in DeclarationFuzzing.Flaw.allCases {
      #expect(
        try Self.names("declarations") { DeclarationFuzzing.faults(in: $0, flaw: flaw) } != [])
    }
    for flaw in MassFuzzing.Flaw.allCases {
      #expect(try Self.names("masses") { MassFuzzing.faults(in: $0, flaw: flaw) } != [])
    }
    for flaw in RecordingFuzzing.Flaw.allCases {
      #expect(try Self.names("recordings") { RecordingFuzzing.faults(in: $0, flaw: flaw) } != [])
    }
  }
}
