import PressureKit
import PressureProof
import PressureTesting
import Testing

@Suite struct TraceTextTests {
  @Test func `the format is that of the specification`() throws {
    let text = """
      {"pressurekit":1,"maximum":6.667,"source":"touch"}
      {"t":0,"phase":"began","id":1,"x":10,"y":20,"force":0}
      {"t":0.016,"phase":"moved","id":1,"x":10,"y":20,"force":1.25}
      {"t":0.1,"phase":"ended","id":1,"x":10,"y":20.5,"force":0}

      """
    let trace = try Trace(text: text)
    expect(trace.maximum, equals: 6.667)
    expect(trace.source, equals: .touch)
    expect(trace.bounds, equals: Rect(x: 0, y: 0, width: 44, height: 44))
    expect(trace.viewport, equals: .unbounded)
    expect(
      trace.samples,
      equals: [
        TraceSample(time: 0, phase: .began, position: Point(x: 10, y: 20), force: 0),
        TraceSample(time: 0.016, phase: .moved, position: Point(x: 10, y: 20), force: 1.25),
        TraceSample(time: 0.1, phase: .ended, position: Point(x: 10, y: 20.5), force: 0),
      ])
    expect(trace.text, equals: text)
  }

  @Test func `the origin is read and written`() throws {
    let header = "{\"pressurekit\":1,\"maximum\":1,\"source\":\"pen\""
    let samples = """
      }
      {"t":0,"phase":"began","id":1,"x":1,"y":1,"force":1}
      {"t":0,"phase":"ended","id":1,"x":1,"y":1,"force":0}

      """
    let range = 0.0...1023
    for (keys, origin) in [
      ("", TraceOrigin()),
      (",\"origin\":\"made up\"", TraceOrigin(making: .madeUp)),
      (",\"device\":\"Stift Ä\"", TraceOrigin(device: "Stift Ä")),
      (
        ",\"origin\":\"recorded\",\"device\":\"A\",\"browser\":\"B 1\",\"unit\":\"steps\",\"range\":[0,1023]",
        TraceOrigin(making: .recorded, device: "A", browser: "B 1", unit: "steps", range: range)
      ),
    ] {
      let trace = try Trace(text: header + keys + samples)
      expect(trace.origin, equals: origin)
      expect(trace.text, equals: header + keys + samples)
    }
    // Characters that a line cannot contain are replaced, and empty values are left out.
    let names = TraceOrigin(
      device: "a\"b\\c\n\u{7F}", browser: "", unit: String(repeating: "ä", count: 51),
      range: 0...Double.infinity)
    expect(
      names, equals: TraceOrigin(device: "a?b?c??", unit: String(repeating: "ä", count: 50)))
    expect(names.withoutNames, equals: TraceOrigin(unit: String(repeating: "ä", count: 50)))
    // The names are compared as bytes: for Unicode, these two are equal.
    #expect(TraceOrigin(device: "\u{E9}") != TraceOrigin(device: "e\u{301}"))
  }

  @Test func `keys in any order, space, Windows' line ends, and no last line end`() throws {
    let text =
      "{ \"source\" : \"pen\", \"viewport\":[ 0,-1,390.5,844 ],\t\"bounds\":[1,2,3,4],"
      + "\"maximum\":1e0, \"pressurekit\":1.0 }\r\n"
      + "{\"force\":-0.5,\"y\":1,\"x\":-0,\"id\":-7,\"phase\":\"began\",\"t\":0}\r\n"
      + "{\"force\":2,\"y\":1,\"x\":1E-2,\"id\":-7,\"phase\":\"cancelled\",\"t\":0e5}"
    let trace = try Trace(text: text)
    expect(
      trace.text,
      equals: """
        {"pressurekit":1,"maximum":1,"source":"pen","bounds":[1,2,3,4],"viewport":[0,-1,390.5,844]}
        {"t":0,"phase":"began","id":-7,"x":-0,"y":1,"force":-0.5}
        {"t":0,"phase":"cancelled","id":-7,"x":0.01,"y":1,"force":2}

        """)
  }

  @Test func `every number reads back to the same bits`() throws {
    var random = Random(state: 3)
    var trace = Trace(maximum: 20 / 3, source: .touchEvent)
    try trace.append(TraceSample(time: 0, phase: .began, position: .zero, force: -0.0))
    var numbers: [Double] = [
      0, -0.0, .leastNonzeroMagnitude, -.leastNormalMagnitude, .greatestFiniteMagnitude, 0.1,
      1 / 3, 20 / 3, 1e15, 1e16, 1e17, 123_456_789.123_456_78,
    ]
    while numbers.count < 2000 {
      let number = Double(bitPattern: random.next())
      if number.isFinite { numbers.append(number) }
    }
    for number in numbers {
      try trace.append(
        TraceSample(
          time: 0, phase: .moved, position: Point(x: number, y: -number), force: number))
    }
    try trace.append(
      TraceSample(time: Trace.latest.nextDown, phase: .ended, position: .zero, force: 0))
    func bits(_ trace: Trace) -> [UInt64] {
      trace.samples.flatMap { sample in
        [sample.time, sample.position.x, sample.position.y, sample.force].map(\.bitPattern)
      }
    }
    let read = try Trace(text: trace.text)
    expect(bits(read), equals: bits(trace))
    expect(read, equals: trace)
  }

  @Test(arguments: [1, 2, 7, 1000])
  func `the size of the pieces does not change the trace`(size: Int) throws {
    let trace = try VirtualFinger.recorded().trace()
    let bytes = Array(trace.text.utf8)
    var reader = TraceReader()
    for start in stride(from: 0, to: bytes.count, by: size) {
      try reader.read(bytes[start..<min(start + size, bytes.count)])
    }
    expect(try reader.finish(), equals: trace)
  }
}
