import Foundation
import Testing

@testable import PressureCommand

/// A large file that is not a trace is refused in little memory. The cost of a replay is proportional to the number of samples,
/// even if a finger rested for a long time.
@Suite struct ReplayMemoryTests {
  /// The address space of the process in kilobytes: twice the size of its code, and less than the code and the file.
  private static let limit = 140_000

  // macOS has no such limit.
  #if os(Linux)
  @Test(arguments: [
    ("a line", "the line is over 1000 bytes long"),
    ("noise", "this is not the JSON of a trace, from byte 1 on"),
  ])
  func aHundredMegabytesAreRefusedInLittleMemory(of what: String, sentence: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let megabyte =
      what == "noise"
      ? Data((0..<1_000_000).map { UInt8(($0 * $0 + 7) % 251) })
      : Data(repeating: UInt8(ascii: " "), count: 1_000_000)
    try folder.write(Data(), to: "trace.jsonl")
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent("trace.jsonl"))
    for _ in 1...100 { try file.write(contentsOf: megabyte) }
    try file.close()

    let command = "ulimit -v \(Self.limit) && exec \"$0\" replay \"$1\" --control confirm-button"
    for name in ["trace.jsonl", "-"] {
      let ending = try await PressureProcess.run(
        ["-c", command, PressureProcess.program.path, name], of: URL(fileURLWithPath: "/bin/sh"),
        in: folder, reading: "trace.jsonl")
      let place = name == "-" ? "standard input" : name
      expect(ending, equals: .init(errors: "pressure: \(place):1: \(sentence)\n", status: 65))
    }
  }

  @Test(arguments: ReplayControl.allCases.map(\.name), ["table", "json", "bits"])
  func aTraceOfADayNeedsLittleMemory(control: String, format: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try folder.write(Data(Self.day.utf8), to: "trace.jsonl")
    let command = "ulimit -v \(Self.limit) && exec \"$0\" \"$@\""
    let ending = try await PressureProcess.run(
      [
        "-c", command, PressureProcess.program.path, "replay", "trace.jsonl", "--control", control,
        "--format", format, "--svg", "film.svg",
      ], of: URL(fileURLWithPath: "/bin/sh"), in: folder)
    #expect((ending.errors, ending.status) == ("", 0))
    // Only the frames of some seconds are printed: as long as a control's marks move.
    #expect(ending.output.split(separator: "\n").count < 500)
    #expect(try Drawing(folder.text("film.svg")) != nil)
  }
  #endif

  private static let day = """
    {"pressurekit":1,"maximum":6.667,"source":"touch"}
    {"t":0,"phase":"began","id":1,"x":22,"y":22,"force":1}
    {"t":0.1,"phase":"moved","id":1,"x":22,"y":22,"force":1.5}
    {"t":86400,"phase":"ended","id":1,"x":22,"y":22,"force":0}

    """
}
