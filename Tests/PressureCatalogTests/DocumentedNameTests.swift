import Foundation
import PressureCatalog
import Testing

/// What is written by hand of the elements has the names and defaults of the list of controls: the TypeScript types,
/// and the tables of the documentation.
@Suite struct DocumentedNameTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..")
  private static let pages = [
    "confirm": "confirm-button", "transition": "transitioning-button", "scale": "scale",
    "peek": "peek-pop", "menu": "quick-actions",
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: Catalog.controls.map(\.name))
  func `the types have each attribute as a property, and the states`(name: String) throws {
    let control = try #require(Catalog.controls.first { $0.name == name })
    let types = try Self.text("Web/pressurekit.d.ts")
    let words = control.element.split(separator: "-").map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    let part = try #require(
      types.components(separatedBy: "export class \(words.joined()) ").dropFirst().first)
    let body = part.components(separatedBy: "\n}\n")[0]
    let properties = body.matches(of: /\n  (?:get |set )?(\w+)\??[:(]/).map { String($0.1) }
    let wanted = ["disabled"] + control.options.map(\.attribute) + control.labels.map(\.attribute)
    #expect(wanted.map(Self.camelCase).filter { !properties.contains($0) } == [])
    let union = control.states.map { "'\($0)'" }.joined(separator: " | ")
    #expect(types.contains("State = \(union);"))
  }

  @Test(arguments: Catalog.controls.map(\.name))
  func `the tables have each attribute with its default, and each colour`(name: String) throws {
    let control = try #require(Catalog.controls.first { $0.name == name })
    let page = try Self.text("Docs/\(try #require(Self.pages[name])).md")
    var documented: [String: String] = [:]
    for row in page.matches(of: /\n\| `([a-z-]+)`(?: `\w+`)? \| ([^|]*) \|/) {
      documented[String(row.1)] = String(row.2)
    }
    for option in control.options {
      let isNever =
        option.standard.isInfinite
        && ["none", "never", "off"].contains(documented[option.attribute])
      let standard = option.isFlag ? "off" : Self.number(option.standard)
      #expect(isNever || documented[option.attribute] == standard, "\(option.attribute)")
    }
    for label in control.labels {
      #expect(documented[label.attribute] == label.standard, "\(label.attribute)")
    }
    #expect(control.colors.map(\.property).filter { !page.contains("`--pressure-\($0)`") } == [])
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(clamping: Int64(value.isFinite ? value : 0)))" : "\(value)"
  }

  /// `ramp-duration` as `rampDuration`.
  private static func camelCase(_ attribute: String) -> String {
    let words = attribute.split(separator: "-")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
