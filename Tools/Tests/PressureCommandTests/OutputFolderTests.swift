import Foundation
import Testing

/// Missing folders of outputs are made. After a failure, everything is as it was.
@Suite struct OutputFolderTests {
  /// A shell command, and the new files and folders after it.
  @Test(
    arguments: [
      (
        "pressure trace import pen.evemu --press 1 --output a/b/",
        ["a": "a folder", "a/b": "a folder", "a/b/pen-1.jsonl": RecordingExample.penTraces[0]]
      ),
      (
        "pressure trace import pen.evemu --press 1 --output here/a",
        ["there/a": "a folder", "there/a/pen-1.jsonl": RecordingExample.penTraces[0]]
      ),
      (
        "pressure trace strip press.jsonl --output a/./no/../b/c.jsonl",
        ["a": "a folder", "a/b": "a folder", "a/b/c.jsonl": ReplayExample.trace]
      ),
      (
        "umask 077; pressure calibrate masses.csv --output \"$PWD/a//b.json\"; ls -ld a | cut -c 1-10 >mode",
        ["a": "a folder", "a/b.json": Example.calibration, "mode": "drwx------\n"]
      ),
      (
        "pressure quick-actions export actions.json --format manifest --output a/b",
        ["a": "a folder", "a/b": QuickActionsExample.manifest]
      ),
      (
        "cd there; pressure calibrate ../masses.csv --output ../there/a/b.json",
        ["there/a": "a folder", "there/a/b.json": Example.calibration]
      ),
    ] as [(String, [String: String])])
  func missingFoldersAreMade(call: String, new: [String: String]) async throws {
    let folder = try folder()
    defer { folder.remove() }
    let before = try folder.contents()
    let ending = try await PressureProcess.shell(call, in: folder)
    expect(ending.status, equals: 0)
    expect(try folder.contents(), equals: before.merging(new) { $1 })
  }

  /// The system refuses a name that is too long only after the other file is in its place.
  @Test(arguments: [
    ("calibrate masses.csv --output a/b/c.json --plot %", "%"),
    ("calibrate masses.csv --output old.json --plot %", "%"),
    ("calibrate masses.csv --output old.json --plot a/b/%", "a/b/%"),
    ("calibrate masses.csv --output old.json --plot %/b.svg", "%/b.svg"),
    ("calibrate masses.csv --output a/b/c.json --plot %/b.svg", "%/b.svg"),
  ])
  func aFailedOutputLeavesEverythingUnchanged(call: String, output: String) async throws {
    let folder = try folder()
    defer { folder.remove() }
    try #require(chmod(folder.url.appendingPathComponent("old.json").path, 0o640) == 0)
    let before = try folder.contents()
    let old = try folder.status("old.json")
    let long = String(repeating: "n", count: 256)
    let ending = try await PressureProcess.shell(
      "pressure \(call.replacingOccurrences(of: "%", with: long))", in: folder)
    let name = output.replacingOccurrences(of: "%", with: long)
    expect(
      ending, equals: .init(errors: "pressure: \(name): the file cannot be written\n", status: 73))
    expect(try folder.contents(), equals: before)
    let now = try folder.status("old.json")
    #expect((now.st_ino, now.st_mode) == (old.st_ino, old.st_mode))
  }

  private func folder() throws -> TestFolder {
    let folder = try TestFolder(masses: Example.table, actions: QuickActionsExample.actions)
    for (name, text) in [
      ("press.jsonl", ReplayExample.trace), ("pen.evemu", RecordingExample.pen),
      ("old.json", "old"),
    ] { try folder.write(Data(text.utf8), to: name) }
    let path = folder.url.path
    try #require(mkdir("\(path)/there", 0o777) == 0 && symlink("there", "\(path)/here") == 0)
    return folder
  }
}
