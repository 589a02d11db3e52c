import Foundation
import Testing

@testable import PressureCatalog

@Suite struct GeneratedFileTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: GeneratedFiles.all.keys.sorted())
  func `what is made of the list of controls is fresh`(path: String) throws {
    let file = GeneratedFileTests.project.appendingPathComponent(path)
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == GeneratedFiles.all[path], "run script/generate")
  }

  @Test func `what is made of it in other files is fresh, and there once`() throws {
    for section in GeneratedFiles.sections {
      let file = GeneratedFileTests.project.appendingPathComponent(section.path)
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(section.replacing(in: written) == written, "run script/generate for \(section.path)")
    }
  }

  @Test func `a section ends with the next empty line, and one that is there twice is none`() {
    let section = GeneratedFiles.Section(path: "", mark: "here", lines: ["new", "lines"])
    #expect(
      section.replacing(in: "a\n// here\nold\nolder\n\nb\n") == "a\n// here\nnew\nlines\n\nb\n")
    #expect(section.replacing(in: "// here\nold") == "// here\nnew\nlines")
    #expect(section.replacing(in: "// here\n\n// here\n") == nil)
    #expect(section.replacing(in: "") == nil)
  }
}
