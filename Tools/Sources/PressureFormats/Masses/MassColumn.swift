/// A column that the table must have.
enum MassColumn: String, CaseIterable {
  case force
  case grams

  /// More than any sensor measures or any screen carries. A larger number is a mistake, and the sums of squares in the fit
  /// could overflow.
  static let maximum = 1_000_000.0

  /// Parses the number in a cell of this column, with a decimal point; the error is the message, which has the cell as it was
  /// written.
  func number(_ text: String, written cell: String) -> Result<Double, MassCellError> {
    let (isA, value) = self == .force ? ("is", "force") : ("are", "grams")
    func bad(_ what: String) -> Result<Double, MassCellError> {
      .failure(MassCellError(sentence: "the \(value) \(Quotation(cell)) \(isA) \(what)"))
    }
    if cell.isEmpty {
      return .failure(MassCellError(sentence: "the \(value) \(isA) missing"))
    }
    // Swift accepts hexadecimal numbers such as 0x1p3, which a table does not mean.
    guard !text.lowercased().contains("x"), let number = Double(text), !number.isNaN
    else {
      return bad(
        "not a number" + (cell.hasPrefix("#") ? "; a comment begins with # and a space" : ""))
    }
    if !number.isFinite { return bad("not finite") }
    if number < 0 { return bad("negative") }
    if number > Self.maximum { return bad("over 1000000") }
    // Turns a negative zero into zero.
    return .success(number + 0)
  }
}
