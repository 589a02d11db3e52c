import Foundation

/// Percent-encoding in addresses: `%41` for `A` (RFC 3986, section 2.1).
enum PercentEncoding {
  /// Decodes a text. Nil if a `%` is not followed by two hexadecimal digits, or if the bytes are not UTF-8.
  ///
  /// Foundation's `removingPercentEncoding` would drop a byte order mark.
  static func decoded(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Encodes a text in its normalized spelling: all characters except the unreserved ones.
  static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
  }

  /// The unreserved characters of RFC 3986, section 2.3.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  private static func digit(_ byte: UInt8?) -> UInt8? {
    byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
  }
}
