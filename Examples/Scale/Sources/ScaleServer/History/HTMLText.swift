/// Text in HTML.
enum HTMLText {
  /// Escapes a text for the content of an element and for the value of a quoted attribute.
  static func escaped(_ text: some StringProtocol) -> String {
    var html = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }
}
