import Foundation
import Testing

/// What the guide shows is what compiles: each of its blocks of Swift is a file of this target.
struct GuideTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let docs = folder.appendingPathComponent("../../../Docs")
  private static let page = docs.appendingPathComponent("from-uikit.md")

  @Test func itsBlocksAreTheFilesBesideThis() throws {
    let files = Self.folder.appendingPathComponent("Guide")
    let names = try FileManager.default.contentsOfDirectory(atPath: files.path).sorted()
    let blocks = try Self.blocks()
    #expect(blocks.keys.sorted() == names)
    for name in names {
      let file = try String(contentsOf: files.appendingPathComponent(name), encoding: .utf8)
      // A test has a main already.
      #expect(blocks[name]?.replacingOccurrences(of: "@main\n", with: "") == file)
    }
  }

  @Test func eachWayIsUnderAPage() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let ways = text.components(separatedBy: "\n### ").dropFirst()
    #expect(ways.count == 14)
    for way in ways {
      let own = way.components(separatedBy: "\n## ")[0]
      #expect(own.split(separator: "\n", omittingEmptySubsequences: false).count < 45)
    }
  }

  /// The blocks of the pages by the names in their first lines.
  private static func blocks() throws -> [String: String] {
    let pages = [page, docs.appendingPathComponent("scale.md")]
    let texts = try pages.map { try String(contentsOf: $0, encoding: .utf8) }
    var blocks: [String: String] = [:]
    for part in texts.flatMap({ $0.components(separatedBy: "\n```swift\n").dropFirst() }) {
      let block = part.components(separatedBy: "\n```\n")[0] + "\n"
      let name = try #require(block.split(separator: "\n").first?.dropFirst("// ".count))
      blocks[String(name)] = block
    }
    return blocks
  }
}
