/// Splits comma-separated or semicolon-separated text into lines and cells.
///
/// It works on bytes, because a file can be large. That is safe: in UTF-8 the bytes of the separators never occur inside
/// another character.
enum CSV {
  /// The reason why a line cannot be split into cells.
  enum Fault: Error {
    case nul
    case openMark
    case markInside

    var sentence: String {
      switch self {
      case .nul: "a cell contains a NUL character; check that the file is text"
      case .openMark: "a quotation mark is not closed"
      case .markInside:
        "a quotation mark is inside a cell; put the whole cell in quotation marks, and write this one twice"
      }
    }
  }

  /// Returns the lines, which end with LF, CR LF or CR.
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

  /// Returns the trimmed cells of a line; throws the first fault.
  ///
  /// A quoted cell can contain separators, and two quotation marks in it stand for one (RFC 4180). Only spaces may surround the
  /// quotation marks.
  static func cells(
    of line: Substring.UTF8View, separator: UInt8 = UInt8(ascii: ",")
  ) throws(Fault) -> [String] {
    let mark = UInt8(ascii: "\"")
    var cells: [String] = []
    var cell: [UInt8] = []
    // The state of the current cell.
    var isQuoted = false
    var isInside = false
    var previous: UInt8?
    for byte in line {
      if byte == 0 { throw .nul }
      if byte == separator, !isInside {
        cells.append(text(cell))
        (cell, isQuoted) = ([], false)
      } else if byte == mark {
        let isPair = isQuoted && !isInside && previous == mark
        let isFirst = !isQuoted && cell.allSatisfy(isSpace)
        if !isInside, !isPair, !isFirst { throw .markInside }
        if isPair { cell.append(mark) }
        isInside.toggle()
        isQuoted = true
      } else if isQuoted, !isInside, !isSpace(byte) {
        throw .markInside
      } else {
        cell.append(byte)
      }
      previous = byte
    }
    if isInside { throw .openMark }
    cells.append(text(cell))
    return cells
  }

  /// Removes spaces and tabs at both ends.
  static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    let head = text.drop(while: isSpace)
    guard let last = head.lastIndex(where: { !isSpace($0) }) else { return head[head.endIndex...] }
    return head[...last]
  }

  private static func text(_ cell: [UInt8]) -> String {
    String(Substring(trimmed(Substring(decoding: cell, as: UTF8.self).utf8)))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
