/// Untrusted text in a message: in quotation marks, on one line and shortened.
package struct Quotation: CustomStringConvertible {
  static let maximumCharacters = 40

  package let description: String

  package init(_ text: String) {
    let start = String(text.unicodeScalars.prefix(Self.maximumCharacters))
    let isCut = text.unicodeScalars.count > Self.maximumCharacters
    description = "\"\(start.printable)\(isCut ? "…" : "")\""
  }
}
