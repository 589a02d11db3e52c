import Foundation

/// The `%41` for `A` in addresses (RFC 3986, section 2.1).
enum PercentEncoding {
  /// The text that is meant; nil where a `%` is not followed by two digits, or the bytes are no UTF-8.
  ///
  /// Foundation's `removingPercentEncoding` takes a byte order mark away.
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

  /// The one spelling that encodes all but what never needs it.
  static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
  }

  /// RFC 3986, section 2.3.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  private static func digit(_ byte: UInt8?) -> UInt8? {
    byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
  }
}
