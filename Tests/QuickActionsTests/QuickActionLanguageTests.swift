import QuickActions
import Testing

@Suite struct QuickActionLanguageTests {
  @Test(
    arguments: [
      ("de", ["de", nil, nil]), ("fil", ["fil", nil, nil]), ("pt-BR", ["pt", nil, "BR"]),
      ("es-419", ["es", nil, "419"]), ("zh-Hans", ["zh", "Hans", nil]),
      ("sr-Latn-RS", ["sr", "Latn", "RS"]), ("", nil), ("d", nil), ("germ", nil), ("De", nil),
      ("d3", nil), ("de-", nil), ("-DE", nil), ("de_DE", nil), ("de-de", nil), ("de-D", nil),
      ("de-DEU", nil), ("es-41", nil), ("zh-hans", nil), ("zh-HANS", nil), ("zh-Han", nil),
      ("zh-CN-Hans", nil), ("de-DE-1996", nil), ("Base", nil), ("de DE", nil),
    ] as [(String, [String?]?)])
  func tags(tag: String, parts: [String?]?) {
    let language = QuickActionLanguage(tag)
    expect(language.map { [$0.language, $0.script, $0.region] }, equals: parts)
  }

  /// The texts that a reader of each language sees.
  @Test(arguments: [
    ("de", "Neu", "Jetzt"), ("de-AT", "Neu", "Jetzt"), ("de-CH", "Nöi", "Jetzt"),
    ("de-CH-1996", "Nöi", "Jetzt"), ("zh-Hant-HK", "新", "Now"), ("zh-Hans", "New", "Now"),
    ("d", "New", "Now"), ("en", "New", "Now"), ("", "New", "Now"), ("-", "New", "Now"),
  ])
  func textsFallBackToTheNearestLanguage(language: String, title: String, subtitle: String) {
    var action = QuickAction(
      type: "org.a.b", title: "New",
      localizedTitles: ["de": "Neu", "de-CH": "Nöi", "zh-Hant": "新"],
      subtitle: "Now", localizedSubtitles: ["de": "Jetzt"])
    expect(action.localizedTitle(for: language), equals: title)
    expect(action.localizedSubtitle(for: language), equals: subtitle)
    action.subtitle = nil
    action.localizedSubtitles = [:]
    #expect(action.localizedSubtitle(for: language) == nil)
  }
}
