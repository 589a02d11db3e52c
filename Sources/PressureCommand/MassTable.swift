/// The known masses of a CSV file.
struct MassTable {
  private(set) var masses: [KnownMass] = []

  private let name: String
  /// How many columns the header has, and which of them are the ones that count.
  private var width = 0
  private var forceColumn = 0
  private var gramsColumn = 0

  /// Reads the text of a file; its name is for the messages.
  init(_ text: String, name: String) throws(Failure) {
    self.name = name
    // Excel begins UTF-8 with a byte order mark.
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    if text.isEmpty {
      throw .badData(name, "the file is empty; it needs a header, force,grams, and a line a mass")
    }
    for (index, line) in Self.lines(of: text).enumerated() {
      let content = Self.trimmed(line)
      if content.isEmpty || content.first == UInt8(ascii: "#") { continue }
      guard let cells = Self.cells(of: content) else {
        throw .badData(name, line: index + 1, "a quotation mark is not closed")
      }
      if width == 0 {
        try takeHeader(cells, line: index + 1)
      } else {
        try takeMass(cells, line: index + 1)
      }
    }
    if width == 0 {
      throw .badData(name, "there is no header; the first line must be force,grams")
    }
  }

  private mutating func takeHeader(_ cells: [String], line: Int) throws(Failure) {
    var names = cells.map { $0.lowercased() }
    // Spreadsheets leave empty cells at the end.
    while names.last == "" { names.removeLast() }
    var places: [Int] = []
    for column in MassColumn.allCases {
      let found = names.indices.filter { names[$0] == column.rawValue }
      guard let place = found.first else {
        throw .badData(
          name, line: line,
          "the header has no column \"\(column.rawValue)\"; it must be force,grams")
      }
      if found.count > 1 {
        throw .badData(name, line: line, "the header has two columns \"\(column.rawValue)\"")
      }
      places.append(place)
    }
    (width, forceColumn, gramsColumn) = (names.count, places[0], places[1])
  }

  private mutating func takeMass(_ cells: [String], line: Int) throws(Failure) {
    // Cells that are too many, and not empty, are decimal commas: they would be read as quite another
    // mass.
    let isTooLong = cells.dropFirst(width).contains { !$0.isEmpty }
    if cells.count < width || isTooLong {
      let hint = isTooLong ? "; write decimals with a point" : ""
      throw .badData(
        name, line: line,
        "\(Self.count(cells.count, "cell")), and the header has \(width)\(hint)")
    }
    do {
      let force = try MassColumn.force.number(cells[forceColumn]).get()
      let grams = try MassColumn.grams.number(cells[gramsColumn]).get()
      masses.append(KnownMass(force: force, grams: grams, line: line))
    } catch {
      throw .badData(name, line: line, error.sentence)
    }
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "there is 1 \(noun)" : "there are \(count) \(noun)s"
  }

  // Bytes, because a file may be large and its characters do not matter here: UTF-8 has no byte of a
  // separator inside another character.

  /// The lines, which end with LF, CR LF or CR.
  private static func lines(of text: String) -> [Substring.UTF8View] {
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
  private static func cells(of line: Substring.UTF8View) -> [String]? {
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

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let head = text.drop(while: isSpace)
    guard let last = head.lastIndex(where: { !isSpace($0) }) else { return head[head.endIndex...] }
    return head[...last]
  }
}
