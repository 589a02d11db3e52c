import Foundation
import Testing

/// No output of a run is one of its inputs or another output, under any name.
@Suite struct SameFileTests {
  /// A shell command and the message that refuses it. The program is `pressure` there.
  private static let calls: [(String, String)] = [
    // The standard input.
    ("pressure calibrate - --output masses.csv <masses.csv", table("masses.csv", "standard input")),
    ("pressure calibrate - --plot hard.csv <masses.csv", table("hard.csv", "standard input")),
    (
      "pressure trace strip - --output press.jsonl <press.jsonl",
      same("press.jsonl", "standard input, the trace")
    ),
    (
      "pressure replay - --control confirm-button --svg press.jsonl <press.jsonl",
      same("press.jsonl", "standard input, the trace")
    ),
    (
      "pressure quick-actions export - --format manifest --output actions.json <actions.json",
      same("actions.json", "standard input, the list of actions")
    ),
    (
      "pressure trace import - --press 1 --output recordings <recordings/press-1.jsonl",
      same("recordings/press-1.jsonl", "standard input, the recording", elsewhere)
    ),
    // Another name of the same file.
    ("pressure calibrate masses.csv --output masses.csv", table("masses.csv", "masses.csv")),
    ("pressure calibrate masses.csv --output hard.csv", table("hard.csv", "masses.csv")),
    ("pressure calibrate hard.csv --output masses.csv", table("masses.csv", "hard.csv")),
    ("pressure calibrate masses.csv --plot link.csv", table("link.csv", "masses.csv")),
    ("pressure calibrate link.csv --plot hard.csv", table("hard.csv", "link.csv")),
    (
      "pressure calibrate masses.csv --plot ./here/hard.csv", table("./here/hard.csv", "masses.csv")
    ),
    (
      "pressure calibrate masses.csv --plot no/../masses.csv",
      table("no/../masses.csv", "masses.csv")
    ),
    ("pressure calibrate /dev/fd/3 --plot link.csv 3<hard.csv", table("link.csv", "/dev/fd/3")),
    // Other files that the run reads.
    (
      "pressure trace import pen.evemu --description pen-1.jsonl",
      same("pen-1.jsonl", "pen-1.jsonl, the description", elsewhere)
    ),
    (
      "pressure trace import pen.evemu --description - <pen-1.jsonl",
      same("pen-1.jsonl", "standard input, the description", elsewhere)
    ),
    (
      "ln pen-1.jsonl pen.desc; pressure trace import pen.evemu; s=$?; rm pen.desc; exit $s",
      same("pen-1.jsonl", "pen.desc, the description", elsewhere)
    ),
    (
      "pressure trace import recordings/a.evemu recordings/a-1.jsonl --output recordings",
      same("recordings/a-1.jsonl", "recordings/a-1.jsonl, the recording", elsewhere)
    ),
    (
      "pressure quick-actions export de.lproj/InfoPlist.strings --format plist --output a.plist",
      same(
        "de.lproj/InfoPlist.strings", "de.lproj/InfoPlist.strings, the list of actions", elsewhere)
    ),
    // The standard output.
    (
      "pressure calibrate masses.csv --output new.json >>masses.csv",
      same("standard output", "masses.csv, the table of masses", "redirect it to another file")
    ),
    (
      "pressure calibrate hard.csv --output - >>masses.csv",
      same("standard output", "hard.csv, the table of masses", "redirect it to another file")
    ),
    (
      "pressure trace strip - <press.jsonl 1<>press.jsonl",
      same("standard output", "standard input, the trace", "redirect it to another file")
    ),
    (
      "pressure trace check press.jsonl >>press.jsonl",
      same("standard output", "press.jsonl, the trace", "redirect it to another file")
    ),
    (
      "pressure replay press.jsonl --control confirm-button --format bits >>press.jsonl",
      same("standard output", "press.jsonl, the trace", "redirect it to another file")
    ),
    (
      "pressure calibrate masses.csv --output old.json >>old.json",
      same("old.json", "standard output")
    ),
    // No message is possible, because the standard error goes to an input file.
    ("pressure calibrate masses.csv --output new.json 2>>masses.csv", ""),
    // Two outputs.
    ("pressure calibrate masses.csv --output old.json --plot older.json", written("older.json")),
    (
      "pressure calibrate masses.csv --output new/a --plot ./here/no/../new//a",
      written("./here/no/../new//a")
    ),
    (
      "pressure calibrate masses.csv --output new.json --plot here/new.json",
      written("here/new.json")
    ),
    // The standard input can be read only once.
    (
      "pressure trace import - --description - <pen.evemu",
      "standard input: this is the description, which can be read only once; save one of the inputs as a file"
    ),
  ]

  private static let elsewhere = "choose another folder with --output"

  private static func same(
    _ output: String, _ input: String, _ advice: String = "choose another name for the output"
  ) -> String {
    "\(output): this is the same file as \(input); \(advice)"
  }

  private static func table(_ output: String, _ input: String) -> String {
    same(output, "\(input), the table of masses")
  }

  private static func written(_ output: String) -> String {
    "\(output): the calibration is also written there; choose another name for the output"
  }

  @Test(arguments: calls) func noOutputReplacesAnInput(call: String, sentence: String) async throws
  {
    let folder = try folder()
    defer { folder.remove() }
    let before = try folder.contents()
    let ending = try await PressureProcess.shell(call, in: folder)
    let status: Int32 = sentence.hasPrefix("standard input:") ? 66 : 73
    expect(
      ending,
      equals: .init(errors: sentence.isEmpty ? "" : "pressure: \(sentence)\n", status: status))
    expect(try folder.contents(), equals: before)
  }

  /// A file that the run does not read may be an output. A device may be both.
  @Test(arguments: [
    "pressure calibrate masses.csv --output old.json <old.json",
    "pressure calibrate masses.csv --output old.json <&- 2>&-",
    "cat masses.csv | pressure calibrate - --output old.json",
    "exec 3<>/dev/null; cat masses.csv | pressure calibrate - --output old.json >&3 2>&3",
  ])
  func unrelatedFilesAreAccepted(call: String) async throws {
    let folder = try folder()
    defer { folder.remove() }
    let before = try folder.contents()
    let ending = try await PressureProcess.shell(call, in: folder)
    #expect((ending.errors, ending.status) == ("", 0))
    expect(
      try folder.contents(), equals: before.merging(["old.json": Example.calibration]) { $1 })
  }

  private func folder() throws -> TestFolder {
    let folder = try TestFolder(masses: Example.table, actions: QuickActionsExample.actions)
    for inner in ["recordings", "de.lproj"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(inner), withIntermediateDirectories: false)
    }
    for (name, text) in [
      ("press.jsonl", ReplayExample.trace), ("pen.evemu", RecordingExample.pen),
      ("pen-1.jsonl", RecordingExample.description), ("old.json", "old"),
      ("recordings/press-1.jsonl", RecordingExample.pen),
      ("recordings/a.evemu", RecordingExample.pen),
      ("recordings/a-1.jsonl", RecordingExample.pen),
      ("de.lproj/InfoPlist.strings", QuickActionsExample.actions),
    ] { try folder.write(Data(text.utf8), to: name) }
    let path = folder.url.path
    for (name, other) in [("hard.csv", "masses.csv"), ("older.json", "old.json")] {
      try #require(link("\(path)/\(other)", "\(path)/\(name)") == 0)
    }
    for (name, other) in [("link.csv", "masses.csv"), ("here", ".")] {
      try #require(symlink(other, "\(path)/\(name)") == 0)
    }
    return folder
  }
}
