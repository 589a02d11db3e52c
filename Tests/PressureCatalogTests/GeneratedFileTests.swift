import Foundation
import PressureCatalog
import Testing

@Suite struct GeneratedFileTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: GeneratedFiles.all.keys.sorted())
  func `what is made of the list of controls is fresh`(path: String) throws {
    let file = GeneratedFileTests.project.appendingPathComponent(path)
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == GeneratedFiles.all[path], "run script/generate")
  }
}
