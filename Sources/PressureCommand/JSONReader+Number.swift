import PressureKit

extension JSONReader {
  /// A number: an integer if it has neither a point nor an exponent.
  mutating func number() throws(Failure) -> QuickActionValue {
    let start = index
    _ = take("-")
    if take("0") {
      if let byte, Self.isDigit(byte) { throw failure("a number cannot begin with 0", at: start) }
    } else {
      try digits()
    }
    var isInteger = true
    if take(".") {
      isInteger = false
      try digits()
    }
    if take("e") || take("E") {
      isInteger = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger {
      guard let integer = Int64(text) else {
        throw failure("the integer \(Quotation(text)) is over 64 bits", at: start)
      }
      return .integer(integer)
    }
    guard let number = Double(text), number.isFinite else {
      throw failure("the number \(Quotation(text)) is too large", at: start)
    }
    return .number(number)
  }

  private mutating func digits() throws(Failure) {
    let start = index
    while let byte, Self.isDigit(byte) { index += 1 }
    if index == start { throw failure("a digit must be here, not \(here)") }
  }
}
