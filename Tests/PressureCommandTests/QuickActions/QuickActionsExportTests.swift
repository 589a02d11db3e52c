import Foundation
import Testing

@testable import PressureCommand

/// The program as a user or a script meets it, when all is well.
@Suite struct QuickActionsExportTests {
  private static let formats = [
    ("plist", [], QuickActionsExample.plist),
    ("manifest", [], QuickActionsExample.manifest),
    ("desktop", QuickActionsExample.desktopOptions, QuickActionsExample.desktop),
  ]

  @Test(arguments: formats)
  func itPrints(format: String, options: [String], text: String) async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", format, "actions.json"] + options, in: folder)
    #expect(ending == .init(output: text))
    #expect(try folder.names() == ["actions.json"])
  }

  @Test(arguments: formats)
  func itWritesWhereItIsTold(format: String, options: [String], text: String) async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    try folder.write(Data("old".utf8), to: "written")
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", format, "actions.json", "--output", "written"]
        + options, in: folder)
    #expect(ending == .init(output: "Wrote written\n"))
    #expect(try folder.text("written") == text)
    #expect(try folder.names() == ["actions.json", "written"])
  }

  /// The app is called what the types begin with, and its program as well.
  @Test func aDesktopEntryNeedsNoOptions() async throws {
    let folder = try TestFolder(
      actions: """
        \u{FEFF}[{"type": "org.example.my-scale.new", "title": "New"},
        {"type": "org.example.my-scale.other.new", "title": "Other"}]
        """)
    defer { folder.remove() }
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", "desktop", "actions.json"], in: folder)
    #expect(
      ending
        == .init(
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

  /// A name for each, whatever the types are.
  @Test(arguments: [
    (["org.a.new", "org.a.old"], ["new", "old"]),
    (["org.a.new", "org.b.new"], ["org-a-new", "org-b-new"]),
    (
      ["org.a.b-c", "org.a-b.c", "org-a.b-c", "org.a.b.c"],
      ["org-a-b-c", "org-a-b-c-2", "org-a-b-c-3", "org-a-b-c-4"]
    ),
    (["a.b-2", "a-b.2", "a.b.2", "a-b-2.2"], ["a-b-2", "a-b-2-2", "a-b-2-3", "a-b-2-2-2"]),
  ])
  func identifiers(types: [String], identifiers: [String]) {
    #expect(DesktopEntry.identifiers(types) == identifiers)
  }
}
