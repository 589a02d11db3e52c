import Foundation
import Testing

/// Docs/pitfalls.md lists every pitfall with the tests that carry its number, and no others.
@Suite struct PitfallListTests {
  private static let project: URL = {
    // Another package may contain this file as a symbolic link.
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  @Test func `every pitfall has exactly the tests that are listed`() throws {
    let listed = try Self.listed()
    // No number is missing.
    expect(listed.map(\.number), equals: Array(1...35))
    let found = try Self.found()
    let tests = listed.map { row in row.tests.map { "\(row.number) \($0)" } }
    expect(tests.joined().sorted(), equals: found.sorted())
    expect(tests.filter(\.isEmpty), equals: [])
  }

  /// Reads the rows of the table: the number in the first column, the names of tests in the last.
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

  /// Returns "7 PitfallTests" for each Swift or Python file with a test of that number.
  private static func found() throws -> Set<String> {
    var found: Set<String> = []
    for folder in ["Tests", "Tools/Tests"] {
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
    // In two parts: otherwise this line itself would count as a test.
    let (beginning, end) = isSwift ? ("func `" + "pitfall ", ":") : ("@pytest.mark.pitfall(", ")")
    return text.components(separatedBy: beginning).dropFirst().flatMap { rest in
      // A malformed number becomes -1, which is in no list, so the test fails.
      (rest.components(separatedBy: end).first ?? "").split(separator: ",").map {
        Int($0.trimmingCharacters(in: .whitespaces)) ?? -1
      }
    }
  }
}
