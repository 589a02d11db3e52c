import Foundation
import PressureKit
import PressureTesting
import QuickActions
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// The documentation shows the actual output of the command.
@Suite struct DocumentationTests {
  private static let docs = OutsideChecker.project.appendingPathComponent("Docs")

  @Test func theExampleOfACalibrationMatches() throws {
    let page = try text("command-line.md")
    let files = "\nWrote masses.calibration.json\nWrote fit.svg\n"
    for (language, content) in [
      ("csv", Example.table), ("", Example.report + files), ("json", Example.calibration),
    ] {
      #expect(page.contains("\n```\(language)\n\(content)```\n"))
    }
    let fit = try Fit(MassTable(Example.table, name: "").masses, name: "")
    expect(try text("images/fit.svg"), equals: FitPlot(fit).text)
  }

  @Test func theExampleOfAReplayMatches() throws {
    let page = try text("command-line.md")
    for (language, content) in [
      ("json", ReplayExample.trace), ("", ReplayExample.table), ("", ReplayExample.inPlace),
    ] {
      #expect(page.contains("\n```\(language)\n\(content)```\n"))
    }
    #expect(page.contains(ReplayExample.json.split(separator: "\n")[1]))
    let trace = try Trace(text: ReplayExample.trace)
    let film = Filmstrip(ReplayControl(argument: "confirm-button")!.film(trace), of: trace).text
    if ProcessInfo.processInfo.environment["PRESSURE_PICTURES"] != nil {
      try Data(film.utf8).write(to: Self.docs.appendingPathComponent("images/replay.svg"))
    }
    expect(try text("images/replay.svg"), equals: film)
  }

  @Test func theExampleOfAnImportMatches() throws {
    let files = "\nWrote pen-1.jsonl\nWrote pen-2.jsonl\n"
    #expect(
      try text("command-line.md").contains("\n```\n\(RecordingExample.penReport)\(files)```\n"))
  }

  @Test func theExampleOfQuickActionsMatches() throws {
    let page = try text("quick-actions.md")
    let start = try #require(page.range(of: "\n```json\n"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.range(of: "```\n"))
    let folder = try TestFolder(actions: String(rest[..<end.lowerBound]))
    defer { folder.remove() }
    let path = folder.url.appendingPathComponent("actions.json").path
    let actions = try QuickActionsFile(path: path, inputs: InputFiles()).declaration(needsURL: true)
      .actions
    let entry = DesktopEntry(
      actions, name: "Scale", exec: DesktopCommand(program: "scale"),
      actionExec: try DesktopCommand("scale --quick-action={type}"))
    for (language, content) in [
      ("xml", PropertyListDocument(actions).text), ("json", ManifestDocument(actions).text),
      ("ini", entry.text),
    ] {
      #expect(page.contains("\n```\(language)\n\(content)```\n"))
    }
    let strings = try InfoPlistStrings(actions).files
    let shortcuts = try AndroidShortcuts(
      actions, package: "org.example.scale", activity: "org.example.scale.MainActivity")
    expect((strings + shortcuts.files).map(\.name), equals: Self.filesOfActions)
    for file in strings { #expect(page.contains("\n```\n\(file.text)```\n")) }
    for file in shortcuts.files { #expect(page.contains("\n```xml\n\(file.text)```\n")) }
    #expect(shortcuts.warnings.map(\.sentence).allSatisfy(page.contains))
    for icon in QuickActionIcon.allCases {
      let name = icon.freedesktopName.map { "`\($0)`" } ?? ""
      #expect(page.contains("| `\(icon.rawValue)` | \(name) |"))
    }
  }

  private static let filesOfActions = [
    "de.lproj/InfoPlist.strings", "xml/shortcuts.xml", "values/quick_actions.xml",
    "values-de/quick_actions.xml",
  ]

  private func text(_ path: String) throws -> String {
    String(
      decoding: try Data(contentsOf: Self.docs.appendingPathComponent(path)), as: UTF8.self)
  }
}
