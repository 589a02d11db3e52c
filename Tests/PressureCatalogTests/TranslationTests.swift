import Foundation
import Testing

@testable import PressureCatalog
@testable import PressureHosting

@Suite struct TranslationTests {
  @Test(arguments: Translation.all.map(\.language))
  func `each language has the same words as English`(language: String) throws {
    let translation = try #require(Translation.all.first { $0.language == language })
    let names = Translation.nativeWords.map(\.name)
    expect(Set(names).count, equals: names.count)
    expect(translation.words.keys.sorted(), equals: names.sorted())
    // A word is written between quotes, without escapes, in a script and in a table of strings.
    let unusable = translation.words.values.filter { word in
      word.isEmpty || word.contains { "'\"\\\n".contains($0) }
    }
    expect(unusable, equals: [])
  }

  @Test func `words that are never shown are not translated`() {
    let names = Set(Translation.nativeWords.map(\.name))
    #expect(names.isDisjoint(with: ["unit", "mode", "type", "progress", "href", "name", "src"]))
  }

  @Test func `hosts and pages have the same words for a scale`() {
    let words = Translation.english.words
    let scale = ScaleWords.english
    let said = [
      "scale": scale.name, "weigh-hint": scale.hint,
      "simulation-hint": scale.simulationHint, "tare-label": scale.tare, "gram": scale.gram,
      "grams": scale.grams,
      "ounces": scale.ounces, "newtons": scale.newtons, "percent": scale.percent,
      "unmeasured": scale.unmeasured,
    ]
    expect(said, equals: words.filter { said.keys.contains($0.key) })
  }

  @Test func `an app without a resource bundle speaks English`() {
    let said = KitWord.$tables.withValue(nil) { TranslationTests.said }
    expect(said, equals: Translation.english.words.filter { said.keys.contains($0.key) })
  }

  @Test func `a word that is missing in a language's table is English`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#""tare-label" = "Tara";"#.utf8).write(
      to: folder.appendingPathComponent("Localizable.strings"))
    let table = try #require(Bundle(path: folder.path))
    let said = KitWord.$tables.withValue(table) { TranslationTests.said }
    var expected = Translation.english.words.filter { said.keys.contains($0.key) }
    expected["tare-label"] = "Tara"
    expect(said, equals: expected)
  }

  /// The current texts of the kit's words, by name.
  private static var said: [String: String] {
    Dictionary(uniqueKeysWithValues: KitWord.allCases.map { ($0.rawValue, $0.text) })
  }

  @Test func `words that only native hosts use are not in the module of a page`() throws {
    let onlyNative = Translation.nativeWords.dropFirst(Translation.pageWords.count).map(\.name)
    expect(onlyNative.first, equals: "voiceover-hint")
    let german = try #require(Translation.all.first)
    expect(onlyNative.filter(german.module.contains), equals: [])
    expect(onlyNative.filter { !german.stringTable.contains("\"\($0)\" = ") }, equals: [])
  }
}
