/// Lines and cells of comma-separated text.
///
/// In bytes, because a file may be large and its characters do not matter here: UTF-8 has no byte of a
/// separator inside another character.
enum CSV {
  /// The lines, which end with LF, CR LF or CR.
  static func lines(of text: String) -> [Substring.UTF8View] {
    let bytes = text.utf8
    var lines: [Substring.UTF8View] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(bytes[start..<index])
        start = next
        if byte == UInt8(ascii: "\r"), next < bytes.endIndex, bytes[next] == UInt8(ascii: "\n") {
          start = bytes.index(after: next)
        }
        index = start
      } else {
        index = next
      }
    }
    lines.append(bytes[start...])
    return lines
  }

  /// The cells of a line, trimmed; in quotation marks a cell may contain commas, and two marks are
  /// one. Nil if a mark is not closed.
  static func cells(of line: Substring.UTF8View) -> [String]? {
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var previousClosed = false
    func text() -> String {
      String(Substring(trimmed(Substring(decoding: cell, as: UTF8.self).utf8)))
    }
    for byte in line {
      let isMark = byte == UInt8(ascii: "\"")
      if isMark {
        isQuoted.toggle()
        if isQuoted, previousClosed { cell.append(byte) }
      } else if byte == UInt8(ascii: ","), !isQuoted {
        cells.append(text())
        cell = []
      } else {
        cell.append(byte)
      }
      previousClosed = isMark && !isQuoted
    }
    cells.append(text())
    return isQuoted ? nil : cells
  }

  /// Without spaces and tabs around it.
  static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let head = text.drop(while: isSpace)
    guard let last = head.lastIndex(where: { !isSpace($0) }) else { return head[head.endIndex...] }
    return head[...last]
  }
}
