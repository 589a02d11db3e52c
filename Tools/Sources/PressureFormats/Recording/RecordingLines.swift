/// Splits the bytes of a recording into lines. The bytes arrive in pieces of any size, and only one line is kept.
struct RecordingLines {
  /// The maximum length of a line in bytes. `libinput record` writes all keys of a keyboard in one line.
  static let longestLine = 20_000

  private var line: [UInt8] = []
  /// The number of the current line, counted from 1.
  private(set) var number = 1

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Passes on each complete line, without its line end.
  mutating func read(
    _ bytes: [UInt8], _ read: ([UInt8], Int) throws(RecordingFault) -> Void
  ) throws(RecordingFault) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        try end(read)
      } else if line.count == Self.longestLine {
        throw RecordingFault(
          line: number, sentence: "the line is over \(Self.longestLine) bytes long")
      } else if byte == 0 {
        throw RecordingFault(
          line: number, sentence: "the line contains a NUL character; check that the file is text")
      } else {
        line.append(byte)
      }
    }
  }

  /// Passes on the last line if it has no line end.
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

/// The words and numbers of a line.
struct LineWords {
  private let words: [ArraySlice<UInt8>]

  /// Splits a line at spaces, tabs and the other separators.
  init(_ bytes: ArraySlice<UInt8>, separators: [UInt8] = []) {
    words = bytes.split { $0 == 32 || $0 == 9 || separators.contains($0) }
  }

  var count: Int { words.count }

  func text(_ index: Int) -> String? {
    words.indices.contains(index) ? String(decoding: words[index], as: UTF8.self) : nil
  }

  /// Returns a whole number with an optional minus sign; nil if the word is not one, or does not fit.
  func decimal<Value: FixedWidthInteger>(_ index: Int, as type: Value.Type = Value.self) -> Value? {
    number(index, radix: 10)
  }

  func hexadecimal<Value: FixedWidthInteger>(
    _ index: Int, as type: Value.Type = Value.self
  ) -> Value? {
    number(index, radix: 16)
  }

  private func number<Value: FixedWidthInteger>(_ index: Int, radix: Int) -> Value? {
    guard words.indices.contains(index), let number = Self.number(words[index], radix: radix)
    else { return nil }
    return Value(exactly: number)
  }

  /// Parses a number. Swift's own parser needs a `String`, accepts a plus sign, and would take half of the reading time.
  private static func number(_ word: ArraySlice<UInt8>, radix: Int) -> Int64? {
    let isNegative = word.first == UInt8(ascii: "-")
    let digits = isNegative ? word.dropFirst() : word
    if digits.isEmpty || digits.count > longestNumber { return nil }
    var number: Int64 = 0
    for byte in digits {
      let digit: Int
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = Int(byte - UInt8(ascii: "a")) + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = Int(byte - UInt8(ascii: "A")) + 10
      default: return nil
      }
      if digit >= radix { return nil }
      number = number * Int64(radix) + Int64(digit)
    }
    return isNegative ? -number : number
  }

  /// Any number with 15 digits fits into 64 bits.
  private static let longestNumber = 15

  /// Returns seconds and microseconds, such as `1364787581.497486`, in microseconds.
  func microseconds(_ index: Int) -> Int64? {
    guard words.indices.contains(index),
      let point = words[index].firstIndex(of: UInt8(ascii: ".")),
      words[index].endIndex - point == 7, words[index][point + 1] != UInt8(ascii: "-"),
      let seconds = Self.number(words[index][..<point], radix: 10),
      let rest = Self.number(words[index][(point + 1)...], radix: 10), seconds >= 0,
      seconds <= Self.latestSeconds
    else { return nil }
    return seconds * 1_000_000 + rest
  }

  /// Later than any clock, but far below the 64-bit limit in microseconds.
  static let latestSeconds: Int64 = 1 << 40
}
