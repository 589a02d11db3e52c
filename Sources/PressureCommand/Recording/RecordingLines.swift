/// The lines of a recording, of bytes as they come in pieces of any size; of them one line is kept.
struct RecordingLines {
  /// A longer line is refused, in bytes: `libinput record` has all keys of a keyboard in one.
  static let longestLine = 20_000

  private var line: [UInt8] = []
  /// The number of the line that is being read, counted from 1.
  private(set) var number = 1
  private var endedWithReturn = false

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Hands over each line that these bytes end, without its end.
  mutating func take(
    _ bytes: some Sequence<UInt8>, _ read: ([UInt8], Int) throws(RecordingFault) -> Void
  ) throws(RecordingFault) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        try end(read)
      } else if line.count == Self.longestLine {
        throw RecordingFault(
          line: number, sentence: "the line is over \(Self.longestLine) bytes long")
      } else if byte == 0 {
        throw RecordingFault(line: number, sentence: "there is a NUL; is the file text?")
      } else {
        line.append(byte)
      }
    }
  }

  /// The last line may lack its end.
  mutating func finish(
    _ read: ([UInt8], Int) throws(RecordingFault) -> Void
  ) throws(RecordingFault) {
    if !line.isEmpty { try end(read) }
  }

  private mutating func end(
    _ read: ([UInt8], Int) throws(RecordingFault) -> Void
  ) throws(RecordingFault) {
    if number == 1, line.starts(with: Self.byteOrderMark) { line.removeFirst(3) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    try read(line, number)
    line.removeAll(keepingCapacity: true)
    number += 1
  }
}

/// Words and numbers of a line.
struct LineWords {
  private let words: [ArraySlice<UInt8>]

  /// The words between spaces, and between any of the other separators.
  init(_ bytes: ArraySlice<UInt8>, separators: [UInt8] = []) {
    words = bytes.split { $0 == 32 || $0 == 9 || separators.contains($0) }
  }

  var count: Int { words.count }

  func text(_ index: Int) -> String? {
    words.indices.contains(index) ? String(decoding: words[index], as: UTF8.self) : nil
  }

  /// A whole number with an optional minus; nil of anything else, or where it does not fit.
  func decimal<Value: FixedWidthInteger>(_ index: Int, as type: Value.Type = Value.self) -> Value? {
    number(index, radix: 10)
  }

  func hexadecimal<Value: FixedWidthInteger>(
    _ index: Int, as type: Value.Type = Value.self
  ) -> Value? {
    number(index, radix: 16)
  }

  private func number<Value: FixedWidthInteger>(_ index: Int, radix: Int) -> Value? {
    // Swift's own reads a plus, too, which nobody writes here.
    guard let text = text(index), !text.hasPrefix("+") else { return nil }
    return Value(text, radix: radix)
  }

  /// Seconds and microseconds, as `1364787581.497486`, in microseconds.
  func microseconds(_ index: Int) -> Int64? {
    guard let text = text(index) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 6, !parts[0].hasPrefix("+"),
      let seconds = Int64(parts[0]), let rest = UInt32(parts[1]), seconds >= 0,
      seconds <= Self.latestSeconds
    else { return nil }
    return seconds * 1_000_000 + Int64(rest)
  }

  /// Later than any clock, and in microseconds still far below what 64 bits hold.
  static let latestSeconds: Int64 = 1 << 40
}
