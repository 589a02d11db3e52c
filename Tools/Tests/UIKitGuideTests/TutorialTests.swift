import Foundation
import Testing

/// The last step of each tutorial compiles: its file is a link in this target.
/// script/check-uikit checks that all steps are valid Swift.
struct TutorialTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL
  private static let catalog = project.appendingPathComponent(
    "Sources/PressureSwiftUI/PressureSwiftUI.docc")
  private static let resources = catalog.appendingPathComponent("Resources")

  @Test func `The steps of the tutorials are the files in Resources`() throws {
    var steps: [String] = []
    for name in try Self.names(in: catalog("Tutorials")) {
      let page = try String(contentsOf: catalog("Tutorials/\(name)"), encoding: .utf8)
      for part in page.components(separatedBy: "@Code(name: \"").dropFirst() {
        let words = part.components(separatedBy: "\"")
        // The resource has the name that the reader sees, and the number of the step.
        #expect(words[2].hasPrefix(words[0].dropLast(".swift".count) + "-"), "\(words[2])")
        steps.append(words[2])
      }
    }
    #expect(steps.count == Set(steps).count)
    #expect(steps.sorted() == (try Self.names(in: Self.resources).filter(Self.isSwift)))
  }

  @Test func `Each step differs from the one before`() throws {
    let names = try Self.names(in: Self.resources).filter(Self.isSwift)
    for (name, next) in zip(names, names.dropFirst()) where Self.page(name) == Self.page(next) {
      #expect(try Self.step(name) != Self.step(next), "\(next)")
    }
  }

  @Test func `The last steps are compiled`() throws {
    let names = try Self.names(in: Self.resources).filter(Self.isSwift)
    let last = Dictionary(names.map { (Self.page($0), $0) }, uniquingKeysWith: max)
    #expect(last.keys.sorted() == ["CoinScale", "NotesPage"])
    for (page, name) in last {
      let folder = Self.project.appendingPathComponent("Tools/Tests/UIKitGuideTests/Tutorial")
      let file = folder.appendingPathComponent("\(page).swift")
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.step(name), "\(name)")
    }
  }

  private func catalog(_ name: String) -> URL { Self.catalog.appendingPathComponent(name) }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private static func isSwift(_ name: String) -> Bool { name.hasSuffix(".swift") }

  private static func page(_ step: String) -> String { step.components(separatedBy: "-")[0] }

  private static func step(_ name: String) throws -> String {
    try String(contentsOf: resources.appendingPathComponent(name), encoding: .utf8)
  }
}
