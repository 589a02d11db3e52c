/// A column that the table must have.
enum MassColumn: String, CaseIterable {
  case force
  case grams

  /// More than any sensor reads or any screen carries. Beyond it a number is a slip, and the
  /// squares that the fit adds up would overflow in the end.
  static let maximum = 1_000_000.0

  /// The number in a cell of this column; the error is the sentence that says what is wrong with it.
  func number(_ cell: String) -> Result<Double, MassCellError> {
    let (isA, value) = self == .force ? ("is", "force") : ("are", "grams")
    func bad(_ what: String) -> Result<Double, MassCellError> {
      .failure(MassCellError(sentence: "the \(value) \(Quotation(cell)) \(isA) \(what)"))
    }
    if cell.isEmpty {
      return .failure(MassCellError(sentence: "the \(value) \(isA) missing"))
    }
    // Swift reads 0x1p3 as a number, which a table does not mean.
    guard !cell.lowercased().contains("x"), let number = Double(cell), !number.isNaN
    else {
      return bad("not a number")
    }
    if !number.isFinite { return bad("not finite") }
    if number < 0 { return bad("negative") }
    if number > Self.maximum { return bad("over 1000000") }
    // Of a negative zero, zero.
    return .success(number + 0)
  }
}
