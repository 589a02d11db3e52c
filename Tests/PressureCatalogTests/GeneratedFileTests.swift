import Foundation
import Testing

@testable import PressureCatalog

@Suite struct GeneratedFileTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: GeneratedFiles.all.keys.sorted())
  func `a file that is generated from the catalogue is up to date`(path: String) throws {
    let file = GeneratedFileTests.project.appendingPathComponent(path)
    let written = try String(contentsOf: file, encoding: .utf8)
    expect(written, equals: GeneratedFiles.all[path], "run script/generate")
  }

  @Test func `a generated section of another file is up to date and occurs once`() throws {
    for section in GeneratedFiles.sections {
      let file = GeneratedFileTests.project.appendingPathComponent(section.path)
      let written = try String(contentsOf: file, encoding: .utf8)
      expect(
        section.replacing(in: written), equals: written, "run script/generate for \(section.path)")
    }
  }

  @Test
  func `a section ends at the next empty line, and a duplicate or missing section is an error`() {
    let section = GeneratedFiles.Section(path: "", mark: "here", lines: ["new", "lines"])
    expect(
      section.replacing(in: "a\n// here\nold\nolder\n\nb\n"),
      equals: "a\n// here\nnew\nlines\n\nb\n")
    expect(section.replacing(in: "// here\nold"), equals: "// here\nnew\nlines")
    #expect(section.replacing(in: "// here\n\n// here\n") == nil)
    #expect(section.replacing(in: "") == nil)
  }
}
