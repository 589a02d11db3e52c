import Foundation
import Testing

/// ARCHITECTURE.md names the files that a touch goes through.
struct ArchitectureTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..")

  @Test func `A touch goes through at most fifteen files on each host, and they are there`() throws
  {
    let page = try String(
      contentsOf: Self.project.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let part = try #require(
      page.components(separatedBy: "\n## ").first { $0.hasPrefix("From a touch to a pixel\n") })
    let lists = part.components(separatedBy: "\n1. ").dropFirst()
    #expect(lists.count == 2)
    for list in lists {
      let files = ("1. " + list).matches(of: /\d+\. `([^`]+)`/).map { String($0.1) }
      #expect((10...15).contains(files.count))
      for file in files {
        let path = Self.project.appendingPathComponent(file).path
        #expect(FileManager.default.fileExists(atPath: path), "\(file)")
      }
    }
  }
}
