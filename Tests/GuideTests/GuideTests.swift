import Foundation
import Testing

/// The examples in the guide compile and pass: each of its Swift blocks is a file of this target.
struct GuideTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let page = folder.appendingPathComponent("../../Docs/testing.md")

  @Test func everyBlockEqualsItsFileInTheGuideFolder() throws {
    let files = Self.folder.appendingPathComponent("Guide")
    let names = try FileManager.default.contentsOfDirectory(atPath: files.path).sorted()
    let blocks = try Self.blocks()
    #expect(blocks.keys.sorted() == names)
    for name in names {
      let file = try String(contentsOf: files.appendingPathComponent(name), encoding: .utf8)
      #expect(blocks[name] == file)
    }
  }

  /// Returns the blocks by the file names in their first lines.
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
