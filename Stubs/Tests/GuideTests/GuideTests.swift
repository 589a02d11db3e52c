import Foundation
import Testing

/// What the guides show is what compiles: each of their blocks of Swift is a file of this target.
struct GuideTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let docs = folder.appendingPathComponent("../../../Docs")
  /// From a class of one's own to the kit's, a line of the old one a row.
  private static let lineByLine = [
    "from-app-delegate-actions", "from-force-button", "from-force-scale", "from-peek-delegate",
    "from-state-button",
  ]

  @Test func theirBlocksAreTheFilesBesideThis() throws {
    let files = Self.folder.appendingPathComponent("Guide")
    let names = try FileManager.default.contentsOfDirectory(atPath: files.path).sorted()
    let pages = try (["first-app", "from-uikit", "scale"] + Self.lineByLine).map(Self.blocks)
    #expect(pages.flatMap(\.keys).sorted() == names)
    for (name, block) in pages.joined() {
      let file = try String(contentsOf: files.appendingPathComponent(name), encoding: .utf8)
      // A test has a main already.
      #expect(block.replacingOccurrences(of: "@main\n", with: "") == file)
    }
  }

  @Test func eachWayIsUnderAPage() throws {
    let ways = try Self.text("from-uikit").components(separatedBy: "\n### ").dropFirst()
    #expect(ways.count == 15)
    for way in ways {
      let own = way.components(separatedBy: "\n## ")[0]
      #expect(own.split(separator: "\n", omittingEmptySubsequences: false).count < 45)
    }
  }

  @Test func aFirstAppIsOfTwentyLines() throws {
    for (name, block) in try Self.blocks(of: "first-app") {
      // Without its name and what is empty.
      let lines = block.split(separator: "\n").dropFirst()
      #expect(lines.count <= 20, "\(name)")
    }
  }

  @Test func allPagesOfLinesAreHere() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.docs.path)
      .filter { $0.hasPrefix("from-") && $0 != "from-uikit.md" }.sorted()
    #expect(names == Self.lineByLine.map { $0 + ".md" })
    let overview = try Self.text("from-uikit")
    for name in names { #expect(overview.contains("(\(name))"), "\(name)") }
  }

  /// A row is the old line, the new one, and a note: what is said to be the new line is in the code.
  @Test(arguments: lineByLine)
  func itsNewLinesAreInItsCode(_ page: String) throws {
    let text = try Self.text(page)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
    let code = try Self.blocks(of: page).values.joined()
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count >= 12)
    for row in rows {
      let cells = row.components(separatedBy: " | ")
      try #require(cells.count == 3, "\(row)")
      if cells[1] == "nothing" { continue }
      let spans = cells[1].components(separatedBy: "`")
      // Every second one is code; between two of them there is a comma, and nothing around them.
      for (index, span) in spans.enumerated() {
        if index % 2 == 1 {
          #expect(code.contains(span), "\(span)")
        } else {
          #expect(span == (index == 0 || index == spans.count - 1 ? "" : ", "), "\(row)")
        }
      }
    }
  }

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: docs.appendingPathComponent(page + ".md"), encoding: .utf8)
  }

  /// The blocks of a page by the names in their first lines.
  private static func blocks(of page: String) throws -> [String: String] {
    var blocks: [String: String] = [:]
    for part in try text(page).components(separatedBy: "\n```swift\n").dropFirst() {
      let block = part.components(separatedBy: "\n```\n")[0] + "\n"
      let name = try #require(block.split(separator: "\n").first?.dropFirst("// ".count))
      blocks[String(name)] = block
    }
    return blocks
  }
}
