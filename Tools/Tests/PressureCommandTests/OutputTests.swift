import Foundation
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// The command writes its output in full, or reports an error.
@Suite struct OutputTests {
  private static let calls = [
    ["calibrate", "masses.csv"],
    ["replay", "press.jsonl", "--control", "confirm-button"],
    ["replay", "press.jsonl", "--control", "confirm-button", "--format", "json"],
    ["replay", "press.jsonl", "--control", "confirm-button", "--format", "bits"],
    ["quick-actions", "export", "--format", "manifest", "actions.json"],
    ["--help"], ["--version"],
  ]

  private static let unsaid =
    "pressure: standard output: the text cannot be written; check that it is open and that the disk has space\n"

  /// Makes a folder with a table of masses, a press and a list of actions.
  private func folder() throws -> TestFolder {
    let folder = try TestFolder(masses: Example.table, actions: QuickActionsExample.actions)
    try folder.write(Data(ReplayExample.trace.utf8), to: "press.jsonl")
    return folder
  }

  /// Runs a shell script, which gets the program and its arguments as "$0" "$@".
  private func run(
    _ script: String, _ arguments: [String], in folder: TestFolder, reading input: String? = nil
  ) async throws -> PressureProcess.Ending {
    try await PressureProcess.run(
      ["-c", script, PressureProcess.program.path] + arguments, of: URL(fileURLWithPath: "/bin/sh"),
      in: folder, reading: input)
  }

  // macOS has no full device.
  #if os(Linux)
  @Test(arguments: calls) func aFullOutputIsAnError(arguments: [String]) async throws {
    let folder = try folder()
    defer { folder.remove() }
    let ending = try await run("exec \"$0\" \"$@\" >/dev/full", arguments, in: folder)
    expect(ending, equals: .init(errors: Self.unsaid, status: 73))
  }

  @Test func aWarningThatCannotBePrintedIsAnError() async throws {
    let folder = try TestFolder(actions: QuickActionsExample.actions)
    defer { folder.remove() }
    let ending = try await run(
      "exec \"$0\" \"$@\" 2>/dev/full",
      ["quick-actions", "export", "--format", "android", "actions.json"], in: folder)
    expect(ending, equals: .init(status: 73))
  }
  #endif

  @Test(arguments: calls) func aClosedOutputIsAnError(arguments: [String]) async throws {
    let folder = try folder()
    defer { folder.remove() }
    let ending = try await run("exec \"$0\" \"$@\" >&-", arguments, in: folder)
    expect(ending, equals: .init(errors: Self.unsaid, status: 73))
    // The command checks this before it writes anything.
    expect(try folder.names(), equals: ["actions.json", "masses.csv", "press.jsonl"])
  }

  /// An existing file may have any writable mode. A new file gets the default mode.
  @Test(arguments: [0o600, 0o644, 0o755, 0o4755, 0o660, 0o200] as [mode_t])
  func aFileKeepsItsMode(mode: mode_t) async throws {
    let folder = try folder()
    defer { folder.remove() }
    try folder.write(Data("old".utf8), to: "a.json")
    try #require(chmod(folder.url.appendingPathComponent("a.json").path, mode) == 0)
    let ending = try await run(
      "umask 027 && exec \"$0\" \"$@\"",
      ["calibrate", "masses.csv", "--output", "a.json", "--plot", "b.svg"], in: folder)
    expect(ending.status, equals: 0)
    expect(try folder.status("a.json").st_mode & 0o7777, equals: mode)
    expect(try folder.text("a.json"), equals: Example.calibration)
    expect(try folder.status("b.svg").st_mode & 0o7777, equals: 0o640)
  }

  // Only the superuser can change the owner of a file.
  @Test(.enabled(if: getuid() == 0)) func aFileKeepsItsOwner() async throws {
    let folder = try folder()
    defer { folder.remove() }
    try folder.write(Data("old".utf8), to: "a.json")
    try #require(chown(folder.url.appendingPathComponent("a.json").path, 12_345, 12_346) == 0)
    let ending = try await PressureProcess.run(
      ["calibrate", "masses.csv", "--output", "a.json"], in: folder)
    expect(ending.status, equals: 0)
    let status = try folder.status("a.json")
    expect([status.st_uid, status.st_gid], equals: [12_345, 12_346])
  }

  @Test func aReadOnlyFileIsNotReplaced() async throws {
    let folder = try folder()
    defer { folder.remove() }
    try folder.write(Data("old".utf8), to: "b.svg")
    try #require(chmod(folder.url.appendingPathComponent("b.svg").path, 0o444) == 0)
    let ending = try await PressureProcess.run(
      ["calibrate", "masses.csv", "--plot", "b.svg"], in: folder)
    expect(
      ending,
      equals: .init(
        errors:
          "pressure: b.svg: this file is read-only; make it writable, or choose another name\n",
        status: 73))
    expect(try folder.text("b.svg"), equals: "old")
    expect(try folder.names(), equals: ["actions.json", "b.svg", "masses.csv", "press.jsonl"])
  }

  /// The file size limit ends a process by a signal, unless the process ignores the signal.
  @Test func aFileSizeLimitLeavesNoPartialFile() async throws {
    let folder = try folder()
    defer { folder.remove() }
    let ending = try await run(
      "ulimit -f 2 && exec \"$0\" \"$@\"", ["calibrate", "masses.csv", "--plot", "b.svg"],
      in: folder)
    expect(
      ending,
      equals: .init(
        errors:
          "pressure: b.svg: the file cannot be written; check its permissions and the free disk space\n",
        status: 73))
    expect(try folder.names(), equals: ["actions.json", "masses.csv", "press.jsonl"])
  }

  // Other systems have no unnamed files.
  #if os(Linux)
  @Test func aDraftHasNoNameUntilItIsInPlace() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let place = folder.url.appendingPathComponent("a").path
    for contents in ["new", "newer"] {
      let before = try folder.names()
      var draft = try #require(
        Draft(contents.utf8, in: folder.url.path, like: try? folder.status("a")))
      expect(try folder.names(), equals: before)
      let isTaken = draft.claim(place)
      #expect(isTaken)
      draft.finish()
      expect(try folder.names(), equals: ["a"])
      expect(try folder.text("a"), equals: contents)
    }
    let isUndone = try #require(Draft("none".utf8, in: folder.url.path, like: nil)).undo()
    #expect(isUndone)
    expect(try folder.names(), equals: ["a"])
  }
  #endif

  @Test func theVersionIsThatOfThePackage() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let package = try JSONSerialization.jsonObject(
      with: Data(
        contentsOf: OutsideChecker.project.appendingPathComponent("Web/package/package.json")))
    let version = try #require((package as? [String: Any])?["version"] as? String)
    expect(
      try await PressureProcess.run(["--version"], in: folder),
      equals: .init(output: "\(version)\n"))
  }

  /// Only that file is printed then, so that a program can read it.
  @Test func aHyphenIsTheStandardOutput() async throws {
    let folder = try folder()
    defer { folder.remove() }
    let fit = try Fit(MassTable(Example.table, name: "").masses, name: "")
    let trace = try TraceFile(
      path: folder.url.appendingPathComponent("press.jsonl").path, inputs: InputFiles()
    ).trace()
    let control = try #require(ReplayControl(argument: "confirm-button"))
    for (arguments, output) in [
      (["calibrate", "masses.csv", "--output", "-"], Example.calibration),
      (
        ["replay", "press.jsonl", "--control", "confirm-button", "--svg", "-"],
        Filmstrip(control.film(trace), of: trace).text
      ),
      (
        ["quick-actions", "export", "actions.json", "--format", "manifest", "--output", "-"],
        QuickActionsExample.manifest
      ),
      (["calibrate", "masses.csv", "--output", "a.json", "--plot", "-"], FitPlot(fit).text),
    ] {
      expect(try await PressureProcess.run(arguments, in: folder), equals: .init(output: output))
    }
    expect(try folder.names(), equals: ["a.json", "actions.json", "masses.csv", "press.jsonl"])
    expect(try folder.text("a.json"), equals: Example.calibration)
    // All exports are printed, including the files in other languages.
    let all = ["quick-actions", "export", "actions.json", "--format", "plist"]
    #expect(
      try await PressureProcess.run(all + ["--output", "-"], in: folder)
        == PressureProcess.run(all, in: folder))
  }

  @Test func onlyOneOutputCanBeAHyphen() async throws {
    let folder = try folder()
    defer { folder.remove() }
    expect(
      try await PressureProcess.run(
        ["calibrate", "masses.csv", "--output", "-", "--plot", "-"], in: folder),
      equals: .init(
        errors: """
          pressure: standard output: the calibration is also written there; choose another name for the output

          """, status: 73))
    // A file with the name of a hyphen has another path.
    let ending = try await PressureProcess.run(
      ["calibrate", "-", "--output", "./-"], in: folder, reading: "masses.csv")
    expect(ending, equals: .init(output: Example.report + "\nWrote ./-\n"))
    expect(try folder.text("-"), equals: Example.calibration)
  }

  /// More languages than the number of files that a process may open.
  @Test func moreFilesThanAProcessMayOpenAreWritten() async throws {
    let letters = "ABCDEFGHIJKL"
    let tags =
      letters.flatMap { first in letters.map { "de-\(first)\($0)" } }
      + letters.flatMap { first in letters.map { "fr-\(first)\($0)" } }
    let titles = tags.map { "\"\($0)\": \"a\"" }.joined(separator: ",")
    let folder = try TestFolder(
      actions: "[{\"type\": \"org.a.b\", \"title\": \"B\", \"localizedTitles\": {\(titles)}}]")
    defer { folder.remove() }
    let ending = try await run(
      "ulimit -n 256 && exec \"$0\" \"$@\"",
      ["quick-actions", "export", "--format", "plist", "actions.json", "--output", "a.plist"],
      in: folder)
    #expect((ending.errors, ending.status) == ("", 0))
    expect(
      try folder.names(),
      equals: (["a.plist", "actions.json"] + tags.map { "\($0).lproj" }).sorted())
  }

  private static let hostile = "\u{1B}[31m\u{7}\n\u{85}\u{202E}\u{2066}\u{200B}\u{2028}é👆"
  private static let shown = #"\u{1B}[31m\u{07}\n\u{0085}\u{202E}\u{2066}\u{200B}\u{2028}é👆"#

  @Test func namesArePrintedWithoutControlCharacters() async throws {
    let folder = try folder()
    defer { folder.remove() }
    expect(
      try await PressureProcess.run(["calibrate", Self.hostile], in: folder),
      equals: .init(errors: "pressure: \(Self.shown): the file does not exist\n", status: 66))
    expect(
      try await PressureProcess.run(
        ["calibrate", "masses.csv", "--output", Self.hostile], in: folder),
      equals: .init(output: Example.report + "\nWrote \(Self.shown)\n"))
    expect(try folder.text(Self.hostile), equals: Example.calibration)
    try folder.write(Data(QuickActionsExample.actions.utf8), to: Self.hostile)
    let ending = try await PressureProcess.run(
      ["quick-actions", "export", "--format", "desktop", Self.hostile]
        + QuickActionsExample.desktopOptions, in: folder)
    let warning = QuickActionsExample.desktopWarning
    expect(
      ending.errors, equals: warning.replacingOccurrences(of: "actions.json", with: Self.shown))
    // Messages of the argument parser are escaped too.
    let hostile = Self.hostile.replacingOccurrences(of: "\n", with: "")
    let refused = try await PressureProcess.run(
      ["replay", "press.jsonl", "--control", hostile], in: folder)
    #expect(refused.errors.hasPrefix("Error: The value '\\u{1B}[31m\\u{07}\\u{0085}\\u{202E}"))
    expect(refused.status, equals: 64)
  }

  @Test func cellsArePrintedWithoutControlCharacters() async throws {
    let cell = Self.hostile.replacingOccurrences(of: "\n", with: "")
    let folder = try TestFolder(
      masses: "force,grams\n1,\(cell)\n", actions: "[{\"\(cell)\": 1}]")
    defer { folder.remove() }
    let shown = Self.shown.replacingOccurrences(of: #"\n"#, with: "")
    expect(
      try await PressureProcess.run(["calibrate", "masses.csv"], in: folder),
      equals: .init(
        errors: "pressure: masses.csv:2: the grams \"\(shown)\" are not a number\n", status: 65))
  }
}
