import QuickActions

extension QuickActionValue {
  /// Parses JSON text. Messages use the name of its file.
  package init(json text: String, name: String) throws(Failure) {
    let text = text.withoutByteOrderMark
    do {
      self = try JSONReader.value(of: text.utf8)
    } catch {
      let before = text.utf8.prefix(error.offset)
      let newline = UInt8(ascii: "\n")
      let line = before.split(separator: newline, omittingEmptySubsequences: false).last ?? before
      // Count characters, not bytes: the continuation bytes of a character begin with the bits 10.
      let characters = line.count { $0 & 0xC0 != 0x80 }
      throw .badData(
        name, line: before.count { $0 == newline } + 1, column: characters + 1,
        "this cannot be read as JSON: \(error.reason)")
    }
  }
}
