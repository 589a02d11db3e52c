import Foundation
import QuickActions
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// Independent programs accept the exports. Each of these checks also fails on a broken file.
@Suite struct QuickActionsCheckerTests {
  @Test func aPropertyListIsValid() async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    let strings = QuickActionsExample.strings.map { "\($0.0)/InfoPlist.strings" }
    try await export("plist", to: "Info.plist", and: strings, in: folder)
    let ending = try await OutsideChecker.propertyList("Info.plist", in: folder)
    expect(ending.status, equals: 0)
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
        ("\(key)IconSymbolName", .string("square.and.pencil")),
        ("\(key)IconFile", .string("new_weighing.png")),
        ("\(key)IconType", .string("UIApplicationShortcutIconTypeCapturePhoto")),
        ("\(key)UserInfo", info)),
      dictionary(
        ("\(key)Type", .string("org.example.scale.a.b")), ("\(key)Title", .string(" \\new; = #%u")),
        ("\(key)IconType", .string("UIApplicationShortcutIconTypeCloud"))),
    ])
    expect(
      try QuickActionValue(json: ending.output, name: ""), equals: dictionary(("\(key)s", items)))
  }

  /// Foundation reads a strings file as an old-style property list.
  @Test func stringsFilesAreValid() throws {
    let tables = try QuickActionsExample.strings.map { folder, text in
      let table = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      return [folder: table as? [String: String]]
    }
    let title = "New <weighing> & \"more\""
    let subtitle = "Größe \\ 100 % 👆"
    expect(
      tables,
      equals: [
        ["de.lproj": [title: "\\nNeue \"<Wägung>\" & 👆", subtitle: "%@ \\\""]],
        ["es-419.lproj": [title: "?  Nueva % % "]], ["fr.lproj": [subtitle: " ; "]],
        ["sr-Latn.lproj": [title: "Novo"]], ["zh-Hans.lproj": [title: "@新'"]],
      ])
    let broken = QuickActionsExample.strings[0].1.replacingOccurrences(of: "\\\"<", with: "\"<")
    #expect(throws: (any Error).self) {
      try PropertyListSerialization.propertyList(from: Data(broken.utf8), format: nil)
    }
  }

  @Test func aBrokenPropertyListIsRejected() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let broken = QuickActionsExample.plist.replacingOccurrences(of: "&amp;", with: "&")
    try folder.write(Data(broken.utf8), to: "Info.plist")
    let ending = try await OutsideChecker.propertyList("Info.plist", in: folder)
    expect(ending.status, equals: 1)
    #expect(ending.errors.contains("not well-formed (invalid token)"))
  }

  @Test func aManifestIsValid() async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    try await export("manifest", to: "manifest.json", in: folder)
    expect(try await OutsideChecker.manifest("manifest.json", in: folder), equals: .init())
  }

  @Test func aBrokenManifestIsRejected() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let broken = """
      {"shortcuts": [{"name": "", "url": "/a b"}, {"name": 1, "subtitle": "s"},
        {"name": "a", "url": "b", "icons": [{}], "name_localized": {"de_DE": "a", "fr": ""}}],
        "shortcut": []}
      """
    try folder.write(Data(broken.utf8), to: "manifest.json")
    expect(
      try await OutsideChecker.manifest("manifest.json", in: folder),
      equals: .init(
        output: """
          $: additionalProperties
          $.shortcuts[0].name: minLength
          $.shortcuts[0].url: pattern
          $.shortcuts[1]: required
          $.shortcuts[1]: additionalProperties
          $.shortcuts[1].name: type
          $.shortcuts[2].name_localized: additionalProperties
          $.shortcuts[2].name_localized.fr: minLength
          $.shortcuts[2].icons[0]: required

          """, status: 1))
  }

  @Test(arguments: [[], QuickActionsExample.desktopOptions])
  func aDesktopEntryIsValid(options: [String]) async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    try await export(
      "desktop", to: "scale.desktop", options, warnings: QuickActionsExample.desktopWarning,
      in: folder)
    expect(try await OutsideChecker.desktopEntry("scale.desktop", in: folder), equals: .init())
  }

  @Test(arguments: [
    ("\nName=\\sS\\\\cale\n", "\n"), ("Actions=new-1;b;", "Actions=new-1;"),
    ("[Desktop Action b]", "[Desktop Action b b]"), ("%u 50%%", "%u 50%"),
    ("a\\\\\"\\\\$b", "a$b"),
  ])
  func aBrokenDesktopEntryIsRejected(part: String, broken: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    #expect(QuickActionsExample.desktop.contains(part))
    let entry = QuickActionsExample.desktop.replacingOccurrences(of: part, with: broken)
    try folder.write(Data(entry.utf8), to: "scale.desktop")
    let ending = try await OutsideChecker.desktopEntry("scale.desktop", in: folder)
    expect(ending.status, equals: 1)
    #expect(ending.output.contains("scale.desktop: error: "))
  }

  /// The content of the files according to an XML parser and Android's rules for string resources.
  @Test func androidShortcutsAreValid() async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    let resources = folder.url.appendingPathComponent("res")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: false)
    let names =
      ["res/xml/shortcuts.xml"]
      + QuickActionsExample.resources.map { "res/\($0.0)/quick_actions.xml" }
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", "android", "--output", "res", "actions.json"],
      in: folder)
    try #require(ending.output == names.map { "Wrote \($0)\n" }.joined())
    expect(
      try await OutsideChecker.androidResources("res", in: folder),
      equals: .init(
        output: #"""
          org.example.scale.new-1 @drawable/new_weighing
            android.intent.action.VIEW org.example.scale/org.example.scale.MainActivity
            quickAction=org.example.scale.new-1
            values: 'New <weighing> & "more"'
            values-b+es+419: '?  Nueva % % '
            values-b+sr+Latn: 'Novo'
            values-b+zh+Hans: "@新'"
            values-de: '\\nNeue "<Wägung>" & 👆'
          org.example.scale.a.b None
            android.intent.action.VIEW org.example.scale/org.example.scale.MainActivity
            quickAction=org.example.scale.a.b
            values: ' \\new; = #%u'

          """#))
  }

  @Test(arguments: [
    ("xml/shortcuts.xml", "<intent", "<intents", "mismatched tag"),
    (
      "xml/shortcuts.xml", "\"@string/quick_action_b_title\"", "\"B\"",
      "is not a reference to a string"
    ),
    ("xml/shortcuts.xml", "@string/quick_action_b", "@string/quick_action_c", "has no default"),
    (
      "xml/shortcuts.xml", "android:action=\"android.intent.action.VIEW\"", "",
      "an intent has no action"
    ),
    ("xml/shortcuts.xml", "shortcutId=\"org.example.scale.a.b\"", "id=\"b\"", "has no shortcutId"),
    (
      "xml/shortcuts.xml", "shortcutId=\"org.example.scale.a.b\"",
      "shortcutId=\"org.example.scale.new-1\"", "appears twice"
    ),
    ("values/quick_actions.xml", "&amp;", "&", "not well-formed"),
    ("values/quick_actions.xml", "\\\"more\\\"\"", "more", "a quotation mark is not closed"),
    ("values/quick_actions.xml", "formatted=\"false\"", "", "a percent sign is formatted"),
    ("values-b+zh+Hans/quick_actions.xml", "\"@新\\'\"", "@新", "is not a text"),
    ("values-b+zh+Hans/quick_actions.xml", "\"@新\\'\"", "新'", "an apostrophe is not escaped"),
  ])
  func brokenAndroidShortcutsAreRejected(
    name: String, part: String, broken: String, reason: String
  ) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let files =
      [("xml/shortcuts.xml", QuickActionsExample.shortcuts)]
      + QuickActionsExample.resources.map { ("\($0.0)/quick_actions.xml", $0.1) }
    for (file, text) in files {
      let place = folder.url.appendingPathComponent("res/\(file)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      if file == name { try #require(text.contains(part)) }
      let content = file == name ? text.replacingOccurrences(of: part, with: broken) : text
      try Data(content.utf8).write(to: place)
    }
    let ending = try await OutsideChecker.androidResources("res", in: folder)
    expect(ending.status, equals: 1)
    #expect(ending.errors.contains(reason))
  }

  /// The names of the Icon Naming Specification; an icon without an equivalent has none.
  @Test func allIconsHaveTheirFreedesktopNames() {
    let names = QuickActionIcon.allCases.map { $0.freedesktopName ?? "-" }
    expect(
      names,
      equals: [
        "document-new", "media-playback-start", "media-playback-pause", "list-add", "-",
        "system-search", "document-send", "process-stop", "x-office-address-book", "go-home", "-",
        "emblem-favorite", "emblem-favorite", "-", "-", "-", "mail-unread", "-",
        "x-office-calendar", "document-open-recent", "camera-photo", "camera-video", "task-due",
        "-", "appointment-soon", "user-bookmarks", "media-playlist-shuffle", "audio-x-generic",
        "view-refresh",
      ])
  }

  private func export(
    _ format: String, to name: String, and others: [String] = [], _ options: [String] = [],
    warnings: String = "", in folder: TestFolder
  ) async throws {
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", format, "--output", name, "actions.json"] + options,
      in: folder)
    try #require(
      ending
        == .init(
          output: ([name] + others).map { "Wrote \($0)\n" }.joined(), errors: warnings))
  }
}
