import Foundation
import QuickActions
import Testing

@testable import PressureCommand

/// What is made is right for those who did not make it; each check is seen to fail too.
@Suite struct QuickActionsCheckerTests {
  @Test func aPropertyList() async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    try await export("plist", to: "Info.plist", in: folder)
    let ending = try await OutsideChecker.propertyList("Info.plist", in: folder)
    #expect(ending.status == 0)
    let key = "UIApplicationShortcutItem"
    func dictionary(_ entries: (String, QuickActionValue)...) -> QuickActionValue {
      .dictionary(entries.map { QuickActionEntry($0.0, $0.1) }.sorted { $0.key < $1.key })
    }
    let info = dictionary(
      ("text", .string("\ta & <b>\r\n]]>")), ("z", .list([])),
      (
        "a",
        dictionary(
          ("whole", .integer(1)), ("least", .number(1e-7)), ("large", .integer(.min)),
          ("yes", .boolean(true)), ("no", .boolean(false)), ("one", .integer(1)),
          ("zero", .integer(0)))
      ), ("", .dictionary([])))
    let items = QuickActionValue.list([
      dictionary(
        ("\(key)Type", .string("org.example.scale.new-1")),
        ("\(key)Title", .string("New <weighing> & \"more\"")),
        ("\(key)Subtitle", .string("Größe \\ 100 % 👆")),
        ("\(key)IconType", .string("UIApplicationShortcutIconTypeCapturePhoto")),
        ("\(key)UserInfo", info)),
      dictionary(
        ("\(key)Type", .string("org.example.scale.a.b")), ("\(key)Title", .string(" \\new; = #%u")),
        ("\(key)IconType", .string("UIApplicationShortcutIconTypeCloud"))),
    ])
    #expect(
      try QuickActionValue(json: ending.output, name: "") == dictionary(("\(key)s", items)))
  }

  @Test func aPropertyListThatIsNone() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let broken = QuickActionsExample.plist.replacingOccurrences(of: "&amp;", with: "&")
    try folder.write(Data(broken.utf8), to: "Info.plist")
    let ending = try await OutsideChecker.propertyList("Info.plist", in: folder)
    #expect(ending.status == 1)
    #expect(ending.errors.contains("not well-formed (invalid token)"))
  }

  @Test func aManifest() async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    try await export("manifest", to: "manifest.json", in: folder)
    #expect(try await OutsideChecker.manifest("manifest.json", in: folder) == .init())
  }

  @Test func aManifestThatIsNone() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let broken = """
      {"shortcuts": [{"name": "", "url": "/a b"}, {"name": 1, "subtitle": "s"},
        {"name": "a", "url": "b", "icons": [{}]}], "shortcut": []}
      """
    try folder.write(Data(broken.utf8), to: "manifest.json")
    #expect(
      try await OutsideChecker.manifest("manifest.json", in: folder)
        == .init(
          output: """
            $: additionalProperties
            $.shortcuts[0].name: minLength
            $.shortcuts[0].url: pattern
            $.shortcuts[1]: required
            $.shortcuts[1]: additionalProperties
            $.shortcuts[1].name: type
            $.shortcuts[2].icons[0]: required

            """, status: 1))
  }

  @Test(arguments: [[], QuickActionsExample.desktopOptions])
  func aDesktopEntry(options: [String]) async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    try await export("desktop", to: "scale.desktop", options, in: folder)
    #expect(try await OutsideChecker.desktopEntry("scale.desktop", in: folder) == .init())
  }

  @Test(arguments: [
    ("\nName=\\sS\\\\cale\n", "\n"), ("Actions=new-1;b;", "Actions=new-1;"),
    ("[Desktop Action b]", "[Desktop Action b b]"), ("%u 50%%", "%u 50%"),
    ("a\\\\\"\\\\$b", "a$b"),
  ])
  func aDesktopEntryThatIsNone(part: String, broken: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    #expect(QuickActionsExample.desktop.contains(part))
    let entry = QuickActionsExample.desktop.replacingOccurrences(of: part, with: broken)
    try folder.write(Data(entry.utf8), to: "scale.desktop")
    let ending = try await OutsideChecker.desktopEntry("scale.desktop", in: folder)
    #expect(ending.status == 1)
    #expect(ending.output.contains("scale.desktop: error: "))
  }

  /// Those of the Icon Naming Specification; a meaning that it does not have has none.
  @Test func allIcons() {
    let names = QuickActionIcon.allCases.map { $0.freedesktopName ?? "-" }
    #expect(
      names == [
        "document-new", "media-playback-start", "media-playback-pause", "list-add", "-",
        "system-search", "document-send", "process-stop", "x-office-address-book", "go-home", "-",
        "emblem-favorite", "emblem-favorite", "-", "-", "-", "mail-unread", "-",
        "x-office-calendar", "document-open-recent", "camera-photo", "camera-video", "task-due",
        "-", "appointment-soon", "user-bookmarks", "media-playlist-shuffle", "audio-x-generic",
        "view-refresh",
      ])
  }

  private func export(
    _ format: String, to name: String, _ options: [String] = [], in folder: TestFolder
  ) async throws {
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", format, "--output", name, "actions.json"] + options,
      in: folder)
    try #require(ending == .init(output: "Wrote \(name)\n"))
  }
}
