extension JSONReader {
  /// What stands here, for a message.
  var here: String {
    guard byte != nil else { return "the end of the file" }
    // The bytes are those of a string: a character begins here, of at most four of them.
    let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return "\(Quotation(String(text.unicodeScalars.prefix(1))))"
  }

  /// A failure here, or at another index.
  func failure(_ sentence: String, at index: Int? = nil) -> Failure {
    let before = bytes[..<(index ?? self.index)]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    // Characters, not bytes: those in the middle of one begin with the bits 10.
    let characters = before[start...].count { $0 & 0xC0 != 0x80 }
    return .badData(
      name, line: before.count { $0 == newline } + 1, column: characters + 1, sentence)
  }
}
