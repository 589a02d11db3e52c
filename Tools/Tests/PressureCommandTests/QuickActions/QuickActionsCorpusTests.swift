import Foundation
import QuickActions
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// The seeds and findings of the fuzzer of declarations are refused with a message, or read without a fault.
@Suite struct QuickActionsCorpusTests {
  private static let folder = OutsideChecker.project.appendingPathComponent(
    "Fuzz/Corpus/declarations")

  @Test func everySeedIsReadOrRefused() throws {
    var read = 0
    var refused = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) {
      let file = QuickActionsFile(
        path: Self.folder.appendingPathComponent(name).path, inputs: InputFiles())
      do throws(Failure) {
        let actions = try file.declaration(needsURL: false).actions
        expect(QuickAction.faults(in: actions), equals: [], "\(name)")
        read += 1
      } catch {
        #expect(error.sentences != [], "\(name)")
        refused += 1
      }
    }
    #expect(read > 0)
    #expect(refused > 0)
  }
}
