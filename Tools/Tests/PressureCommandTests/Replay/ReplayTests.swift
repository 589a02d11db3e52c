import Foundation
import Testing

@testable import PressureCommand

@Suite struct ReplayTests {
  private func run(_ arguments: [String], trace: String = ReplayExample.trace) async throws
    -> (PressureProcess.Ending, [String])
  {
    let folder = try TestFolder()
    defer { folder.remove() }
    try folder.write(Data(trace.utf8), to: "press.jsonl")
    let ending = try await PressureProcess.run(["replay"] + arguments, in: folder)
    return (ending, try folder.names())
  }

  @Test func itPrintsTheTimeline() async throws {
    let (ending, names) = try await run(["press.jsonl", "--control", "confirm-button"])
    expect(ending, equals: .init(output: ReplayExample.table))
    expect(names, equals: ["press.jsonl"])
  }

  @Test func itPrintsEverythingAsJSON() async throws {
    let (ending, _) = try await run([
      "press.jsonl", "--control", "confirm-button", "--format", "json",
    ])
    expect(ending, equals: .init(output: ReplayExample.json))
    let rows = try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [[String: Any]]
    expect(rows?.count, equals: 6)
  }

  @Test func itPrintsBits() async throws {
    let (ending, _) = try await run([
      "press.jsonl", "--control", "confirm-button", "--format", "bits",
    ])
    let lines = ending.output.split(separator: "\n").map { $0.split(separator: " ") }
    // Six samples, the frames of 0.7 s, and those of the fading ring.
    #expect(lines.count > 48)
    expect(
      lines.prefix(3).map { $0[0] },
      equals: ["0000000000000000", "3f91111111111111", "3fa1111111111111"])
    expect(
      lines.map { $0[1] }.filter { $0 != "-" }, equals: ["11", "123041", "133142", "203210"])
    expect(lines.last?[2...], equals: ["0", "0:811c9dc5"])
  }

  @Test func itReadsTheStandardInput() async throws {
    let folder = try TestFolder(masses: Example.table)
    defer { folder.remove() }
    try folder.write(Data(ReplayExample.trace.utf8), to: "press.jsonl")
    try folder.write(Data(ReplayExample.trace.dropLast(10).utf8), to: "cut.jsonl")
    let arguments = ["replay", "-", "--control", "confirm-button"]
    var ending = try await PressureProcess.run(arguments, in: folder, reading: "press.jsonl")
    expect(ending, equals: .init(output: ReplayExample.table))
    ending = try await PressureProcess.run(arguments, in: folder, reading: "cut.jsonl")
    expect(
      ending, equals: .init(errors: "pressure: standard input:7: the line is cut off\n", status: 65)
    )
    // Every command reads the standard input.
    ending = try await PressureProcess.run(["calibrate", "-"], in: folder, reading: "masses.csv")
    expect(ending, equals: .init(output: Example.report + "\nWrote calibration.json\n"))
  }

  /// Every command ignores a byte order mark at the start of its input.
  @Test func aByteOrderMarkIsIgnored() async throws {
    let folder = try TestFolder(
      masses: "\u{FEFF}" + Example.table, actions: "\u{FEFF}" + QuickActionsExample.actions)
    defer { folder.remove() }
    try folder.write(Data(("\u{FEFF}" + ReplayExample.trace).utf8), to: "press.jsonl")
    for (arguments, name, output) in [
      (["calibrate", "--output", "-"], "masses.csv", Example.calibration),
      (["replay", "--control", "confirm-button"], "press.jsonl", ReplayExample.table),
      (
        ["quick-actions", "export", "--format", "manifest"], "actions.json",
        QuickActionsExample.manifest
      ),
    ] {
      for file in [name, "-"] {
        let ending = try await PressureProcess.run(arguments + [file], in: folder, reading: name)
        expect(ending, equals: .init(output: output), "\(file)")
      }
    }
  }

  @Test func itDrawsTheFilm() async throws {
    let arguments = ["press.jsonl", "--control", "confirm-button", "--svg", "film.svg"]
    var (ending, names) = try await run(arguments)
    expect(ending, equals: .init(output: ReplayExample.table + "\nWrote film.svg\n"))
    expect(names, equals: ["film.svg", "press.jsonl"])
    (ending, names) = try await run(arguments + ["--format", "json"])
    expect(ending, equals: .init(output: ReplayExample.json))
    expect(names, equals: ["film.svg", "press.jsonl"])
  }

  /// The lines of the events show that each option has its effect.
  @Test(arguments: [
    (["in-place"], ["0.000", "0.200", "0.400", "0.700"]),
    // 4 is more than the press reaches, and time does not help.
    (["cap=4", "rescue-delay=off"], ["0.000", "0.700"]),
    (["cap=4", "cap=1.5"], ["0.000", "0.100", "0.350", "0.700"]),
    // The force falls before the contact is on the ring, and before the full button was shown.
    (["no-latch"], ["0.000", "0.200", "0.700"]),
    (["no-latch", "in-place"], ["0.000", "0.200", "0.350", "0.700"]),
  ])
  func `options are set by the names of their attributes`(settings: [String], times: [String])
    async throws
  {
    let arguments = ["press.jsonl", "--control", "confirm-button"]
    let (ending, _) = try await run(arguments + settings.flatMap { ["--set", $0] })
    let lines = ending.output.split(separator: "\n").dropFirst()
    expect(lines.map { String($0.prefix(5)) }, equals: times)
    if settings == ["in-place"] { expect(ending, equals: .init(output: ReplayExample.inPlace)) }
  }

  @Test func `an option changes the film and the bits as well`() async throws {
    let arguments = [
      "press.jsonl", "--control", "confirm-button", "--svg", "-", "--format", "bits",
    ]
    let (plain, _) = try await run(arguments)
    let (inPlace, _) = try await run(arguments + ["--set", "in-place"])
    #expect(plain.status == 0 && inPlace.status == 0)
    #expect(plain.output != inPlace.output)
  }

  @Test(arguments: [
    (
      "confirm-button", "in-plce",
      """
      confirm-button has no option "in-plce". Did you mean in-place? Its options are cap, pen-cap, \
      threshold, release-threshold, ramp-duration, rescue-delay, arm-timeout, ring-diameter, \
      ring-offset, no-latch, contact-area, no-tap, in-place, no-haptics.
      """
    ),
    (
      "app-icon", "cap=4",
      "app-icon has no option \"cap\". Its options are no-haptics."
    ),
    ("confirm-button", "in-place=1", "in-place takes no value, not \"1\"."),
    ("confirm-button", "cap", "cap takes a number, 0.01…100, and none is given."),
    ("confirm-button", "cap=off", "cap takes a number, 0.01…100, not \"off\"."),
    ("confirm-button", "cap=much", "cap takes a number, 0.01…100, not \"much\"."),
    ("confirm-button", "cap=1000", "cap takes a number, 0.01…100, not \"1000\"."),
    (
      "confirm-button", "rescue-delay=-1",
      "rescue-delay takes a number from 0 on, or off, not \"-1\"."
    ),
    (
      "confirm-button", "rescue-delay=nan",
      "rescue-delay takes a number from 0 on, or off, not \"nan\"."
    ),
  ])
  func `a wrong option is refused with the valid ones`(
    control: String, setting: String, sentence: String
  ) async throws {
    let (ending, _) = try await run(["press.jsonl", "--control", control, "--set", setting])
    expect(ending.status, equals: 64)
    expect(ending.output, equals: "")
    #expect(ending.errors.hasPrefix("Error: \(sentence)\n"), "\(ending.errors)")
  }

  @Test(arguments: ReplayControl.allCases)
  func itReplaysOnEveryControl(control: ReplayControl) async throws {
    let (ending, _) = try await run(["press.jsonl", "--control", control.name])
    expect(ending.status, equals: 0)
    #expect(ending.output.contains("contact 1 ended"))
    let trace = try TestFolder()
    defer { trace.remove() }
    try trace.write(Data(ReplayExample.trace.utf8), to: "press.jsonl")
    let press = try TraceFile(
      path: trace.url.appendingPathComponent("press.jsonl").path, inputs: InputFiles()
    ).trace()
    let film = control.film(press)
    expect(film.frames.count, equals: Film.count)
    #expect(Drawing(Filmstrip(film, of: press).text) != nil)
  }

  @Test(arguments: [
    ("transitioning-button", "0.700  0.000  contact 1 ended  begin"),
    ("scale", "0.700  0.000  contact 1 ended  rest      rest, 0 grams"),
    ("peek", "0.700  0.000  contact 1 ended  actions"),
    ("app-icon", "0.700  0.000  contact 1 ended  idle   item 3, idle"),
  ])
  func `the last line of a replay ends the contact`(control: String, last: String) async throws {
    let (ending, _) = try await run(["press.jsonl", "--control", control])
    expect(ending.output.split(separator: "\n").last.map(String.init), equals: last)
  }

  @Test(arguments: [
    ("", "press.jsonl:1: the trace is empty; its first line must be its header"),
    ("force,grams\n", "press.jsonl:1: this is not the JSON of a trace, from byte 1 on"),
    (
      String(ReplayExample.trace.dropLast(10)), "press.jsonl:7: the line is cut off"
    ),
    (
      ReplayExample.trace.replacingOccurrences(of: "0.35", with: "0.15"),
      "press.jsonl:5: time goes back from 0.2 s to 0.15 s"
    ),
    (
      ReplayExample.trace.replacingOccurrences(of: "kit\":1", with: "kit\":2"),
      "press.jsonl:1: this is version 2.0; only version 1 is supported"
    ),
    (
      ReplayExample.trace.replacingOccurrences(of: "3.1", with: "NaN"),
      "press.jsonl:4: this is not the JSON of a trace, from byte 55 on"
    ),
    (
      ReplayExample.trace.replacingOccurrences(of: "moved", with: "ended"),
      "press.jsonl:4: contact 1 ended, but is not down"
    ),
    (
      ReplayExample.trace.replacingOccurrences(of: "0.7", with: "700000"),
      "press.jsonl:7: \"t\" is out of range: seconds, 0…86400"
    ),
  ])
  func aBadTraceIsOneSentence(trace: String, sentence: String) async throws {
    let (ending, names) = try await run(
      ["press.jsonl", "--control", "confirm-button", "--svg", "film.svg"], trace: trace)
    expect(ending, equals: .init(errors: "pressure: \(sentence)\n", status: 65))
    expect(names, equals: ["press.jsonl"])
  }

  @Test func missingInputsAreReported() async throws {
    let (ending, names) = try await run(["none.jsonl", "--control", "confirm-button"])
    expect(
      ending, equals: .init(errors: "pressure: none.jsonl: the file does not exist\n", status: 66))
    expect(names, equals: ["press.jsonl"])
  }
}
