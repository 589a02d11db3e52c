import Testing

@testable import PressureCommand

@Suite struct SpellingTests {
  private static let names = ["type", "title", "subtitle", "icon", "url", "userInfo"]

  @Test(arguments: [
    ("title", ["title"]), ("Title", ["title"]), ("titel", ["title"]), ("titl", ["title"]),
    ("titles", ["title"]), ("tytle", ["title"]), ("sub_title", ["subtitle"]),
    ("subTitel", ["subtitle"]), ("uri", ["url"]), ("lru", []), ("userinfos", ["userInfo"]),
    ("tipe", ["type"]), ("name", []), ("", []), (String(repeating: "title", count: 100_000), []),
  ])
  func nearest(text: String, names: [String]) {
    #expect(Spelling.nearest(to: text, in: Self.names) == names)
  }

  @Test func allNearestNamesAreSuggested() {
    #expect(Spelling.nearest(to: "lame", in: ["name", "game", "games"]) == ["name", "game"])
    #expect(Spelling.nearest(to: "a", in: []) == [])
  }
}
