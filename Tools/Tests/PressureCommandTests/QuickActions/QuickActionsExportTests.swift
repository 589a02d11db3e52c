import Foundation
import QuickActions
import Testing

@testable import PressureCommand

/// Successful exports, as a user or a script starts them.
@Suite struct QuickActionsExportTests {
  /// A format, its options, its warnings, its text and its other files.
  private static let formats: [(String, [String], String, String, [(String, String)])] = [
    (
      "plist", [], "", QuickActionsExample.plist,
      QuickActionsExample.strings.map { ("\($0.0)/InfoPlist.strings", $0.1) }
    ),
    ("manifest", [], "", QuickActionsExample.manifest, []),
    (
      "desktop", QuickActionsExample.desktopOptions, QuickActionsExample.desktopWarning,
      QuickActionsExample.desktop, []
    ),
  ]

  @Test(arguments: formats)
  func itPrints(
    format: String, options: [String], warnings: String, text: String, files: [(String, String)]
  ) async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", format, "actions.json"] + options, in: folder)
    let printed = ([text] + files.map(\.1)).joined(separator: "\n")
    expect(ending, equals: .init(output: printed, errors: warnings))
    expect(try folder.names(), equals: ["actions.json"])
  }

  @Test(arguments: formats)
  func itWritesToTheGivenFiles(
    format: String, options: [String], warnings: String, text: String, files: [(String, String)]
  ) async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    try folder.write(Data("old".utf8), to: "written")
    // In the second run, all files exist already.
    for _ in 1...2 {
      let ending = try await PressureProcess.run(
        ["quick-actions", "export", "--format", format, "actions.json", "--output", "written"]
          + options, in: folder)
      let names = ["written"] + files.map(\.0)
      expect(
        ending, equals: .init(output: names.map { "Wrote \($0)\n" }.joined(), errors: warnings))
      expect(try folder.text("written"), equals: text)
      for (name, text) in files { expect(try folder.text(name), equals: text) }
      let folders = files.map { $0.0.split(separator: "/").map(String.init)[0] }
      expect(try folder.names(), equals: (["actions.json", "written"] + folders).sorted())
    }
  }

  @Test func filesMayHaveNamesOfOneLetter() async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    try folder.write(Data(QuickActionsExample.actions.utf8), to: "a")
    try folder.write(Data(RecordingExample.pen.utf8), to: "p")
    let exported = try await PressureProcess.run(
      ["quick-actions", "export", "--format", "manifest", "a", "--output", "o"], in: folder)
    expect(exported, equals: .init(output: "Wrote o\n"))
    expect(try folder.text("o"), equals: QuickActionsExample.manifest)
    let imported = try await PressureProcess.run(["trace", "import", "p"], in: folder)
    #expect((imported.status, try folder.names().contains("p-1.jsonl")) == (0, true))
  }

  @Test func itPrintsShortcutsForAndroid() async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", "android", "actions.json"], in: folder)
    let texts = [QuickActionsExample.shortcuts] + QuickActionsExample.resources.map(\.1)
    expect(
      ending,
      equals: .init(
        output: texts.joined(separator: "\n"), errors: QuickActionsExample.androidWarnings))
  }

  /// The folder of resources exists already, with some of its folders.
  @Test func itWritesResourcesOfAndroid() async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    for name in ["res", "res/values"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: false)
    }
    try folder.write(Data("mine".utf8), to: "res/values/strings.xml")
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", "android", "--output", "res/", "actions.json"],
      in: folder)
    let files =
      [("res/xml/shortcuts.xml", QuickActionsExample.shortcuts)]
      + QuickActionsExample.resources.map { ("res/\($0.0)/quick_actions.xml", $0.1) }
    expect(
      ending,
      equals: .init(
        output: files.map { "Wrote \($0.0)\n" }.joined(),
        errors: QuickActionsExample.androidWarnings))
    for (name, text) in files { expect(try folder.text(name), equals: text) }
    let names = FileManager.default.enumerator(atPath: folder.url.path)?.compactMap {
      $0 as? String
    }
    let folders = Set(files.map { ($0.0 as NSString).deletingLastPathComponent })
    expect(
      Set(names ?? []),
      equals: folders.union(files.map(\.0)).union(["actions.json", "res", "res/values/strings.xml"])
    )
  }

  @Test func anAndroidExportUsesThePackageAndTheActivity() async throws {
    let folder = try TestFolder(
      actions: """
        [{"type": "org.example.my-scale.new", "title": "New"}]
        """)
    defer { folder.remove() }
    let ending = try await PressureProcess.run(
      [
        "quick-actions", "export", "--format", "android", "--package", "org.example.my_scale",
        "--activity", "org.example.Main$Start", "actions.json",
      ], in: folder)
    expect(
      ending.output.components(separatedBy: "\n\n")[0],
      equals: """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- xml/shortcuts.xml: made by pressure quick-actions export -->
        <shortcuts xmlns:android="http://schemas.android.com/apk/res/android">
          <shortcut
            android:shortcutId="org.example.my-scale.new"
            android:shortcutShortLabel="@string/quick_action_new_title">
            <intent
              android:action="android.intent.action.VIEW"
              android:targetPackage="org.example.my_scale"
              android:targetClass="org.example.Main$Start">
              <extra android:name="quickAction" android:value="org.example.my-scale.new" />
            </intent>
          </shortcut>
        </shortcuts>
        """)
    expect(ending.errors, equals: "")
  }

  /// A plist keeps the build setting for Xcode. A manifest has no types.
  @Test(arguments: [
    ("plist", [], "<string>$(PRODUCT_BUNDLE_IDENTIFIER).new</string>"),
    ("plist", ["--bundle-identifier", "org.a-b"], "<string>org.a-b.new</string>"),
    ("manifest", [], "\"url\": \"/new\""),
    ("desktop", ["--bundle-identifier", "org.a-b"], "Exec=a-b --quick-action=org.a-b.new"),
    ("android", ["--bundle-identifier", "org.a.b"], "android:shortcutId=\"org.a.b.new\""),
    (
      "android", ["--bundle-identifier", "org.a.b"], "android:targetClass=\"org.a.b.MainActivity\""
    ),
  ])
  func theBundleIdentifierIsExpanded(format: String, options: [String], line: String) async throws {
    let folder = try TestFolder(
      actions: """
        [{"type": "$(PRODUCT_BUNDLE_IDENTIFIER).new", "title": "New", "url": "/new"}]
        """)
    defer { folder.remove() }
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", format, "actions.json"] + options, in: folder)
    let lines = ending.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "\t >"))
    }
    #expect(lines.contains(line.trimmingCharacters(in: CharacterSet(charactersIn: ">"))))
    expect(ending.output.contains("$("), equals: (format == "plist" && options.isEmpty))
    #expect((ending.errors, ending.status) == ("", 0))
  }

  /// Both the app's name and its program come from the common prefix of the types.
  @Test func aDesktopEntryNeedsNoOptions() async throws {
    let folder = try TestFolder(
      actions: """
        \u{FEFF}[{"type": "org.example.my-scale.new", "title": "New"},
        {"type": "org.example.my-scale.other.new", "title": "Other"}]
        """)
    defer { folder.remove() }
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", "desktop", "actions.json"], in: folder)
    expect(
      ending,
      equals: .init(
        output: """
          [Desktop Entry]
          Type=Application
          Name=My-scale
          Exec=my-scale
          Actions=org-example-my-scale-new;org-example-my-scale-other-new;

          [Desktop Action org-example-my-scale-new]
          Name=New
          Exec=my-scale --quick-action=org.example.my-scale.new

          [Desktop Action org-example-my-scale-other-new]
          Name=Other
          Exec=my-scale --quick-action=org.example.my-scale.other.new

          """))
  }

  /// Apple's systems accept any text as a type, and Android and desktops accept an underscore.
  @Test(arguments: [
    ("plist", [], "<string>my_app &amp; new</string>"),
    ("desktop", ["--name", "A", "--exec", "a"], "Exec=a --quick-action=my_app.new_one"),
    ("android", ["--package", "my_app.a"], "android:value=\"my_app.new_one\""),
    (
      "android", ["--package", "my_app.a"],
      "<string name=\"quick_action_new_one_title\">\"N\"</string>"
    ),
  ])
  func typesThatAreNoReversedDomains(format: String, options: [String], part: String) async throws {
    let type = format == "plist" ? "my_app & new" : "my_app.new_one"
    let folder = try TestFolder(actions: "[{\"type\": \"\(type)\", \"title\": \"N\"}]")
    defer { folder.remove() }
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", format, "actions.json"] + options, in: folder)
    #expect(ending.output.contains(part))
    #expect((ending.errors, ending.status) == ("", 0))
  }

  /// Each type gets a unique name.
  @Test(arguments: [
    (["org.a.new", "org.a.old"], ["new", "old"]),
    (["org.a.new", "org.b.new"], ["org-a-new", "org-b-new"]),
    (
      ["org.a.b-c", "org.a-b.c", "org-a.b-c", "org.a.b.c"],
      ["org-a-b-c", "org-a-b-c-2", "org-a-b-c-3", "org-a-b-c-4"]
    ),
    (["a.b-2", "a-b.2", "a.b.2", "a-b-2.2"], ["a-b-2", "a-b-2-2", "a-b-2-3", "a-b-2-2-2"]),
    (["my_app_new", "my_app_old"], ["my-app-new", "my-app-old"]),
    (["org.a.b_c", "org.a.b-c", "org.a."], ["org-a-b-c", "org-a-b-c-2", "org-a-"]),
  ])
  func identifiers(types: [String], identifiers: [String]) {
    expect(DesktopEntry.identifiers(types), equals: identifiers)
  }

  /// The locales of languages on a desktop; nil if there is none.
  @Test(
    arguments: [
      ("de", "de"), ("pt-BR", "pt_BR"), ("fil", "fil"), ("es-419", nil), ("sr-Latn", "sr@latin"),
      ("sr-Cyrl-RS", "sr_RS@cyrillic"), ("ks-Deva", "ks@devanagari"), ("zh-Hans", "zh_CN"),
      ("zh-Hant", "zh_TW"), ("zh-Hant-HK", "zh_HK"), ("zh-TW", "zh_TW"), ("pa-Arab", nil),
      ("sr-Latn-419", nil),
    ] as [(String, String?)])
  func locales(tag: String, locale: String?) {
    expect(QuickActionLanguage(tag)?.posixLocale, equals: locale)
  }

  @Test func onlyOneLanguageOfALocaleIsExported() throws {
    let entry = DesktopEntry(
      [
        QuickAction(
          type: "org.a.new", title: "New", localizedTitles: ["zh-Hans": "1", "zh-CN": "2"])
      ], name: "A", exec: try DesktopCommand("a"), actionExec: try DesktopCommand("a {type}"))
    #expect(
      entry.text.hasSuffix(
        """
        [Desktop Action new]
        Name=New
        Name[zh_CN]=2
        Exec=a org.a.new

        """))
    expect(
      entry.warnings,
      equals: [
        QuickActionFault(
          QuickActionPlace(action: 0, [.key("localizedTitles"), .key("zh-Hans")]), .noLocale)
      ])
  }
}
