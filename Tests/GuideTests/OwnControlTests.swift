import Foundation
import Testing

/// The guide "A control of your own" shows the files of Examples/Bell as they are.
struct OwnControlTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..")

  @Test
  func `Each block with a path above it is that file, and each host needs at most fifty lines`()
    throws
  {
    let page = try String(
      contentsOf: Self.project.appendingPathComponent("Docs/own-control.md"), encoding: .utf8)
    let blocks = page.matches(
      of: /`(Examples\/Bell\/[^`]+)`:\n\n```(?:swift|js)\n((?:(?!```)[\s\S])*)```\n/)
    var lines: [String: Int] = [:]
    for block in blocks {
      let file = Self.project.appendingPathComponent(String(block.1))
      #expect(try String(contentsOf: file, encoding: .utf8) == block.2, "\(block.1)")
      let host = block.1.contains("/Web/") ? "page" : String(block.1)
      lines[host, default: 0] +=
        block.2.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    }
    #expect(
      lines.keys.sorted() == [
        "Examples/Bell/Sources/Counter.swift", "Examples/Bell/Sources/CounterController.swift",
        "Examples/Bell/Sources/CounterViewController.swift", "page",
      ])
    #expect(lines.values.allSatisfy { $0 <= 50 }, "\(lines)")
  }
}
