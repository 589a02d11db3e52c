import Foundation
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// Each bad input gives one message and a status, and writes no file.
@Suite struct BadInputTests {
  private static let markInside =
    "a quotation mark is inside a cell; put the whole cell in quotation marks, and write this one twice"
  private static let decimalCommas =
    "these look like decimals with a comma; write decimals with a point, and a whole number as 1.0"

  @Test(arguments: [
    ("", ": the file is empty; it needs a header, force,grams, and a line for each mass"),
    ("\u{FEFF}", ": the file is empty; it needs a header, force,grams, and a line for each mass"),
    ("\n# force,grams\n\n", ": there is no header; the first line must be force,grams"),
    ("1.25,75\n2.5,150\n", ":1: the header has no column \"force\"; it must be force,grams"),
    ("\n#\nforce,g\n1,2\n", ":3: the header has no column \"grams\"; it must be force,grams"),
    (
      "force;g\n1,25;75\n",
      ":1: the header has no column \"grams\"; with semicolons it must be force;grams"
    ),
    ("force;grams\n1,25,75\n", ":2: there is 1 cell, but the header has 2"),
    ("force;grams\n1;25;75\n", ":2: there are 3 cells, but the header has 2"),
    ("force;grams\n1.000,5;75\n", ":2: the force \"1.000,5\" is not a number"),
    ("force;grams\n1;1,000,000\n", ":2: the grams \"1,000,000\" are not a number"),
    (
      "force;grams\n1;75\n1,25;80\n2;85\n2.5;90\n",
      ":5: this line has a decimal point, but line 3 has a decimal comma; use one of them"
    ),
    (
      "force;grams\n1.25;1,000\n",
      ":2: this line has a decimal point and a decimal comma; use one of them"
    ),
    (
      "force,grams\n1,25\n#N/A,75\n4,100\n",
      ":3: the force \"#N/A\" is not a number; a comment begins with # and a space"
    ),
    (
      "force;grams\n1;25\n#DIV/0!;75\n",
      ":3: the force \"#DIV/0!\" is not a number; a comment begins with # and a space"
    ),
    (
      "force,grams\n1,#VALUE!\n",
      ":2: the grams \"#VALUE!\" are not a number; a comment begins with # and a space"
    ),
    ("Force,grams,force\n1,2,3\n", ":1: the header has two columns \"force\""),
    ("force,grams\n1,75\n\nabc,150\n", ":4: the force \"abc\" is not a number"),
    ("force,grams\n1,75 g\n", ":2: the grams \"75 g\" are not a number"),
    ("force,grams\n0x10,75\n", ":2: the force \"0x10\" is not a number"),
    ("force,grams\n1,nan\n", ":2: the grams \"nan\" are not a number"),
    ("force,grams\n-inf,1\n", ":2: the force \"-inf\" is not finite"),
    ("force,grams\n1,1e999\n", ":2: the grams \"1e999\" are not finite"),
    ("force,grams\n-1,75\n", ":2: the force \"-1\" is negative"),
    ("force,grams\n1,-0.5\n", ":2: the grams \"-0.5\" are negative"),
    ("force,grams\n1,1000001\n", ":2: the grams \"1000001\" are over 1000000"),
    ("force,grams\n,75\n", ":2: the force is missing"),
    ("force,grams\n1,\n", ":2: the grams are missing"),
    ("force,grams\n1\n", ":2: there is 1 cell, but the header has 2"),
    ("force,note,grams\n1,75\n", ":2: there are 2 cells, but the header has 3"),
    (
      "force,grams\n1,25,75\n",
      ":2: there are 3 cells, but the header has 2; write decimals with a point"
    ),
    ("force,grams\n1,\"75\n2,150\n", ":2: a quotation mark is not closed"),
    (
      "force,grams\n1,75\n1\0005,10\n",
      ":3: a cell contains a NUL character; check that the file is text"
    ),
    (
      "force,grams,note\n1.5,75,a\0\n",
      ":2: a cell contains a NUL character; check that the file is text"
    ),
    ("force,gr\0ams\n1.5,75\n", ":1: a cell contains a NUL character; check that the file is text"),
    ("force,grams\n1\"2\",10\n", ":2: \(markInside)"),
    ("force,grams\n1\"2,10\n", ":2: \(markInside)"),
    ("force,grams\n\"1\"2,10\n", ":2: \(markInside)"),
    ("force,grams\n1.5,\"1\" \"0\"\n", ":2: \(markInside)"),
    ("force,grams,note\n1.5,10,a 5\" screen\n", ":2: \(markInside)"),
    ("force,grams,note\n0,312,15\n1,317,75\n", ":2: \(decimalCommas)"),
    ("force,grams,note\n1,75,a coin\n\n0,312,15\n2,150,a coin\n", ":4: \(decimalCommas)"),
    ("note,force,grams\n0,312,15\n1,317,75\n", ":2: \(decimalCommas)"),
    ("force,note,more,grams\n0,312,15,5\n", ":2: \(decimalCommas)"),
    (
      "force,grams\n\u{1B}[31m\u{7}1,75\n",
      ":2: the force \"\\u{1B}[31m\\u{07}1\" is not a number"
    ),
    (
      "force,grams\n\(String(repeating: "é", count: 41)),75\n",
      ":2: the force \"\(String(repeating: "é", count: 40))…\" is not a number"
    ),
    ("force,grams\n", ": a line needs two points; the table has none"),
    ("force,grams\n1,75\n", ": a line needs two points; the table has one"),
    (
      "force,grams\n1,75\n2,75\n3,75\n",
      ": all points are of one mass, 75 g; add one of another mass"
    ),
    (
      "force,grams\n1.25,75\n1.25,150\n",
      ": the force is 1.25 for different masses; the sensor did not respond to them"
    ),
    (
      "force,grams\n2.5,75\n1.25,150\n",
      ": the force does not grow with the mass; check that each force is beside its own mass"
    ),
  ])
  func badData(masses: String, sentence: String) async throws {
    let folder = try TestFolder(masses: masses)
    defer { folder.remove() }
    try await expectEnding(65, "masses.csv\(sentence)", in: folder)
    expect(try folder.names(), equals: ["masses.csv"])
  }

  @Test func aFileThatIsNotUTF8IsRefused() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    for bytes in [
      Example.table.data(using: .utf16)!, Data("force,grams\n1,75 \u{B5}".utf8.dropLast()),
    ] {
      try folder.write(bytes, to: "masses.csv")
      try await expectEnding(
        65, "masses.csv: the file is not UTF-8 text; save it as CSV in UTF-8", in: folder)
    }
    expect(try folder.names(), equals: ["masses.csv"])
  }

  @Test func aTableOverTenMegabytesIsRefused() async throws {
    let folder = try TestFolder(masses: Example.table)
    defer { folder.remove() }
    let rest = 10_000_000 - Example.table.utf8.count
    let full = Example.table + String(repeating: "#", count: rest)
    try folder.write(Data((full + "#").utf8), to: "masses.csv")
    try await expectEnding(
      65, "masses.csv: the file is over 10 MB; is it a table of masses?", in: folder)
    expect(try folder.names(), equals: ["masses.csv"])
    try folder.write(Data(full.utf8), to: "masses.csv")
    let ending = try await PressureProcess.run(["calibrate", "masses.csv"], in: folder)
    expect(ending, equals: .init(output: Example.report + "\nWrote masses.calibration.json\n"))
  }

  @Test func aMissingFileIsReported() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try await expectEnding(66, "masses.csv: the file does not exist", in: folder)
    expect(
      try await PressureProcess.run(["calibrate", ""], in: folder),
      equals: .init(errors: "pressure: \"\": the file does not exist\n", status: 66))
    expect(try folder.names(), equals: [])
  }

  @Test func aFolderIsRefused() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let inner = folder.url.appendingPathComponent("masses.csv")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
    try await expectEnding(66, "masses.csv: this is a folder; name a file in it", in: folder)
    expect(try folder.names(), equals: ["masses.csv"])
  }

  // The superuser can read every file.
  @Test(.enabled(if: getuid() != 0)) func anUnreadableFileIsReported() async throws {
    let folder = try TestFolder(masses: Example.table)
    defer { folder.remove() }
    chmod(folder.url.appendingPathComponent("masses.csv").path, 0)
    try await expectEnding(
      66, "masses.csv: the file cannot be read; check its permissions", in: folder)
    expect(try folder.names(), equals: ["masses.csv"])
  }

  /// If one of the two files cannot be written, the other is not written either.
  @Test(arguments: [
    (
      ["--output", "masses.csv/a.json"],
      "masses.csv/a.json: its parent folder is a file; choose another name"
    ),
    (
      ["--plot", "masses.csv/new/b.svg"],
      "masses.csv/new/b.svg: its parent folder is a file; choose another name"
    ),
    (
      ["--plot", "masses.csv/../b.svg"],
      "masses.csv/../b.svg: its parent folder is a file; choose another name"
    ),
    (["--output", "folder"], "folder: this is a folder; name a file in it"),
    (["--plot", "folder"], "folder: this is a folder; name a file in it"),
    (["--plot", "pipe"], "pipe: this is not a regular file; choose another name"),
    (["--plot", ""], "\"\": this is not a file name; name a file"),
    (["--plot", "new/"], "new/: this is not a file name; name a file"),
    (["--plot", "new/.."], "new/..: this is not a file name; name a file"),
    (["--plot", "none"], "none: this is not a regular file; choose another name"),
    (["--plot", "none/b.svg"], "none/b.svg: the file cannot be written"),
  ])
  func anInvalidOutputIsRefused(options: [String], sentence: String) async throws {
    let folder = try TestFolder(masses: Example.table)
    defer { folder.remove() }
    let path = folder.url.path
    try FileManager.default.createDirectory(
      atPath: path + "/folder", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: path + "/none", withDestinationPath: "not there")
    try #require(mkfifo(path + "/pipe", 0o600) == 0)
    try folder.write(Data("old".utf8), to: "masses.calibration.json")
    try await expectEnding(73, sentence, options, in: folder)
    expect(
      try folder.names(),
      equals: ["folder", "masses.calibration.json", "masses.csv", "none", "pipe"])
    expect(try FileManager.default.contentsOfDirectory(atPath: path + "/folder"), equals: [])
    expect(try folder.text("masses.calibration.json"), equals: "old")
    expect(try folder.text("masses.csv"), equals: Example.table)
  }

  private func expectEnding(
    _ status: Int32, _ sentence: String, _ options: [String] = [], in folder: TestFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let plot = options.contains("--plot") ? [] : ["--plot", "fit.svg"]
    let ending = try await PressureProcess.run(
      ["calibrate", "masses.csv"] + plot + options, in: folder)
    expect(
      ending, equals: .init(errors: "pressure: \(sentence)\n", status: status),
      sourceLocation: sourceLocation)
  }
}
