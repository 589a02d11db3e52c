extension JSONReader {
  /// A text in quotation marks.
  mutating func string() throws(Failure) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20:
        throw failure("a text cannot have \(here) in it; write it with a backslash")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw failure("the quotation mark at the end of this text is missing", at: start)
  }

  /// What follows a backslash.
  private mutating func escape() throws(Failure) -> [UInt8] {
    let start = index
    index += 1
    defer { index += 1 }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[index]]
    case UInt8(ascii: "b"): return [0x8]
    case UInt8(ascii: "f"): return [0xC]
    case UInt8(ascii: "n"): return [0xA]
    case UInt8(ascii: "r"): return [0xD]
    case UInt8(ascii: "t"): return [0x9]
    case UInt8(ascii: "u"): return try escapedCharacter(from: start)
    default: throw failure("no escape begins with a backslash and \(here)", at: start)
    }
  }

  /// A character by its number, or by its two halves; leaves the index at its last digit.
  private mutating func escapedCharacter(from start: Int) throws(Failure) -> [UInt8] {
    var units = [try unit(from: start)]
    if UTF16.isLeadSurrogate(units[0]), bytes[(index + 1)...].starts(with: "\\u".utf8) {
      index += 2
      units.append(try unit(from: start))
    }
    let isWhole =
      units.count == 1
      ? !UTF16.isSurrogate(units[0])
      : UTF16.isTrailSurrogate(units[1])
    if !isWhole {
      throw failure("this is half a character; both of its halves must be here", at: start)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The four digits after a `u`.
  private mutating func unit(from start: Int) throws(Failure) -> UInt16 {
    let digits = bytes[(index + 1)...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16)
    else {
      throw failure("\\u must be followed by four hexadecimal digits", at: start)
    }
    index += 4
    return unit
  }
}
