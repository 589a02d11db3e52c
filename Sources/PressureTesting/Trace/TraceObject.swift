/// A line of a trace as JSON: one object with numbers, strings and lists of numbers.
///
/// It is strict: only the grammar of RFC 8259, no repeated key, no other kinds of values, and no text after the object.
struct TraceObject {
  enum Value {
    case number(Double)
    case string(String)
    case list([Double])
  }

  private(set) var values: [(key: String, value: Value)] = []

  private let bytes: [UInt8]
  private var place = 0

  /// Parses a line without its line end.
  init(line: [UInt8]) throws(TraceProblem) {
    bytes = line
    try read()
  }

  /// Returns the value of a key; throws if the key is missing.
  func value(_ key: String) throws(TraceProblem) -> Value {
    guard let value = optional(key) else { throw .missing(key) }
    return value
  }

  /// Returns the value of a key; nil if the key is missing.
  func optional(_ key: String) -> Value? {
    values.first { $0.key.isSpelled(key) }?.value
  }

  func number(_ key: String) throws(TraceProblem) -> Double {
    guard case .number(let number) = try value(key) else { throw .wrongKind(key) }
    if !number.isFinite { throw .outOfRange(key) }
    return number
  }

  func string(_ key: String) throws(TraceProblem) -> String {
    guard case .string(let string) = try value(key) else { throw .wrongKind(key) }
    return string
  }

  /// Throws if there is an unknown key.
  func checkKeys(_ known: [String]) throws(TraceProblem) {
    for (key, _) in values where !known.contains(where: { $0.isSpelled(key) }) {
      throw .unknownKey(Self.short(key))
    }
  }

  /// Shortens untrusted text for a message, and replaces everything except printable ASCII by question marks.
  static func short(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(20).map { $0.value < 32 || $0.value > 126 ? "?" : $0 }))
  }

  private mutating func read() throws(TraceProblem) {
    skipSpace()
    if place == bytes.count { throw .blankLine }
    try expect("{")
    skipSpace()
    if peek != UInt8(ascii: "}") {
      repeat {
        skipSpace()
        let key = try readString()
        skipSpace()
        try expect(":")
        skipSpace()
        let value = try readValue(key)
        if values.contains(where: { $0.key.isSpelled(key) }) { throw .repeated(Self.short(key)) }
        values.append((key, value))
        skipSpace()
      } while consume(",")
    }
    try expect("}")
    skipSpace()
    if place < bytes.count { throw .notAnObject(byte: place + 1) }
  }

  private mutating func readValue(_ key: String) throws(TraceProblem) -> Value {
    switch peek {
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "["):
      place += 1
      var list: [Double] = []
      skipSpace()
      if consume("]") { return .list(list) }
      repeat {
        skipSpace()
        list.append(try readNumber())
        skipSpace()
      } while consume(",")
      try expect("]")
      return .list(list)
    default: return .number(try readNumber())
    }
  }

  /// Reads a number in JSON's grammar; infinite if it does not fit into 64 bits.
  private mutating func readNumber() throws(TraceProblem) -> Double {
    let start = place
    _ = consume("-")
    if !consume("0") { try readDigits() }
    if consume(".") { try readDigits() }
    if consume("e") || consume("E") {
      if !consume("+") { _ = consume("-") }
      try readDigits()
    }
    return Double(String(decoding: bytes[start..<place], as: UTF8.self)) ?? .infinity
  }

  private mutating func readDigits() throws(TraceProblem) {
    let start = place
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    if place == start { throw unexpected }
  }

  /// Reads a string. Escapes are refused, because no word of this format needs one.
  private mutating func readString() throws(TraceProblem) -> String {
    try expect("\"")
    let start = place
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte < 32 || byte == UInt8(ascii: "\\") { throw .notAnObject(byte: place + 1) }
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    try expect("\"")
    return text
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private var unexpected: TraceProblem {
    place == bytes.count ? .truncated : .notAnObject(byte: place + 1)
  }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    if peek != UInt8(ascii: character) { return false }
    place += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(TraceProblem) {
    if !consume(character) { throw unexpected }
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 32 || byte == 9 || byte == 13 { place += 1 }
  }
}
