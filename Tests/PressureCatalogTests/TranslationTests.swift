import PressureHosting
import Testing

@testable import PressureCatalog

@Suite struct TranslationTests {
  @Test(arguments: Translation.all.map(\.language))
  func `each language has a word for each of English, and no other`(language: String) throws {
    let translation = try #require(Translation.all.first { $0.language == language })
    let names = Translation.nativeWords.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(translation.words.keys.sorted() == names.sorted())
    // As it stands between the quotes of a script, and of a table of strings.
    let unusable = translation.words.values.filter { word in
      word.isEmpty || word.contains { "'\"\\\n".contains($0) }
    }
    #expect(unusable == [])
  }

  @Test func `what is chosen and not read is not translated`() {
    let names = Set(Translation.nativeWords.map(\.name))
    #expect(names.isDisjoint(with: ["unit", "mode", "type", "progress", "href", "name", "src"]))
  }

  @Test func `hosts and pages say the same of a scale`() {
    let words = Translation.english.words
    let scale = ScaleWords.english
    let said = [
      "scale": scale.name, "weigh-hint": scale.hint,
      "simulation-hint": scale.simulationHint, "tare-label": scale.tare, "gram": scale.gram,
      "grams": scale.grams,
      "ounces": scale.ounces, "newtons": scale.newtons, "percent": scale.percent,
      "unmeasured": scale.unmeasured,
    ]
    #expect(said == words.filter { said.keys.contains($0.key) })
  }

  @Test func `what only native hosts say is on no page`() throws {
    let onlyNative = Translation.nativeWords.dropFirst(Translation.pageWords.count).map(\.name)
    #expect(onlyNative.first == "voiceover-hint")
    let german = try #require(Translation.all.first)
    #expect(onlyNative.filter(german.module.contains) == [])
    #expect(onlyNative.filter { !german.stringTable.contains("\"\($0)\" = ") } == [])
  }
}
