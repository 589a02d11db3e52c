/// A positive integer in an address, in its only spelling: without a sign or leading zeros.
enum PositiveNumber {
  static func isOne(_ text: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.allSatisfy(digits.contains) && (text.utf8.first ?? 48) != 48
  }
}
