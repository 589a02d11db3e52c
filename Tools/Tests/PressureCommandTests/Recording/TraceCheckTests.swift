import Foundation
import PressureKit
import PressureTesting
import Testing

@testable import PressureCommand

@Suite struct TraceCheckTests {
  private static let screen = """
    {"pressurekit":1,"maximum":6.667,"source":"pen","bounds":[100,200,44,44],"viewport":[0,0,390,844],\
    "origin":"recorded","device":"Anna's Pen","browser":"Chromium 140"}
    {"t":0,"phase":"began","id":4711,"x":122,"y":222,"force":0.4}
    {"t":0.2,"phase":"moved","id":4711,"x":122,"y":222,"force":6.3}
    {"t":0.4,"phase":"moved","id":4711,"x":122,"y":178,"force":3}
    {"t":0.6,"phase":"ended","id":4711,"x":122,"y":178,"force":0}

    """

  private func run(_ arguments: [String]) async throws -> PressureProcess.Ending {
    let folder = try TestFolder()
    defer { folder.remove() }
    try folder.write(Data(RecordingExample.penTraces[0].utf8), to: "pen.jsonl")
    try folder.write(Data(Self.screen.utf8), to: "screen.jsonl")
    try folder.write(Data(ReplayExample.trace.utf8), to: "press.jsonl")
    return try await PressureProcess.run(["trace"] + arguments, in: folder)
  }

  @Test func aGoodTraceHasNoFaults() async throws {
    expect(
      try await run(["check", "pen.jsonl"]),
      equals: .init(
        output:
          "pen.jsonl: recorded, Example Pen, pen, contacts 1, 0.250 s, reached 0.500\n"))
  }

  /// The presses of real devices that the drivers contain. Their figures are in the drivers' guide.
  @Test func realPressesBreakNoRule() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let names = ["faulty-tap", "hard-press", "pen-stroke", "soft-press"].map { "\($0).jsonl" }
    for name in names {
      try folder.write(
        Data(contentsOf: OutsideChecker.project.appendingPathComponent("Drivers/traces/\(name)")),
        to: name)
    }
    expect(
      try await PressureProcess.run(["trace", "check"] + names, in: folder),
      equals: .init(
        output: """
          faulty-tap.jsonl: recorded, Synaptics TouchPad, trackpad, contacts 1, 0.160 s, reached 0.854
          hard-press.jsonl: recorded, Wacom Intuos4 6x9, pen, contacts 1, 0.268 s, reached 1.000
          pen-stroke.jsonl: recorded, Wacom Cintiq 13HD, pen, contacts 1, 0.621 s, reached 0.412
          soft-press.jsonl: recorded, Wacom Cintiq 13HD, pen, contacts 1, 0.121 s, reached 0.138

          """))
  }

  @Test func allFaultsAreReported() async throws {
    expect(
      try await run(["check", "pen.jsonl", "screen.jsonl", "press.jsonl"]),
      equals: .init(
        output: """
          pen.jsonl: recorded, Example Pen, pen, contacts 1, 0.250 s, reached 0.500
          screen.jsonl: recorded, Anna's Pen, Chromium 140, pen, contacts 1, 0.600 s, reached 0.945
          press.jsonl: of unknown origin, touch, contacts 1, 0.700 s, reached 0.465

          """,
        errors: """
          pressure: screen.jsonl: it says where the control was on the screen: strip it
          pressure: screen.jsonl: it has the system's contact ids, not ids that count from 1: strip it
          pressure: screen.jsonl: the name of its device or browser contains an owner, an address or a number: strip it
          pressure: press.jsonl: "origin" is missing; it must say whether the trace was recorded or made up

          """, status: 65))
  }

  @Test func onlyTheRulesAreChecked() async throws {
    expect(
      try await run(["check", "--only-rules", "screen.jsonl", "press.jsonl"]),
      equals: .init(
        output: """
          screen.jsonl: recorded, Anna's Pen, Chromium 140, pen, contacts 1, 0.600 s, reached 0.945
          press.jsonl: of unknown origin, touch, contacts 1, 0.700 s, reached 0.465

          """))
  }

  /// A stripped trace gives the same events, and needs no further stripping.
  @Test func aStrippedTraceIsTheSamePress() async throws {
    let ending = try await run(["strip", "screen.jsonl"])
    expect(
      ending,
      equals: .init(
        output: """
          {"pressurekit":1,"maximum":6.667,"source":"pen","origin":"recorded"}
          {"t":0,"phase":"began","id":1,"x":22,"y":22,"force":0.4}
          {"t":0.2,"phase":"moved","id":1,"x":22,"y":22,"force":6.3}
          {"t":0.4,"phase":"moved","id":1,"x":22,"y":-22,"force":3}
          {"t":0.6,"phase":"ended","id":1,"x":22,"y":-22,"force":0}

          """))
    let stripped = try Trace(text: ending.output)
    expect(stripped.privateDetails, equals: [])
    expect(stripped.stripped(), equals: stripped)
    let whole = try Trace(text: Self.screen)
    let confirm = try #require(ReplayControl(argument: "confirm-button"))
    expect(
      confirm.replay(stripped).rows.map(\.events), equals: confirm.replay(whole).rows.map(\.events))
    expect(confirm.replay(whole).rows.last?.events.contains("confirm"), equals: true)
    let nameless = try await run(["strip", "pen.jsonl", "--without-names"])
    #expect(
      nameless.output.hasPrefix(
        "{\"pressurekit\":1,\"maximum\":6.666666666666667,\"source\":\"pen\",\"origin\":\"recorded\","
          + "\"unit\":\"steps\",\"range\":[0,1000]}\n"))
  }

  @Test func everyControlHasItsRules() throws {
    let trace = try Trace(text: RecordingExample.penTraces[0])
    for control in ReplayControl.allCases { expect(control.brokenRules(trace), equals: []) }
  }
}
