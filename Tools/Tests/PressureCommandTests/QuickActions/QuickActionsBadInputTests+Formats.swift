import Foundation
import Testing

@testable import PressureCommand

/// Faults that only one format has.
extension QuickActionsBadInputTests {
  @Test(arguments: [
    (
      ["desktop"],
      [
        """
        action 1: type "$(PRODUCT_BUNDLE_IDENTIFIER).b" begins with a build setting of Xcode; \
        pass --bundle-identifier
        """
      ]
    ),
    (
      ["android", "--package", "org.a"],
      [
        """
        action 1: type "$(PRODUCT_BUNDLE_IDENTIFIER).b" begins with a build setting of Xcode; \
        pass --bundle-identifier
        """
      ]
    ),
    (
      ["manifest", "--bundle-identifier", "org.a"],
      ["action 2: type \"org.a.b\" is also the type of action 1; each action needs its own"]
    ),
    (
      ["android", "--bundle-identifier", "org.c"],
      ["the types have no common prefix that can be a package name; pass --package"]
    ),
    (
      ["android", "--bundle-identifier", "org.c", "--package", "org.c"],
      [
        """
        action 1: iconFile "New.png" cannot be the name of an Android drawable; use a–z, 0–9 and _, \
        beginning with a letter
        """,
        """
        action 2: iconFile "1.png" cannot be the name of an Android drawable; use a–z, 0–9 and _, \
        beginning with a letter
        """,
      ]
    ),
    (
      ["plist"],
      [
        """
        action 2: localizedTitles.de differs from the translation of the same text in action 1; \
        an Info.plist can have only one
        """,
        """
        action 2: localizedSubtitles.fr differs from the translation of the same text in action 1; \
        an Info.plist can have only one
        """,
      ]
    ),
  ])
  func faultsOfASingleFormatAreReported(options: [String], sentences: [String]) async throws {
    try await expectEnding(
      65,
      """
      [
        {"type": "$(PRODUCT_BUNDLE_IDENTIFIER).b", "title": "Open", "iconFile": "New.png", "url": "/",
          "localizedTitles": {"de": "Offen", "fr": "Ouvrir", "nl": "Open"}},
        {"type": "org.a.b", "title": "Open", "iconFile": "1.png", "url": "/",
          "localizedTitles": {"de": "Öffnen", "fr": "Ouvrir"},
          "subtitle": "Open", "localizedSubtitles": {"fr": "Ouvert", "nl": "Open"}}
      ]
      """, sentences.map { "actions.json: \($0)" },
      ["--format"] + options + ["--output", "written"])
  }

  /// A program on a desktop receives the type as an argument, and Android as the value of a resource.
  @Test(arguments: ["desktop", "android"])
  func aTypeThatOnlyApplesSystemsAcceptIsReported(format: String) async throws {
    func sentence(_ action: Int, _ type: String) -> String {
      """
      actions.json: action \(action): type "\(type)" cannot be exported for a desktop or Android; \
      use only A–Z, a–z, 0–9 and . _ -, beginning with a letter
      """
    }
    try await expectEnding(
      65,
      """
      [{"type": "a_B.1-2", "title": "a"}, {"type": "-a", "title": "a"}, {"type": "1", "title": "a"},
        {"type": "a b", "title": "a"}]
      """, [sentence(2, "-a"), sentence(3, "1"), sentence(4, "a b")], ["--format", format])
    try await expectEnding(
      65, "[{\"type\": \"neu.für\", \"title\": \"a\"}]", [sentence(1, "neu.für")],
      ["--format", format])
  }

  /// A file that the user did not name and that this command did not make stays unchanged. New folders are removed.
  @Test func aStringsFileOfTheAppIsNotReplaced() async throws {
    let folder = try TestFolder(
      actions: """
        [{"type": "org.a.b", "title": "B", "localizedTitles": {"de": "Be", "fr": "Bé"}}]
        """)
    defer { folder.remove() }
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("fr.lproj"), withIntermediateDirectories: false)
    let mine = "\"CFBundleName\" = \"Balance\";\n"
    try folder.write(Data(mine.utf8), to: "fr.lproj/InfoPlist.strings")
    try await expectEnding(
      73,
      [
        """
        fr.lproj/InfoPlist.strings: this file was not made by this command; move it away, or add the \
        printed text to it by hand
        """
      ], in: folder)
    expect(try folder.names(), equals: ["actions.json", "fr.lproj"])
    expect(try folder.text("fr.lproj/InfoPlist.strings"), equals: mine)
  }

  /// A field that only some formats require of every action.
  @Test(arguments: [
    ["--format", "manifest"], ["--format", "desktop", "--action-exec", "scale {url}"],
  ])
  func aMissingURLIsReported(options: [String]) async throws {
    try await expectEnding(
      65,
      """
      [{"type": "org.a.b", "title": "B", "url": "/b"}, {"type": "org.a.c", "title": "C"}]
      """, ["actions.json: action 2: url is missing"], options)
  }

  @Test func typesWithoutACommonPrefixNeedNameAndExec() async throws {
    let actions = """
      [{"type": "org.a.b", "title": "B"}, {"type": "org.c.d", "title": "D"}]
      """
    for options in [[], ["--name", "A"], ["--exec", "a"]] {
      try await expectEnding(
        65, actions,
        [
          "actions.json: the types have no common prefix to name the app after; pass --name and --exec"
        ],
        ["--format", "desktop"] + options)
    }
  }

  @Test(arguments: [
    (
      "actions.json",
      "actions.json/xml/shortcuts.xml: its parent folder is a file; choose another name"
    ),
    ("", "\"\": this is not a file name; name a file"),
  ])
  func anInvalidResourceFolderIsRefused(output: String, sentence: String) async throws {
    try await expectEnding(
      73, QuickActionsExample.actions, [sentence], ["--format", "android", "--output", output])
  }
}
