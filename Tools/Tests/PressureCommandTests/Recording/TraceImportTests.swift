import Foundation
import PressureTesting
import Testing

@testable import PressureCommand

@Suite struct TraceImportTests {
  private func run(
    _ arguments: [String], files: [String: String] = ["pen.evemu": RecordingExample.pen],
    reading input: String? = nil
  ) async throws -> (ending: PressureProcess.Ending, folder: TestFolder) {
    let folder = try TestFolder()
    for (name, text) in files { try folder.write(Data(text.utf8), to: name) }
    let ending = try await PressureProcess.run(
      ["trace", "import"] + arguments, in: folder, reading: input)
    return (ending, folder)
  }

  @Test func itMakesATraceOfEachPress() async throws {
    let (ending, folder) = try await run(["pen.evemu"])
    defer { folder.remove() }
    expect(
      ending,
      equals: .init(
        output: RecordingExample.penReport + "\nWrote pen-1.jsonl\nWrote pen-2.jsonl\n",
        errors: RecordingExample.penWarning))
    expect(try folder.names(), equals: ["pen-1.jsonl", "pen-2.jsonl", "pen.evemu"])
    for (index, text) in RecordingExample.penTraces.enumerated() {
      expect(try folder.text("pen-\(index + 1).jsonl"), equals: text)
      expect(try Trace(text: text).origin.making, equals: .recorded)
    }
  }

  @Test func onePressToTheStandardOutput() async throws {
    for name in ["pen.evemu", "-"] {
      let (ending, folder) = try await run(
        [name, "--output", "-", "--press", "1"], reading: "pen.evemu")
      defer { folder.remove() }
      expect(ending.output, equals: RecordingExample.penTraces[0])
      expect(ending.status, equals: 0)
      expect(try folder.names(), equals: ["pen.evemu"])
    }
    let (ending, folder) = try await run(["pen.evemu", "--output", "-"])
    defer { folder.remove() }
    expect(
      ending,
      equals: .init(
        errors:
          "pressure: pen.evemu: there are 2 presses, but - takes only one; choose it with --press\n",
        status: 65))
  }

  /// The description is in a separate file: the one with the longest matching name, or the one from the option.
  @Test func theDescriptionCanBeASeparateFile() async throws {
    let events = String(RecordingExample.pen.dropFirst(RecordingExample.description.count))
    let files = [
      "pen.desc": RecordingExample.description, "pe.desc": "nothing", "pen-tap.evemu": events,
      "other.evemu": events,
    ]
    for arguments in [["pen-tap.evemu"], ["other.evemu", "--description", "pen.desc"]] {
      let (ending, folder) = try await run(arguments + ["--press", "1"], files: files)
      defer { folder.remove() }
      expect(ending.status, equals: 0)
      let stem = String(arguments[0].dropLast(6))
      expect(try folder.text("\(stem)-1.jsonl"), equals: RecordingExample.penTraces[0])
    }
    // Without a description, the maximum is the highest pressure reached, with a warning.
    let (ending, folder) = try await run(["other.evemu", "--press", "1"], files: files)
    defer { folder.remove() }
    expect(
      ending.errors,
      equals: """
        pressure: warning: other.evemu: the range of the pressure is not known, so its maximum is taken to be the 500 \
        that it reached; pass --range or --description
        pressure: warning: other.evemu: the position axes of the device are not known; its presses do not move
        pressure: warning: other.evemu: press 2: the recording ends during this press; it is cancelled there

        """)
    let trace = try Trace(text: try folder.text("other-1.jsonl"))
    expect(trace.origin, equals: TraceOrigin(making: .recorded, unit: "steps"))
  }

  @Test func optionsReplaceTheDescription() async throws {
    let (ending, folder) = try await run(
      ["pen.evemu", "--press", "1", "--range", "0:2000", "--device", "Pen", "--source", "touch"])
    defer { folder.remove() }
    expect(ending.status, equals: 0)
    let trace = try Trace(text: try folder.text("pen-1.jsonl"))
    expect(trace.source, equals: .touch)
    expect(
      trace.origin,
      equals: TraceOrigin(making: .recorded, device: "Pen", unit: "steps", range: 0...2000))
    expect(trace.samples.map(\.force), equals: [0.66667, 1.66667, 0])
  }

  @Test(arguments: [
    ("", "pen.evemu: the file is empty; is it a recording?"),
    (
      "hello\n",
      "pen.evemu:1: this is not a recording: it must begin like evemu (N: name) or libinput (version: 1)"
    ),
    (
      "N: Pen\nE: 1.5 0003 0018 1\n",
      "pen.evemu:2: an event must be E: seconds.microseconds type code value"
    ),
    (
      "N: Pen\n\nE: 1.000000 0003 0018\n",
      "pen.evemu:3: an event must be E: seconds.microseconds type code value"
    ),
    ("A: 18 0\n", "pen.evemu:1: an axis must be A: axis least most fuzz flat resolution"),
    (
      "B: 01 xyz\n",
      "pen.evemu:1: bits must be B: a type, then bytes of two hexadecimal digits"
    ),
    ("P: 100\n", "pen.evemu:1: bits must be P: bytes of two hexadecimal digits"),
    (
      "N: Pen\nnothing\n",
      "pen.evemu:2: this is not an evemu line, such as E: 0.012345 0003 0018 120"
    ),
    (
      "N: Example of a long name\n\0\n",
      "pen.evemu:2: the line contains a NUL character; check that the file is text"
    ),
  ])
  func aBadRecordingIsOneSentence(text: String, sentence: String) async throws {
    let (ending, folder) = try await run(["pen.evemu"], files: ["pen.evemu": text])
    defer { folder.remove() }
    expect(ending, equals: .init(errors: "pressure: \(sentence)\n", status: 65))
    expect(try folder.names(), equals: ["pen.evemu"])
  }

  @Test func missingInputsAreReported() async throws {
    var (ending, folder) = try await run(["none.evemu"])
    expect(
      ending, equals: .init(errors: "pressure: none.evemu: the file does not exist\n", status: 66))
    folder.remove()
    (ending, folder) = try await run(["pen.evemu", "--press", "3"])
    expect(
      ending,
      equals: .init(
        errors: "pressure: pen.evemu: there is no press 3; the last one is 2\n", status: 65))
    folder.remove()
  }
}
