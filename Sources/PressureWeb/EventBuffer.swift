import PressureKit

/// What came of the last input, as bytes in memory that JavaScript reads.
struct EventBuffer {
  // It lives as long as the module: there is one, and JavaScript keeps its address.
  let codes = takePages(for: 16).bindMemory(to: UInt8.self).baseAddress!

  /// Puts a list in place of the last; returns how many there are.
  func put<Event: EventCode>(_ events: EventList<Event>) -> Int32 {
    var count = 0
    for event in events {
      codes[count] = event.code
      count += 1
    }
    return Int32(count)
  }
}
