import Foundation
import Testing

@testable import PressureCatalog

/// The documents and files about the elements that are written by hand have the names of the catalogue.
@Suite struct DocumentedNameTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..")
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: Catalog.elements.map(\.tag))
  func `the documentation names each colour`(tag: String) throws {
    let element = try #require(Catalog.elements.first { $0.tag == tag })
    let page = try Self.text(element.document)
    expect(
      element.control.colors.map(\.property).filter { !page.contains("`--pressure-\($0)`") },
      equals: [])
  }

  @Test(arguments: Catalog.elements.map(\.tag))
  func `the documentation names each part and no others`(tag: String) throws {
    let element = try #require(Catalog.elements.first { $0.tag == tag })
    let page = try Self.text(element.document)
    let sentence = try #require(page.firstMatch(of: /Parts: ([^.]*)\./)).1
    let names = sentence.matches(of: /`([a-z]+)`/).map { String($0.1) }
    expect(Set(names), equals: Set(element.parts.map(\.name)))
  }

  /// A page's elements have more colours and parts, for the button at rest and for the layers over the page.
  @Test func `an element has its control's colours first, and its parts`() {
    for element in Catalog.elements {
      let colors = element.control.colors.map(\.property)
      expect(Array(element.customProperties.map(\.name).prefix(colors.count)), equals: colors)
      let parts = Set(element.parts.map(\.name))
      expect(element.control.layers.compactMap(\.part).filter { !parts.contains($0) }, equals: [])
    }
  }

  @Test func `the catalogue has the version of the package`() throws {
    let manifest = try Self.text("Web/package/package.json")
    #expect(manifest.contains("\"version\": \"\(Catalog.version)\","))
  }
}
