import Foundation
import Testing

/// Docs/pitfalls.md lists every pitfall with the tests that carry its number, and no others.
@Suite struct PitfallListTests {
  private static let project: URL = {
    // Another package may have it by a link.
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  @Test func `every pitfall has the tests that are listed`() throws {
    let listed = try Self.listed()
    // Nobody loses one on the way.
    #expect(listed.map(\.number) == Array(1...35))
    let found = try Self.found()
    let tests = listed.map { row in row.tests.map { "\(row.number) \($0)" } }
    #expect(tests.joined().sorted() == found.sorted())
    #expect(tests.filter(\.isEmpty) == [])
  }

  /// The rows of the table: the number in the first column, the names of tests in the last.
  private static func listed() throws -> [(number: Int, tests: [String])] {
    let page = project.appendingPathComponent("Docs/pitfalls.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count > 2,
        let number = Int(cells[1].trimmingCharacters(in: .whitespaces))
      else { return nil }
      let names = cells[cells.count - 2].split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      return (number, names)
    }
  }

  /// "7 PitfallTests" for each file with a test of that number, in Swift or in Python.
  private static func found() throws -> Set<String> {
    var found: Set<String> = []
    for folder in ["Tests", "Tools/Tests", "Stubs/Tests"] {
      let place = project.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() {
        guard ["swift", "py"].contains(file.pathExtension) else { continue }
        let name = file.deletingPathExtension().lastPathComponent
        let text = try String(contentsOf: file, encoding: .utf8)
        for number in numbers(in: text, ofSwift: file.pathExtension == "swift") {
          found.insert("\(number) \(name)")
        }
      }
    }
    return found
  }

  private static func numbers(in text: String, ofSwift isSwift: Bool) -> [Int] {
    // Not in one piece, or this file would have a test without a number.
    let (beginning, end) = isSwift ? ("func `" + "pitfall ", ":") : ("@pytest.mark.pitfall(", ")")
    return text.components(separatedBy: beginning).dropFirst().flatMap { rest in
      // One that is no number is in no list either.
      (rest.components(separatedBy: end).first ?? "").split(separator: ",").map {
        Int($0.trimmingCharacters(in: .whitespaces)) ?? -1
      }
    }
  }
}
