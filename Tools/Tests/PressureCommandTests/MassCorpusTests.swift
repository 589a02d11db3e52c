import Foundation
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// The seeds and findings of the fuzzer of tables are refused with a message, or read and fitted.
@Suite struct MassCorpusTests {
  private static let folder = OutsideChecker.project.appendingPathComponent("Fuzz/Corpus/masses")

  @Test func everySeedIsReadOrRefused() throws {
    var said: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) {
      do throws(Failure) {
        let file = InputFile(
          path: Self.folder.appendingPathComponent(name).path, role: "", inputs: InputFiles())
        let text = try file.text(maximumMegabytes: 10, content: "a table of masses", format: "CSV")
        let fit = try Fit(MassTable(text, name: name).masses, name: name)
        said[name] = "\(fit.masses.count)"
      } catch {
        said[name] = error.sentences.joined(separator: "\n")
      }
    }
    expect(
      said,
      equals: [
        "almost-perfect": "5", "cr-only": "2", "example": "6", "largest": "3",
        "noise-that-grows": "12", "on-the-line": "4", "quoted": "2", "semicolons": "3",
        "two-points": "2",
        "decimal-commas": """
        decimal-commas:2: these look like decimals with a comma; write decimals with a point, and a whole number as 1.0
        """,
        "error-of-a-spreadsheet": """
        error-of-a-spreadsheet:3: the force "#N/A" is not a number; a comment begins with # and a space
        """,
        "mark-inside": """
        mark-inside:2: a quotation mark is inside a cell; put the whole cell in quotation marks, and write this one twice
        """,
        "nul": "nul:2: a cell contains a NUL character; check that the file is text",
        "one-force":
          "one-force: the force is 1 for different masses; the sensor did not respond to them",
      ])
  }
}
