import PressureKit

/// What came of each input of a replay, to the bit: to be compared with that of another machine.
///
/// A line for each sample, and for each frame that the control needed, in order:
///
///     3f91111111111111 1130 1 5:8c3f0a17
///
/// the bits of its time in seconds, the codes of its events, the state after it, how many layers are
/// to be seen, and a fingerprint of their numbers as a page gets them, of 32 bits each. Numbers are
/// hexadecimal, but for the count. A single different bit is always another fingerprint; of many, one
/// in four billion is not.
public struct Transcript: Equatable, Sendable {
  /// The lines, in order.
  public private(set) var lines: [String] = []

  /// Replays a trace on a control, put where the trace says.
  public init<C: ControlValue>(of trace: Trace, on control: C) {
    var lines: [String] = []
    Self.write(trace, on: control) { lines.append($0) }
    self.lines = lines
  }

  /// Hands over the lines one by one, and keeps none: there may be a frame for each sixtieth of a second.
  public static func write<C: ControlValue>(
    _ trace: Trace, on control: C, take: (String) -> Void
  ) {
    // Events are noted of some inputs only.
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
