import Foundation
import Testing

/// The guide "Test your own force control" shows the tests of Examples/Bell as they are, and one of Tests/Apple.
struct GuideTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..")
  private static let page = project.appendingPathComponent("Docs/testing.md")

  @Test func `Each block is a file of the bell's tests`() throws {
    let files = Self.project.appendingPathComponent("Examples/Bell/Tests/BellTests")
    let names = try FileManager.default.contentsOfDirectory(atPath: files.path).sorted()
    var blocks = try Self.blocks()
    // This one needs UIKit.
    let view = "ForceViewTests.swift"
    let folder = Self.project.appendingPathComponent("Tests/Apple/Tests/AppleControlTests")
    let file = try String(contentsOf: folder.appendingPathComponent(view), encoding: .utf8)
    #expect(blocks.removeValue(forKey: view).map { "#if canImport(UIKit)\n\($0)#endif\n" } == file)
    #expect(blocks.keys.sorted() == names)
    for name in names {
      let file = try String(contentsOf: files.appendingPathComponent(name), encoding: .utf8)
      #expect(blocks[name] == file)
    }
  }

  /// The blocks by the names in their first lines.
  private static func blocks() throws -> [String: String] {
    let text = try String(contentsOf: page, encoding: .utf8)
    var blocks: [String: String] = [:]
    for part in text.components(separatedBy: "\n```swift\n").dropFirst() {
      let block = part.components(separatedBy: "\n```\n")[0] + "\n"
      let name = try #require(block.split(separator: "\n").first?.dropFirst("// ".count))
      blocks[String(name)] = block
    }
    return blocks
  }
}
