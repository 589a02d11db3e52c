import Foundation
import PressureTesting
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// The same presses in every format.
@Suite struct RecordingFormatTests {
  /// The events of the evemu example, in the formats of other programs.
  private struct Example {
    var events: [InputEvent] = []

    init() {
      for line in RecordingExample.pen.split(separator: "\n") where line.hasPrefix("E:") {
        let words = LineWords(Array(line.dropFirst(2).utf8)[...])
        events.append(
          InputEvent(
            time: words.microseconds(0)!, type: words.hexadecimal(1)!, code: words.hexadecimal(2)!,
            value: words.decimal(3)!))
      }
    }

    var libinput: String {
      var text = """
        # libinput record
        version: 1
        ndevices: 1
        libinput:
          version: "1.25.0"
        system:
          kernel: "6.1"
        devices:
        - node: /dev/input/event4
          evdev:
            # Name: Example Pen
            name: "Example Pen"
            id: [3, 1, 2, 256]
            codes:
              0: [0, 1, 3] # EV_SYN
              1: [320, 330, 331] # EV_KEY
            absinfo:
              0: [0, 20000, 0, 0, 100]
              1: [0, 10000, 0, 0, 100]
              24: [0, 1000, 0, 0, 0]
            properties: []
          udev:
            properties:
            - ID_INPUT=1
          quirks:
          events:
          # Current time is 12:38:22

        """
      for event in events {
        if event.type == 0 || text.hasSuffix("22\n") { text += "  - evdev:\n" }
        text += "    - [\(event.time / 1_000_000), \(event.time % 1_000_000),  \(event.type), "
        text += "\(event.code), \(event.value)] # of\n"
      }
      return text + "  - libinput:\n    - {time: 1.2, type: TABLET_TOOL_TIP}\n"
    }

    func evdev(bits: Int) -> Data {
      var data = Data()
      func put(_ value: Int64, _ count: Int) {
        for byte in 0..<count { data.append(UInt8(truncatingIfNeeded: value >> (8 * byte))) }
      }
      for event in events {
        put(event.time / 1_000_000, bits / 8)
        put(event.time % 1_000_000, bits / 8)
        put(Int64(event.type), 2)
        put(Int64(event.code), 2)
        put(Int64(event.value), 4)
      }
      return data
    }
  }

  private func presses(_ bytes: some Collection<UInt8>) throws -> [PressTracker] {
    var reader = RecordingReader()
    for byte in bytes { try reader.read([byte]) }
    return try reader.finish()
  }

  @Test func allFormatsGiveTheSamePresses() throws {
    let example = Example()
    let expected = try #require(try presses(RecordingExample.pen.utf8).first)
    let libinput = try presses(example.libinput.utf8)
    expect(libinput.map(\.presses), equals: [expected.presses])
    expect(libinput.map(\.device.axes), equals: [expected.device.axes])
    expect(libinput.map(\.device.name), equals: ["Example Pen"])
    expect(libinput.map(\.source), equals: [.pen])
    expect(libinput.map(\.remarks), equals: [RecordingRemarks()])
    for bits in [32, 64] {
      expect(try presses(example.evdev(bits: bits)).map(\.presses), equals: [expected.presses])
    }
  }

  /// A stream of events has no description. A separate description gives the same traces.
  @Test func aStreamNeedsADescription() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let data = Example().evdev(bits: 64)
    try folder.write(data, to: "event4.bin")
    try folder.write(data.dropLast(5), to: "cut.bin")
    try folder.write(Data(RecordingExample.description.utf8), to: "pen.desc")
    var ending = try await PressureProcess.run(
      ["trace", "import", "event4.bin", "--description", "pen.desc"], in: folder)
    expect(ending.status, equals: 0)
    for (index, text) in RecordingExample.penTraces.enumerated() {
      expect(try folder.text("event4-\(index + 1).jsonl"), equals: text)
    }
    ending = try await PressureProcess.run(
      [
        "trace", "import", "cut.bin", "--range", "0:1000", "--source", "pen", "--output", "-",
        "--press", "1",
      ], in: folder)
    #expect(
      ending.errors.hasPrefix(
        "pressure: warning: cut.bin: the last event is cut off; it is left out\n"))
    expect(ending.output.split(separator: "\n").count, equals: 4)
  }

  @Test func severalDevicesOfOneRecording() throws {
    let text = Example().libinput
    let device = try #require(text.range(of: "- node:"))
    let found = try presses((text + text[device.lowerBound...]).utf8)
    expect(found.map(\.presses.count), equals: [2, 2])
  }

  @Test(arguments: [
    ("version: 2\n", 1, "this is version \"2\"; only version 1 is supported"),
    (
      "devices:\n- node: a\n\tevdev:\n", 3,
      "the line begins with a tab, which YAML does not allow; use spaces"
    ),
    (
      "devices:\nnothing\n", 2,
      "this is not a line of libinput record: it must begin with a key and a colon"
    ),
    (
      "devices:\n- node: a\n  evdev:\n    absinfo:\n      24: [0, 255\n", 5,
      "this is not a list of libinput record, such as 24: [0, 255, 0, 0, 0]"
    ),
    (
      "devices:\n- node: a\n  evdev:\n    absinfo:\n      24: [0, 255]\n", 5,
      "an axis must have five numbers: [least, most, fuzz, flat, resolution]"
    ),
    (
      "devices:\n- node: a\n  events:\n  - evdev:\n    - [0, 1000000, 3, 24, 1]\n", 5,
      "an event must be - [seconds, microseconds, type, code, value]"
    ),
    (
      "devices:\n- node: a\n  events:\n  - evdev:\n    - [0, 0, 3, 24]\n", 5,
      "an event must be - [seconds, microseconds, type, code, value]"
    ),
    (
      "hello: all\n", 1,
      "this is not a recording: it must begin like evemu (N: name) or libinput (version: 1)"
    ),
    (
      String(repeating: "\0", count: 12), nil,
      "this is not a recording: it is neither text nor evdev events"
    ),
    (
      String(repeating: "\0", count: 96) + String(repeating: "\u{1}", count: 24), nil,
      "from byte 97 on, this is not an evdev event"
    ),
    ("# " + String(repeating: "x", count: 20_000), 1, "the line is over 20000 bytes long"),
  ])
  func aBadRecordingIsRefusedWithItsLine(text: String, line: Int?, sentence: String) throws {
    #expect(throws: RecordingFault(line: line, sentence: sentence)) { try presses(text.utf8) }
  }

  /// An unknown key is reported once.
  @Test func anUnknownKeyIsReportedOnce() throws {
    let found = try presses(
      "version: 1\nmood: 1\ndevices:\n- node: a\n  mood:\n  evdev:\n    mood: 1\n".utf8)
    expect(
      found.map(\.remarks.list),
      equals: [
        [.init(line: 2, sentence: "the key \"mood\" is unknown; it is skipped", count: 3)]
      ])
    let evemu = try presses("N: a\nZ: 1\nZ: 2\n".utf8)
    expect(
      evemu.map(\.remarks.list),
      equals: [
        [.init(line: 2, sentence: "the line type Z: is unknown; its lines are skipped")]
      ])
  }

  #if os(Linux)
  /// A long recording without presses needs little memory.
  @Test(arguments: ["evemu", "evdev"])
  func aLongRecordingNeedsLittleMemory(of format: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let events = Example().evdev(bits: 64).prefix(72)
    var piece = Data()
    while piece.count < 1_000_000 {
      piece += format == "evdev" ? events : Data("E: 1.000000 0003 0000 1\n".utf8)
    }
    try folder.write(Data(), to: "long.rec")
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent("long.rec"))
    for _ in 1...8 { try file.write(contentsOf: piece) }
    try file.close()
    let command = "ulimit -v 120000 && exec \"$0\" trace import \"$1\""
    let ending = try await PressureProcess.run(
      ["-c", command, PressureProcess.program.path, "long.rec"],
      of: URL(fileURLWithPath: "/bin/sh"),
      in: folder)
    expect(ending.status, equals: 0)
    #expect(ending.errors.hasSuffix("long.rec: there is no press\n"))
  }
  #endif
}
