import Foundation
import Testing

/// Each block of Swift in the guides is a file of this target, so the guides show code that compiles.
struct GuideTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let docs = folder.appendingPathComponent("../../../Docs")
  /// The pages that replace an app's own class by one of the kit's. Each has a table with a row for each old line.
  private static let lineByLine = [
    "from-app-delegate-actions", "from-force-button", "from-force-scale", "from-hold-button",
    "from-peek-delegate", "from-state-button",
  ]

  @Test func `The blocks of the guides are the files in Guide`() throws {
    let files = Self.folder.appendingPathComponent("Guide")
    let names = try FileManager.default.contentsOfDirectory(atPath: files.path).sorted()
    let pages = try (["first-app", "from-uikit", "scale"] + Self.lineByLine).map(Self.blocks)
    #expect(pages.flatMap(\.keys).sorted() == names)
    for (name, block) in pages.joined() {
      let file = try String(contentsOf: files.appendingPathComponent(name), encoding: .utf8)
      // A test target has its own main.
      #expect(block.replacingOccurrences(of: "@main\n", with: "") == file)
    }
  }

  @Test func `Each section about a control is shorter than 45 lines`() throws {
    let ways = try Self.text("from-uikit").components(separatedBy: "\n### ").dropFirst()
    #expect(ways.count == 18)
    for way in ways {
      let own = way.components(separatedBy: "\n## ")[0]
      #expect(own.split(separator: "\n", omittingEmptySubsequences: false).count < 45)
    }
  }

  @Test func `Each file of the first app has at most 20 lines`() throws {
    for (name, block) in try Self.blocks(of: "first-app") {
      // The first line has the name. Empty lines do not count, either.
      let lines = block.split(separator: "\n").dropFirst()
      #expect(lines.count <= 20, "\(name)")
    }
  }

  @Test func `All pages that compare lines are tested, and linked in the overview`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.docs.path)
      .filter { $0.hasPrefix("from-") && $0 != "from-uikit.md" }.sorted()
    #expect(names == Self.lineByLine.map { $0 + ".md" })
    let overview = try Self.text("from-uikit")
    for name in names { #expect(overview.contains("(\(name))"), "\(name)") }
  }

  /// A row has the old line, the new line and a note. The new line must be in the page's code.
  @Test(arguments: lineByLine)
  func `The new lines of a page are in its code`(_ page: String) throws {
    let text = try Self.text(page)
    // The old code of a page is before this part.
    let parts = text.components(separatedBy: "\n## The new code\n")
    try #require(parts.count == 2)
    #expect(parts[1].split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
    // Every second piece is a block.
    let pieces = parts[1].components(separatedBy: "\n```")
    let code = pieces.indices.filter { $0 % 2 == 1 }.map { pieces[$0] }.joined()
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count >= 12)
    for row in rows {
      let cells = row.components(separatedBy: " | ")
      try #require(cells.count == 3, "\(row)")
      if cells[1] == "nothing" { continue }
      let spans = cells[1].components(separatedBy: "`")
      // Every second span is code. Commas separate the spans, and there is no other text.
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

  /// The blocks of a page by the file names in their first lines.
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
