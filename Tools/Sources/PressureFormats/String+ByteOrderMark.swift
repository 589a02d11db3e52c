extension String {
  /// Without the byte order mark with which Excel and some editors begin UTF-8.
  package var withoutByteOrderMark: String {
    let hasMark = utf8.starts(with: "\u{FEFF}".utf8)
    return hasMark ? String(unicodeScalars.dropFirst()) : self
  }
}
