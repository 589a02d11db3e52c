import PressureKit

/// What came of the last input, as bytes in memory that JavaScript reads: up to sixteen codes, then 0.
struct EventBuffer {
  // It lives as long as the module: there is one, and JavaScript keeps its address.
  let words = allocatePages(for: 24).bindMemory(to: UInt64.self).baseAddress!

  /// Puts a list in place of the last; returns whether anything is in it.
  func put<Event: EventCode>(_ events: EventList<Event>) -> Int32 {
    // WebAssembly's bytes are in the order of the list's: the lowest first.
    words[0] = events.low
    words[1] = events.high
    return events.isEmpty ? 0 : 1
  }
}
