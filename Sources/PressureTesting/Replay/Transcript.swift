import PressureKit

/// A bit-exact record of a replay, to compare with that of another machine.
///
/// It has a line for each sample and for each frame that the control needed, in order:
///
///     3f91111111111111 1130 1 5:8c3f0a17
///
/// Each line contains the bits of the time in seconds, the codes of the events, the state after them, the number of layers, and
/// a fingerprint of the layers' numbers as 32-bit floats, as a page receives them. Numbers are hexadecimal, except the count. A
/// change of one bit always changes the fingerprint. A larger change goes unnoticed once in four billion cases.
public struct Transcript: Equatable, Sendable {
  /// The lines, in order.
  public private(set) var lines: [String] = []

  /// Replays a trace on a control, placed where the trace says.
  public init<C: ControlValue>(of trace: Trace, on control: C) {
    var lines: [String] = []
    Self.write(trace, on: control) { lines.append($0) }
    self.lines = lines
  }

  /// Passes on the lines one by one and keeps none: there can be one for each frame.
  public static func write<C: ControlValue>(
    _ trace: Trace, on control: C, take: (String) -> Void
  ) {
    // Only inputs with events, and all samples, add a moment.
    var noted = 0
    _ = trace.replay(on: control) { timeline in
      var events: [C.Event] = []
      if timeline.moments.count > noted {
        noted = timeline.moments.count
        events = timeline.moments[noted - 1].events
      }
      take(line(timeline, events))
    }
  }

  private static func line<C: ControlValue>(_ timeline: Timeline<C>, _ events: [C.Event]) -> String
  {
    var print = ScenePrint()
    timeline.control.draw(into: &print)
    let codes = events.map { hex(UInt64($0.code), digits: 2) }.joined()
    return [
      hex(timeline.time.bitPattern, digits: 16), codes.isEmpty ? "-" : codes,
      hex(UInt64(timeline.control.state.rawValue), digits: 1),
      "\(print.count):\(hex(UInt64(print.value), digits: 8))",
    ].joined(separator: " ")
  }

  private static func hex(_ number: UInt64, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
