import PressureKit

/// What came of the last input, as bytes in memory that JavaScript reads: up to `capacity` codes, then 0.
package struct EventBuffer {
  /// How many codes of a byte there are room for.
  package static let capacity = 2 * MemoryLayout<UInt64>.size

  // It lives as long as the module: there is one, and JavaScript keeps its address.
  let words = allocatePages(for: EventBuffer.capacity + 8).bindMemory(to: UInt64.self).baseAddress!

  /// Puts a list in place of the last; returns whether anything is in it.
  func put<Event: EventCode>(_ events: EventList<Event>) -> Int32 {
    // WebAssembly's bytes are in the order of the list's: the lowest first.
    words[0] = events.low
    words[1] = events.high
    return events.isEmpty ? 0 : 1
  }
}
