import PressureKit

/// Reads the text of JSON (RFC 8259) into a value.
///
/// Not Foundation's: that keeps no order of keys, takes a key twice in silence, and does not always
/// say where a fault is.
struct JSONReader {
  /// Lists and dictionaries in each other: more are a mistake, or an attack on the stack.
  static let maximumDepth = 64

  let name: String
  let bytes: [UInt8]
  var index = 0

  /// The value that a text is; the name of its file is for the messages.
  static func value(of text: String, name: String) throws(Failure) -> QuickActionValue {
    var reader = JSONReader(name: name, bytes: Array(text.utf8))
    // Some editors begin UTF-8 with a byte order mark.
    if reader.bytes.starts(with: "\u{FEFF}".utf8) { reader.index = 3 }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    if reader.byte != nil { throw reader.failure("the end must be here, not \(reader.here)") }
    return value
  }

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte, byte == 0x20 || (0x9...0xA).contains(byte) || byte == 0xD { index += 1 }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    if byte != UInt8(ascii: character) { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Failure) -> QuickActionValue {
    skipSpace()
    switch byte {
    case let byte? where depth == Self.maximumDepth && "[{".utf8.contains(byte):
      throw failure("values are nested deeper than \(Self.maximumDepth) levels")
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): return try number()
    default: break
    }
    for (word, value) in Self.words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw failure("a value must be here, not \(here)")
  }

  private static let words: [(String, QuickActionValue)] = [
    ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
  ]

  private mutating func list(depth: Int) throws(Failure) -> QuickActionValue {
    index += 1
    var elements: [QuickActionValue] = []
    skipSpace()
    if take("]") { return .list([]) }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    if !take("]") { throw failure("a comma or ] must be here, not \(here)") }
    return .list(elements)
  }

  private mutating func dictionary(depth: Int) throws(Failure) -> QuickActionValue {
    index += 1
    var entries: [QuickActionEntry] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return .dictionary([]) }
    repeat {
      skipSpace()
      let start = index
      if byte != UInt8(ascii: "\"") {
        throw failure("a key in quotation marks must be here, not \(here)")
      }
      let key = try string()
      if !keys.insert(key).inserted {
        throw failure("the key \(Quotation(key)) is here for the second time", at: start)
      }
      skipSpace()
      if !take(":") { throw failure("a colon must be here, not \(here)") }
      entries.append(QuickActionEntry(key, try value(depth: depth + 1)))
      skipSpace()
    } while take(",")
    if !take("}") { throw failure("a comma or } must be here, not \(here)") }
    return .dictionary(entries)
  }
}
