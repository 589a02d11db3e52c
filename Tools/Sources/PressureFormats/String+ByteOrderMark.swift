extension String {
  /// The text without the byte order mark that Excel and some editors put at the start of UTF-8.
  package var withoutByteOrderMark: String {
    let hasMark = utf8.starts(with: "\u{FEFF}".utf8)
    return hasMark ? String(unicodeScalars.dropFirst()) : self
  }
}
