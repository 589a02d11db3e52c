import QuickActions
import Testing

@Suite struct QuickActionDeclarationTests {
  private func action(_ entries: (String, QuickActionValue)...) -> QuickActionValue {
    .dictionary(entries.map { QuickActionEntry($0.0, $0.1) })
  }

  private func faults(_ value: QuickActionValue, needsURL: Bool = false) -> [QuickActionFault] {
    do throws(QuickActionFaults) {
      _ = try QuickActionDeclaration(value, needsURL: needsURL)
      return []
    } catch {
      return error.all
    }
  }

  @Test func itReadsAllFields() throws {
    let info = [QuickActionEntry("b", .boolean(false)), QuickActionEntry("a", .number(0.5))]
    let value = QuickActionValue.list([
      action(("title", .string("A")), ("type", .string("org.a.a"))),
      action(
        ("type", .string("org.a.b")), ("title", .string("B")),
        ("localizedTitles", action(("de", .string("Be")), ("pt-BR", .string("Bê")))),
        ("subtitle", .string("b")), ("localizedSubtitles", action(("de", .string("be")))),
        ("icon", .string("capturePhoto")), ("iconFile", .string("b.png")),
        ("iconSymbol", .string("b.circle")), ("image", .string("/b.png")),
        ("imageSizes", .string("96x96")), ("url", .string("?b")), ("userInfo", .dictionary(info))),
    ])
    expect(
      try QuickActionDeclaration(value).actions,
      equals: [
        QuickAction(type: "org.a.a", title: "A"),
        QuickAction(
          type: "org.a.b", title: "B", localizedTitles: ["de": "Be", "pt-BR": "Bê"], subtitle: "b",
          localizedSubtitles: ["de": "be"], icon: .capturePhoto, iconFile: "b.png",
          iconSymbol: "b.circle", image: "/b.png", imageSizes: "96x96", url: "?b", userInfo: info),
      ])
    expect(
      faults(value, needsURL: true),
      equals: [
        QuickActionFault(QuickActionPlace(action: 0, .url), .missing)
      ])
  }

  @Test(arguments: [QuickActionValue.null, .string("[]"), .integer(1), .dictionary([])])
  func notAList(value: QuickActionValue) {
    expect(faults(value), equals: [QuickActionFault(QuickActionPlace(), .notAList)])
  }

  @Test func anEmptyList() {
    expect(faults(.list([])), equals: [QuickActionFault(QuickActionPlace(), .noAction)])
  }

  /// A field that cannot be read has only that one fault, and is not reported as missing too.
  @Test func allFaultsInOrder() {
    let value = QuickActionValue.list([
      action(),
      action(
        ("subtitel", .string("b")), ("url", .integer(1)), ("type", .string("org.a.b")),
        ("userInfo", .list([])), ("icon", .string("Add")), ("title", .list([])),
        ("url", .null)),
      .list([]),
      action(
        ("type", .string("org.a.b")), ("title", .null), ("subtitle", .null), ("icon", .null),
        ("url", .null), ("userInfo", .null)),
      action(("type", .boolean(true)), ("title", .string("E")), ("", .null), ("", .null)),
    ])
    expect(
      faults(value, needsURL: true),
      equals: [
        QuickActionFault(QuickActionPlace(action: 0, .type), .missing),
        QuickActionFault(QuickActionPlace(action: 0, .title), .missing),
        QuickActionFault(QuickActionPlace(action: 0, .url), .missing),
        QuickActionFault(QuickActionPlace(action: 1, .title), .notText),
        QuickActionFault(QuickActionPlace(action: 1, .icon), .unknownIcon("Add")),
        QuickActionFault(QuickActionPlace(action: 1, .url), .notText),
        QuickActionFault(QuickActionPlace(action: 1, .userInfo), .notADictionary),
        QuickActionFault(QuickActionPlace(action: 1, [.key("subtitel")]), .unknownField),
        QuickActionFault(QuickActionPlace(action: 1, [.key("url")]), .repeatedKey),
        QuickActionFault(QuickActionPlace(action: 2), .notADictionary),
        QuickActionFault(QuickActionPlace(action: 3, .type), .repeatedType("org.a.b", first: 1)),
        QuickActionFault(QuickActionPlace(action: 3, .title), .missing),
        QuickActionFault(QuickActionPlace(action: 3, .subtitle), .null),
        QuickActionFault(QuickActionPlace(action: 3, .icon), .null),
        QuickActionFault(QuickActionPlace(action: 3, .url), .null),
        QuickActionFault(QuickActionPlace(action: 3, .userInfo), .null),
        QuickActionFault(QuickActionPlace(action: 4), .tooMany(5)),
        QuickActionFault(QuickActionPlace(action: 4, .type), .notText),
        QuickActionFault(QuickActionPlace(action: 4, .url), .missing),
        QuickActionFault(QuickActionPlace(action: 4, [.key("")]), .unknownField),
        QuickActionFault(QuickActionPlace(action: 4, [.key("")]), .repeatedKey),
      ])
  }

  /// The place of each fault in a localized text includes the language.
  @Test func faultsOfLocalizedTextsNameTheLanguage() {
    let value = QuickActionValue.list([
      action(
        ("type", .string("org.a.a")), ("title", .string("A")),
        ("localizedTitles", .string("de")), ("localizedSubtitles", action())),
      action(
        ("type", .string("org.a.b")), ("title", .string("B")),
        (
          "localizedTitles",
          action(
            ("de", .null), ("en", .integer(1)), ("fr", .string("B")), ("fr", .string("C")),
            ("xyzw", .string("")))
        ), ("localizedSubtitles", action(("de", .string("b"))))),
      action(
        ("type", .string("org.a.c")), ("title", .string("C")), ("subtitle", .string("c")),
        (
          "localizedTitles",
          action(("fr", .string(" ")), ("De", .string("C")), ("de", .string("a\nb")))
        ), ("localizedSubtitles", action(("german", .string("c"))))),
    ])
    func place(_ action: Int, _ field: String, _ tag: String) -> QuickActionPlace {
      QuickActionPlace(action: action, [.key(field), .key(tag)])
    }
    expect(
      faults(value),
      equals: [
        QuickActionFault(QuickActionPlace(action: 0, .localizedTitles), .notADictionary),
        QuickActionFault(QuickActionPlace(action: 0, .localizedSubtitles), .empty),
        QuickActionFault(place(1, "localizedTitles", "de"), .null),
        QuickActionFault(place(1, "localizedTitles", "en"), .notText),
        QuickActionFault(place(1, "localizedTitles", "fr"), .repeatedKey),
        QuickActionFault(QuickActionPlace(action: 1, .subtitle), .missing),
        QuickActionFault(place(2, "localizedTitles", "De"), .notLanguage),
        QuickActionFault(place(2, "localizedTitles", "de"), .controlCharacter),
        QuickActionFault(place(2, "localizedTitles", "fr"), .empty),
        QuickActionFault(place(2, "localizedSubtitles", "german"), .notLanguage),
      ])
  }
}
