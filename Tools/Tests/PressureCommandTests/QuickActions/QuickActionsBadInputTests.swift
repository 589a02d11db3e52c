import Foundation
import Testing

@testable import PressureCommand

/// Each bad input gives all messages and a status, and writes no file.
@Suite struct QuickActionsBadInputTests {
  @Test func allFaultsOfADeclarationAreReported() async throws {
    try await expectEnding(
      65,
      """
      [
        {"type": "new$", "titel": "New", "icon": "serch", "url": "/a b",
          "userInfo": {"list": [1, null, {"a b": null}], "text": "\\u0001"}},
        7,
        {"type": "org.a.b", "title": " ", "subtitle": 3, "icon": "rocket", "": 1},
        {"type": "org.a.b", "title": "a\\nb", "subtitle": null, "userInfo": []},
        {"type": "org.a.c", "title": "C", "Subtitle": "c", "colour": "blue"}
      ]
      """,
      [
        """
        action 1: type "new$" contains an unknown build setting; write \
        $(PRODUCT_BUNDLE_IDENTIFIER).new
        """,
        "action 1: title is missing",
        "action 1: icon \"serch\" is not a system icon; did you mean search?",
        "action 1: url \"/a b\" contains a space; write %20",
        "action 1: userInfo.list[2] is null; leave it out",
        "action 1: userInfo.list[3].\"a b\" is null; leave it out",
        "action 1: userInfo.text contains a control character, which is not allowed in a property list",
        "action 1: titel is not a field; did you mean title?",
        "action 2 is not an object; put it in { }",
        "action 3: title is empty",
        "action 3: subtitle is not text; put it in quotation marks",
        """
        action 3: icon "rocket" is not a system icon; use one of compose, play, pause, add, \
        location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, \
        invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, \
        taskCompleted, alarm, bookmark, shuffle, audio, update
        """,
        """
        action 3: "" is not a field; use one of type, title, localizedTitles, subtitle, \
        localizedSubtitles, icon, iconFile, iconSymbol, image, imageSizes, url, userInfo
        """,
        "action 4: type \"org.a.b\" is also the type of action 3; each action needs its own",
        "action 4: title contains a control character; it must be one line of text",
        "action 4: subtitle is null; leave it out",
        "action 4: userInfo is not an object; put it in { }",
        "action 5 is too many: there are 5 actions, and an icon shows at most 4",
        "action 5: Subtitle is not a field; did you mean subtitle?",
        """
        action 5: colour is not a field; use one of type, title, localizedTitles, subtitle, \
        localizedSubtitles, icon, iconFile, iconSymbol, image, imageSizes, url, userInfo
        """,
      ].map { "actions.json: \($0)" })
  }

  @Test func faultsOfLanguagesAndPictures() async throws {
    try await expectEnding(
      65,
      """
      [
        {"type": "$(TARGET_NAME).new", "title": "New", "localizedTitles": {"German": "Neu", "fr": 1},
          "localizedSubtitles": {"de": "Jetzt"}, "iconSymbol": "Plus", "imageSizes": "96"},
        {"type": "org.a.b", "title": "B", "localizedTitles": {}, "subtitle": "b",
          "localizedSubtitles": ["de"], "iconfile": "b", "image": "b c", "imageSizes": "96"}
      ]
      """,
      [
        """
        action 1: type "$(TARGET_NAME).new" contains an unknown build setting; write \
        $(PRODUCT_BUNDLE_IDENTIFIER).new
        """,
        "action 1: localizedTitles.fr is not text; put it in quotation marks",
        "action 1: subtitle is missing",
        "action 1: iconSymbol \"Plus\" is not an SF Symbol; the names look like square.and.pencil",
        "action 1: image is missing",
        "action 2: localizedTitles is empty",
        "action 2: localizedSubtitles is not an object; put it in { }",
        "action 2: image \"b c\" contains a space; write %20",
        "action 2: imageSizes \"96\" is not a list of sizes; write 96x96 or any",
        "action 2: iconfile is not a field; did you mean iconFile?",
      ].map { "actions.json: \($0)" })
    try await expectEnding(
      65,
      """
      [{"type": "org.a.b", "title": "B", "localizedTitles": {"German": "Be", "de-de": "Be"}}]
      """,
      [
        "action 1: localizedTitles.German is not a language tag; write it like de, pt-BR or zh-Hans",
        "action 1: localizedTitles.\"de-de\" is not a language tag; write it like de, pt-BR or zh-Hans",
      ].map { "actions.json: \($0)" })
  }

  /// A parser would otherwise keep only the last of two keys, or run a URL that is not that of a page.
  @Test func faultsOfKeysAndURLs() async throws {
    try await expectEnding(
      65,
      """
      [
        {"type": "org.a.b", "title": "B", "userInfo": {"\u{E9}": 1, "a": {"b": 1, "b": 2}, "e\u{301}": 2}},
        {"type": "org.a.c", "title": "C", "url": "javascript:alert(1)", "title": "D"},
        {"type": "org.a.d", "title": "D", "url": "--option"}
      ]
      """,
      [
        "action 1: userInfo.a.b appears more than once; keep only one",
        "action 1: userInfo.\"e\u{301}\" appears more than once; keep only one",
        """
        action 2: url "javascript:alert(1)" is not the URL of a page; write a path like /new, or begin with \
        https://
        """,
        "action 2: title appears more than once; keep only one",
        "action 3: url \"--option\" is not the URL of a page; write a path like /new, or begin with https://",
      ].map { "actions.json: \($0)" })
  }

  @Test func onlyTwentyFaultsAreListed() async throws {
    func no(_ action: Int) -> String { "action \(action) is not an object; put it in { }" }
    let tooMany = "action 5 is too many: there are 21 actions, and an icon shows at most 4"
    let sentences = (1...4).map(no) + [tooMany] + (5...19).map(no) + ["and 2 more faults"]
    try await expectEnding(
      65, "[\(Array(repeating: "0", count: 21).joined(separator: ","))]",
      sentences.map { "actions.json: \($0)" })
  }

  @Test(arguments: [
    ("", ": the file is empty; it needs a list of actions"),
    ("{\"type\": \"org.a.b\"}", ": the declaration is not a list; put the actions in [ ]"),
    ("[]", ": the declaration has no action; add at least one"),
    ("null", ": the declaration is not a list; put the actions in [ ]"),
    (
      "[\n  {\"type\": \"a\"\n  {}]",
      ":3:3: this cannot be read as JSON: a comma or a } is missing"
    ),
    ("[{}", ":1:4: this cannot be read as JSON: the text ends too early"),
    (
      String(repeating: "[", count: 999_999),
      ":1:65: this cannot be read as JSON: values are nested deeper than 64 levels"
    ),
    (
      String(repeating: " ", count: 1_000_001),
      ": the file is over 1 MB; is it a list of quick actions?"
    ),
  ])
  func badData(actions: String, sentence: String) async throws {
    try await expectEnding(65, actions, ["actions.json\(sentence)"])
  }

  @Test func aFileThatIsNotUTF8IsRefused() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try folder.write("[]".data(using: .utf16)!, to: "actions.json")
    try await expectEnding(
      65, ["actions.json: the file is not UTF-8 text; save it as JSON in UTF-8"], in: folder)
  }

  @Test func aMissingFileIsReported() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try await expectEnding(66, ["actions.json: the file does not exist"], in: folder)
  }

  @Test(arguments: [
    ("actions.json/a", "actions.json/a: its parent folder is a file; choose another name"),
    ("", "\"\": this is not a file name; name a file"),
  ])
  func anInvalidOutputIsRefused(output: String, sentence: String) async throws {
    try await expectEnding(
      73, QuickActionsExample.actions, [sentence], ["--format", "plist", "--output", output])
  }

  func expectEnding(
    _ status: Int32, _ actions: String, _ sentences: [String],
    _ options: [String] = ["--format", "plist", "--output", "written"],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let folder = try TestFolder(actions: actions)
    defer { folder.remove() }
    try await expectEnding(status, sentences, options, in: folder, sourceLocation: sourceLocation)
    expect(try folder.names(), equals: ["actions.json"], sourceLocation: sourceLocation)
    expect(try folder.text("actions.json"), equals: actions, sourceLocation: sourceLocation)
  }

  func expectEnding(
    _ status: Int32, _ sentences: [String],
    _ options: [String] = ["--format", "plist", "--output", "written"], in folder: TestFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "actions.json"] + options, in: folder)
    expect(
      ending, equals: .init(errors: sentences.map { "pressure: \($0)\n" }.joined(), status: status),
      sourceLocation: sourceLocation)
  }
}
