import Foundation
import PressureCatalog
import Testing

/// What is written by hand of the elements has the names of the list of controls.
@Suite struct DocumentedNameTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..")
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: Catalog.controls.map(\.name))
  func `the types have the states of each control`(name: String) throws {
    let control = try #require(Catalog.controls.first { $0.name == name })
    let types = try Self.text("Web/pressurekit.d.ts")
    let union = control.states.map { "'\($0)'" }.joined(separator: " | ")
    #expect(types.contains("State = \(union);"))
  }

  @Test(arguments: Catalog.controls.map(\.name))
  func `the documentation has each colour`(name: String) throws {
    let control = try #require(Catalog.controls.first { $0.name == name })
    let page = try Self.text(#require(Catalog.documents[name]))
    #expect(control.colors.map(\.property).filter { !page.contains("`--pressure-\($0)`") } == [])
  }
}
