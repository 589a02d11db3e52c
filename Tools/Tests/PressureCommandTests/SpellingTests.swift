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
    expect(Spelling.nearest(to: text, in: Self.names), equals: names)
  }

  /// A misspelt command is named, and a fault of its arguments is not.
  @Test(arguments: [
    (["calibrte"], "pressure", "\"pressure calibrte\" is not a command; did you mean calibrate?"),
    (
      ["calibrte", "masses.csv", "--plot", "a.svg"], "pressure",
      "\"pressure calibrte\" is not a command; did you mean calibrate?"
    ),
    (
      ["weigh", "masses.csv"], "pressure",
      "\"pressure weigh\" is not a command; use one of calibrate, replay, trace, quick-actions"
    ),
    (
      ["trace", "improt", "a"], "pressure trace",
      "\"pressure trace improt\" is not a command; did you mean import?"
    ),
    (
      ["quick-actions", "\u{1B}", "a"], "pressure quick-actions",
      "\"pressure quick-actions \\u{1B}\" is not a command; use one of export"
    ),
  ])
  func unknownCommands(words: [String], group: String, sentence: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    expect(
      try await PressureProcess.run(words, in: folder),
      equals: .init(
        errors: """
          Error: \(sentence)
          Usage: \(group) <subcommand>
            See '\(group) --help' for more information.

          """, status: 64))
  }

  @Test(arguments: [
    ["calibrate"], ["calibrate", "a", "b"], ["trace", "--hlep"], ["--hlep", "a"],
  ])
  func otherFaultsOfArguments(words: [String]) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let ending = try await PressureProcess.run(words, in: folder)
    expect(ending.status, equals: 64)
    #expect(!ending.errors.contains("is not a command"))
  }

  @Test func allNearestNamesAreSuggested() {
    expect(Spelling.nearest(to: "lame", in: ["name", "game", "games"]), equals: ["name", "game"])
    expect(Spelling.nearest(to: "a", in: []), equals: [])
  }
}
