/// Reads the events of an input device as the kernel delivers them: `struct input_event`, little-endian, 24 bytes each on a
/// 64-bit system and 16 bytes on a 32-bit one. The first events show the size. The format has no description of the axes.
struct EvdevReader {
  private var bytes: [UInt8] = []
  private var size: Int?
  private var place = 0

  /// Reads more bytes and passes on each complete event.
  mutating func read(
    _ next: [UInt8], _ read: (RecordingItem, Int?) throws(RecordingFault) -> Void
  ) throws(RecordingFault) {
    bytes += next
    if size == nil, bytes.count >= Self.decisive { try decide() }
    try readEvents(read)
  }

  /// Ends the recording, which may stop in the middle of an event.
  mutating func finish(
    _ read: (RecordingItem, Int?) throws(RecordingFault) -> Void
  ) throws(RecordingFault) {
    if size == nil { try decide() }
    try readEvents(read)
    if !bytes.isEmpty { try read(.skipped("the last event is cut off; it is left out"), nil) }
  }

  /// Two 64-bit events, or three 32-bit events.
  private static let decisive = 48

  private mutating func decide() throws(RecordingFault) {
    size = [24, 16].first { size in
      let count = min(bytes.count, Self.decisive) / size
      return count > 0 && (0..<count).allSatisfy { event(at: $0 * size, size: size) != nil }
    }
    if size == nil {
      throw RecordingFault(
        line: nil, sentence: "this is not a recording: it is neither text nor evdev events")
    }
  }

  private mutating func readEvents(
    _ read: (RecordingItem, Int?) throws(RecordingFault) -> Void
  ) throws(RecordingFault) {
    guard let size else { return }
    var start = 0
    while start + size <= bytes.count {
      guard let event = event(at: start, size: size) else {
        throw RecordingFault(
          line: nil, sentence: "from byte \(place + 1) on, this is not an evdev event")
      }
      try read(.event(event), nil)
      start += size
      place += size
    }
    bytes.removeFirst(start)
  }

  /// Returns an event; nil if the bytes cannot be one.
  private func event(at start: Int, size: Int) -> InputEvent? {
    let half = (size - 8) / 2
    let seconds = number(at: start, half)
    let rest = number(at: start + half, half)
    let type = number(at: start + 2 * half, 2)
    if seconds > Self.latestSeconds || rest >= 1_000_000 || type > Self.lastType { return nil }
    return InputEvent(
      time: Int64(seconds * 1_000_000 + rest), type: UInt16(type),
      code: UInt16(number(at: start + 2 * half + 2, 2)),
      value: Int32(truncatingIfNeeded: number(at: start + 2 * half + 4, 4)))
  }

  private static let latestSeconds: UInt64 = 1 << 36
  /// The last event type that the kernel defines.
  private static let lastType: UInt64 = 0x1F

  private func number(at start: Int, _ count: Int) -> UInt64 {
    var number: UInt64 = 0
    for place in 0..<count { number |= UInt64(bytes[start + place]) << UInt64(8 * place) }
    return number
  }
}
