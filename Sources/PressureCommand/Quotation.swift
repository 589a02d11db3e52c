/// Foreign text in a message: in quotation marks, on one line, and not too long for it.
struct Quotation: CustomStringConvertible {
  static let maximumCharacters = 40

  let description: String

  init(_ text: String) {
    var shown = ""
    for scalar in text.unicodeScalars.prefix(Self.maximumCharacters) {
      // Control characters would move the cursor of a terminal, or colour it.
      let isControl = scalar.properties.generalCategory == .control
      shown += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
    if text.unicodeScalars.count > Self.maximumCharacters { shown += "…" }
    description = "\"\(shown)\""
  }
}
