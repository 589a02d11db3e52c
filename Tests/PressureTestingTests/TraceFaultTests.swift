import PressureKit
import PressureTesting
import Testing

/// Each bad trace is refused with its line and reason, and none of it is loaded.
@Suite struct TraceFaultTests {
  private static let header = "{\"pressurekit\":1,\"maximum\":6.667,\"source\":\"touch\"}\n"

  private static func sample(_ phase: String, t: String = "0", id: String = "1") -> String {
    "{\"t\":\(t),\"phase\":\"\(phase)\",\"id\":\(id),\"x\":1,\"y\":1,\"force\":1}\n"
  }

  private static let press = header + sample("began") + sample("ended")

  static let bad: [(String, String)] = [
    ("", "line 1: the trace is empty; its first line must be its header"),
    ("\n", "line 1: the line is empty"),
    (header, "line 1: there is no sample"),
    ("{\"pressurekit\":1", "line 1: the line is cut off"),
    ("{\"pressurekit\":2}\n", "line 1: this is version 2.0; only version 1 is supported"),
    ("{\"maximum\":1,\"source\":\"touch\"}\n", "line 1: \"pressurekit\" is missing"),
    ("{\"pressurekit\":1,\"source\":\"touch\"}", "line 1: \"maximum\" is missing"),
    ("{\"pressurekit\":1,\"maximum\":1}", "line 1: \"source\" is missing"),
    (
      "{\"pressurekit\":1,\"maximum\":-1,\"source\":\"touch\"}",
      "line 1: \"maximum\" is out of range: finite and at least 0"
    ),
    (
      "{\"pressurekit\":1,\"maximum\":1e999,\"source\":\"touch\"}",
      "line 1: \"maximum\" is out of range: finite and at least 0"
    ),
    (
      "{\"pressurekit\":1,\"maximum\":1,\"source\":\"elbow\"}",
      "line 1: there is no source \"elbow\""
    ),
    (
      "{\"pressurekit\":1,\"maximum\":1,\"source\":\"touch\",\"bounds\":[0,0,44]}",
      "line 1: \"bounds\" must be a list of four numbers"
    ),
    (
      "{\"pressurekit\":1,\"maximum\":1,\"source\":\"touch\",\"viewport\":[0,0,-1,1]}",
      "line 1: \"viewport\" is out of range: finite, with a width and height of at least 0"
    ),
    (
      "{\"pressurekit\":1,\"maximum\":1,\"source\":\"touch\",\"note\":\"\u{1F446}\u{7}\"}",
      "line 1: this is not the JSON of a trace, from byte 59 on"
    ),
    (
      "{\"pressurekit\":1,\"maximum\":1,\"source\":\"touch\",\"näme which is long\":1}",
      "line 1: a trace must not have the key \"n?me which is long\""
    ),
    (
      "{\"pressurekit\":1,\"maximum\":1,\"source\":\"touch\",\"origin\":\"found\"}",
      "line 1: \"origin\" is out of range: recorded or made up"
    ),
    (
      "{\"pressurekit\":1,\"maximum\":1,\"source\":\"touch\",\"origin\":1}",
      "line 1: \"origin\" must be a string"
    ),
    (
      "{\"pressurekit\":1,\"maximum\":1,\"source\":\"touch\",\"device\":\"\"}",
      "line 1: \"device\" is out of range: 1…100 bytes without control characters"
    ),
    (
      "{\"pressurekit\":1,\"maximum\":1,\"source\":\"touch\",\"range\":[0]}",
      "line 1: \"range\" must be a list of two numbers"
    ),
    (
      "{\"pressurekit\":1,\"maximum\":1,\"source\":\"touch\",\"range\":[1,1]}",
      "line 1: \"range\" is out of range: finite, the second number above the first"
    ),
    ("%PDF-1.4\n", "line 1: this is not the JSON of a trace, from byte 1 on"),
    ("[1]\n", "line 1: this is not the JSON of a trace, from byte 1 on"),
    (press + "\n", "line 4: the line is empty"),
    (header + "\n" + sample("began"), "line 2: the line is empty"),
    (header + sample("began").dropLast(9), "line 2: the line is cut off"),
    (
      header + sample("began"),
      "line 2: contact 1 neither lifts nor is cancelled: the end is missing"
    ),
    (header + sample("began") + "{\"t\":1,\"phase\":\"en", "line 3: the line is cut off"),
    (header + sample("moved"), "line 2: contact 1 moved, but is not down"),
    (press + sample("ended"), "line 4: contact 1 ended, but is not down"),
    (
      header + sample("began") + sample("cancelled", id: "2"),
      "line 3: contact 2 cancelled, but is not down"
    ),
    (header + sample("began") + sample("began"), "line 3: contact 1 begins, but is already down"),
    (header + sample("hovered"), "line 2: there is no phase \"hovered\""),
    (
      header + sample("began", t: "0.5"),
      "line 2: the first sample is at 0.5 s; it must be at 0 s"
    ),
    (
      header + sample("began") + sample("moved", t: "0.5") + sample("ended", t: "0.25"),
      "line 4: time goes back from 0.5 s to 0.25 s"
    ),
    (header + sample("began", t: "-1"), "line 2: \"t\" is out of range: seconds, 0…86400"),
    (
      header + sample("began", t: "NaN"),
      "line 2: this is not the JSON of a trace, from byte 6 on"
    ),
    (header + sample("began", t: "1e999"), "line 2: \"t\" is out of range: seconds, 0…86400"),
    (
      header + sample("began") + sample("ended", t: "86401"),
      "line 3: \"t\" is out of range: seconds, 0…86400"
    ),
    (
      header + sample("began", t: "null"),
      "line 2: this is not the JSON of a trace, from byte 6 on"
    ),
    (header + sample("began", t: "\"0\""), "line 2: \"t\" must be a number"),
    (
      header + sample("began", t: "01"),
      "line 2: this is not the JSON of a trace, from byte 7 on"
    ),
    (
      header + sample("began", t: "0x1"),
      "line 2: this is not the JSON of a trace, from byte 7 on"
    ),
    (
      header + sample("began", t: "+1"),
      "line 2: this is not the JSON of a trace, from byte 6 on"
    ),
    (
      header + sample("began", t: ".5"),
      "line 2: this is not the JSON of a trace, from byte 6 on"
    ),
    (
      header + sample("began", t: "0."),
      "line 2: this is not the JSON of a trace, from byte 8 on"
    ),
    (
      header + sample("began", id: "1.5"), "line 2: \"id\" must be a whole number"
    ),
    (
      header + sample("began", id: "1e300"),
      "line 2: \"id\" is out of range: a whole number of at most 2^53"
    ),
    (
      header + sample("began", id: "9007199254740994"),
      "line 2: \"id\" is out of range: a whole number of at most 2^53"
    ),
    (header + sample("began", id: "1,\"id\":1"), "line 2: \"id\" appears twice"),
    (
      header + sample("began", id: "1,\"button\":1"),
      "line 2: a trace must not have the key \"button\""
    ),
    (
      header + "{\"t\":0,\"phase\":\"began\",\"id\":1,\"x\":1,\"y\":1}\n",
      "line 2: \"force\" is missing"
    ),
    (
      header + sample("began").dropLast() + "{}\n",
      "line 2: this is not the JSON of a trace, from byte 53 on"
    ),
    (header + String(repeating: " ", count: 1001), "line 2: the line is over 1000 bytes long"),
    (
      header + (1...11).map { sample("began", id: "\($0)") }.joined(),
      "line 12: more than 10 contacts are down"
    ),
  ]

  @Test(arguments: bad)
  func `a bad trace is refused with its line and reason`(text: String, sentence: String) {
    let error = #expect(throws: TraceFault.self) { try Trace(text: text) }
    expect(error?.description, equals: sentence)
  }

  /// An exception is a cut between two presses, because the part before it is complete.
  @Test func `a trace cut at any byte is refused, except between presses`() throws {
    let text = Array(try VirtualFinger.recorded().trace().text.utf8)
    // The last line end may be missing.
    var whole: [String] = []
    var reader = TraceReader()
    for byte in text.dropLast() {
      var cut = reader
      do throws(TraceFault) {
        let trace = try cut.finish()
        whole.append("\(trace.samples.count) samples, \(trace.samples.last?.phase == .ended)")
      } catch {}
      try reader.read(CollectionOfOne(byte))
    }
    expect(whole, equals: ["32 samples, true", "32 samples, true"])
  }

  @Test func `a reader refuses all data after a fault`() {
    var reader = TraceReader()
    let fault = TraceFault(line: 1, reason: .notAnObject(byte: 1))
    #expect(throws: fault) { try reader.read("x\n".utf8) }
    #expect(throws: fault) { try reader.read(Self.press.utf8) }
    #expect(throws: fault) { try reader.finish() }
  }

  /// Memory is bounded because refused data is not kept. After the first fault no byte is read, so this takes no time either.
  @Test func `a hundred megabytes of garbage are refused at their first line`() {
    var reader = TraceReader()
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
    var faults: Set<String> = []
    for _ in 0..<100 {
      do throws(TraceFault) { try reader.read(piece) } catch { faults.insert("\(error)") }
    }
    expect(faults, equals: ["line 1: the line is over 1000 bytes long"])
  }

  /// This also limits a reader, which adds its samples one by one.
  @Test func `a trace that never ends is refused`() throws {
    func sample(_ phase: ContactPhase) -> TraceSample {
      TraceSample(time: 0, phase: phase, position: Point(x: 1, y: 1), force: 1)
    }
    var trace = Trace(maximum: 1, source: .touch)
    try trace.append(sample(.began))
    while trace.samples.count < Trace.mostSamples { try trace.append(sample(.moved)) }
    let whole = trace
    #expect(throws: TraceProblem.tooManySamples) { try trace.append(sample(.ended)) }
    expect(trace, equals: whole)
  }

  @Test func `a recording of an incomplete press is refused`() {
    func fault(_ press: (VirtualFinger<ConfirmAction>) -> Void) -> String? {
      let finger = VirtualFinger(ConfirmAction())
      press(finger)
      do throws(TraceFault) { _ = try finger.trace() } catch { return error.description }
      return nil
    }
    expect(fault { $0.activate() }, equals: "there is no sample")
    expect(
      fault { $0.down() }, equals: "contact 1 neither lifts nor is cancelled: the end is missing")
    expect(
      fault {
        $0.down()
        $0.down()
      }, equals: "contact 1 begins, but is already down")
    expect(
      fault {
        $0.down()
        $0.sensor = .measured(maximum: 1)
        $0.lift()
      }, equals: "the samples come from several sensors")
    expect(
      fault {
        $0.down()
        $0.time = -1
        $0.lift()
      }, equals: "\"t\" is out of range: seconds, 0…86400")
    expect(fault { $0.down(.nan) }, equals: "\"force\" is out of range: finite")
  }
}
