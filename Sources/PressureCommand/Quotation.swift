/// Foreign text in a message: in quotation marks, on one line, and not too long for it.
struct Quotation: CustomStringConvertible {
  static let maximumCharacters = 40

  let description: String

  init(_ text: String) {
    let start = String(text.unicodeScalars.prefix(Self.maximumCharacters))
    let isCut = text.unicodeScalars.count > Self.maximumCharacters
    description = "\"\(start.printable)\(isCut ? "…" : "")\""
  }
}
