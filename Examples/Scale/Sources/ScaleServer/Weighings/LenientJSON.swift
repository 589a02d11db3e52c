import Foundation

/// Texts that Foundation parses although they are not JSON (RFC 8259).
enum LenientJSON {
  /// True if the text has a trailing comma, as in `{"grams":1,}`, or is UTF-16 or UTF-32 instead of UTF-8. A weighing in
  /// those encodings contains zero bytes.
  static func isUsed(in json: Data) -> Bool {
    var isInString = false
    var isEscaped = false
    var isAfterComma = false
    for byte in json {
      if byte == 0 { return true }
      if isInString {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if isAfterComma { return true }
      case UInt8(ascii: "\""):
        isInString = true
      default:
        break
      }
      isAfterComma = byte == UInt8(ascii: ",")
    }
    return false
  }
}
