import QuickActions

/// Parses JSON text (RFC 8259) and reports the place of the first fault.
///
/// Foundation reports the place of only some faults, keeps only one of two equal keys, and takes time proportional to the depth
/// of a value. This reader distinguishes whole numbers from others; `1.0` is whole.
struct JSONReader {
  /// The reason why a text is not JSON, and the offset of the byte where it fails.
  struct Fault: Error, Equatable {
    var reason: String
    var offset: Int
  }

  /// The maximum nesting of lists and objects. Deeper nesting is a mistake or an attack.
  static let maximumDepth = 64

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// Returns the value of a text.
  static func value(of text: some Sequence<UInt8>) throws(Fault) -> QuickActionValue {
    var reader = JSONReader(bytes: Array(text))
    reader.skipSpace()
    let value = try reader.readValue()
    reader.skipSpace()
    if reader.peek != nil { throw reader.fault("there is more text after the value") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func readValue() throws(Fault) -> QuickActionValue {
    switch peek {
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readList()
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-"): return try readNumber()
    case .some(let byte) where Self.isDigit(byte): return try readNumber()
    default:
      for (word, value) in Self.words where bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        return value
      }
      throw fault("a value is missing")
    }
  }

  private static let words: [(String, QuickActionValue)] = [
    ("null", .null), ("true", .boolean(true)), ("false", .boolean(false)),
  ]

  private mutating func readList() throws(Fault) -> QuickActionValue {
    try enter()
    var elements: [QuickActionValue] = []
    if consume("]") { return leave(.list([])) }
    repeat {
      skipSpace()
      elements.append(try readValue())
      skipSpace()
    } while consume(",")
    if !consume("]") { throw fault("a comma or a ] is missing") }
    return leave(.list(elements))
  }

  private mutating func readObject() throws(Fault) -> QuickActionValue {
    try enter()
    var entries: [QuickActionEntry] = []
    if consume("}") { return leave(.dictionary([])) }
    repeat {
      skipSpace()
      if peek != UInt8(ascii: "\"") { throw fault("a key in quotation marks is missing") }
      let key = try readString()
      skipSpace()
      if !consume(":") { throw fault("a colon is missing") }
      skipSpace()
      entries.append(QuickActionEntry(key, try readValue()))
      skipSpace()
    } while consume(",")
    if !consume("}") { throw fault("a comma or a } is missing") }
    return leave(.dictionary(entries))
  }

  private mutating func enter() throws(Fault) {
    if depth == Self.maximumDepth {
      throw fault("values are nested deeper than \(Self.maximumDepth) levels")
    }
    depth += 1
    place += 1
    skipSpace()
  }

  private mutating func leave(_ value: QuickActionValue) -> QuickActionValue {
    depth -= 1
    return value
  }

  private mutating func readNumber() throws(Fault) -> QuickActionValue {
    let start = place
    var isInteger = true
    _ = consume("-")
    if !consume("0") { try readDigits() }
    if consume(".") {
      isInteger = false
      try readDigits()
    }
    if consume("e") || consume("E") {
      isInteger = false
      if !consume("+") { _ = consume("-") }
      try readDigits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isInteger, let integer = Int64(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw Fault(reason: "this number is too large", offset: start)
    }
    return Int64(exactly: number).map(QuickActionValue.integer) ?? .number(number)
  }

  private mutating func readDigits() throws(Fault) {
    let start = place
    while let byte = peek, Self.isDigit(byte) { place += 1 }
    if place == start { throw fault("a digit is missing") }
  }

  private mutating func readString() throws(Fault) -> String {
    place += 1
    var text: [UInt8] = []
    var start = place
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte < 0x20 {
        throw fault("a string contains a control character; write it as \\u and four digits")
      }
      if byte == UInt8(ascii: "\\") {
        text += bytes[start..<place]
        text += try readEscape()
        start = place
      } else {
        place += 1
      }
    }
    text += bytes[start..<place]
    if !consume("\"") { throw fault("a quotation mark is missing") }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the UTF-8 bytes of an escaped character.
  private mutating func readEscape() throws(Fault) -> [UInt8] {
    let start = place
    place += 1
    guard let letter = peek else { throw fault("a quotation mark is missing") }
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): break
    default: throw Fault(reason: "this escape is unknown", offset: start)
    }
    // A character outside the 16-bit range has two halves.
    var code = UInt32(try readUnit())
    if (0xD800..<0xDC00).contains(code), consume("\\"), consume("u") {
      let low = UInt32(try readUnit())
      code =
        (0xDC00..<0xE000).contains(low) ? 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) : code
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw Fault(reason: "half of a surrogate pair is missing", offset: start)
    }
    return Array(String(scalar).utf8)
  }

  private mutating func readUnit() throws(Fault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 1...4 {
      guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw fault("\\u needs four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Creates a fault at the current place. At the end of the text, the reason is that the text ends.
  private func fault(_ reason: String) -> Fault {
    Fault(reason: peek == nil ? "the text ends too early" : reason, offset: place)
  }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    if peek != UInt8(ascii: character) { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }
}
