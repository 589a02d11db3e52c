/// The known masses of a CSV file.
package struct MassTable {
  package private(set) var masses: [KnownMass] = []

  private let name: String
  /// A comma or a semicolon. Spreadsheets write semicolons in languages whose decimals have commas.
  private var separator = UInt8(ascii: ",")
  /// The number of columns in the header, and the indices of the two required ones.
  private var width = 0
  private var forceColumn = 0
  private var gramsColumn = 0
  /// The first lines with a decimal point, with a decimal comma, and with only whole numbers.
  private var pointLine: Int?
  private var commaLine: Int?
  private var wholeLine: Int?

  /// Parses the text of a file. Messages use the name of the file.
  package init(_ text: String, name: String) throws(Failure) {
    self.name = name
    let text = text.withoutByteOrderMark
    if text.isEmpty {
      throw .badData(
        name, "the file is empty; it needs a header, force,grams, and a line for each mass")
    }
    for (index, line) in CSV.lines(of: text).enumerated() {
      let content = CSV.trimmed(line)
      if content.isEmpty || isComment(content) { continue }
      if width == 0 { separator = Self.separator(ofHeader: content) }
      let cells: [String]
      do {
        cells = try CSV.cells(of: content, separator: separator)
      } catch {
        throw .badData(name, line: index + 1, error.sentence)
      }
      // Spreadsheets add rows of empty cells.
      if cells.allSatisfy(\.isEmpty) { continue }
      if width == 0 {
        try readHeader(cells, line: index + 1)
      } else {
        try readMass(cells, line: index + 1)
      }
    }
    if width == 0 {
      throw .badData(name, "there is no header; the first line must be force,grams")
    }
    // `0,312,15` often means 0.312 and 15. With three columns it would parse as three numbers.
    if !hasSemicolons, width > MassColumn.allCases.count, pointLine == nil, let wholeLine {
      throw .badData(
        name, line: wholeLine,
        "these look like decimals with a comma; write decimals with a point, and a whole number as 1.0"
      )
    }
  }

  private var hasSemicolons: Bool { separator == UInt8(ascii: ";") }

  /// True if a line begins with `#`, unless its first cell is an error of a spreadsheet, such as #N/A, #DIV/0! or #NAME?.
  /// Such a row would otherwise be lost.
  private func isComment(_ line: Substring.UTF8View) -> Bool {
    guard line.first == UInt8(ascii: "#") else { return false }
    let cell = line.dropFirst().prefix { $0 != separator }
    let isError =
      cell.first.map { !Self.isDigit($0) } == true
      && cell.allSatisfy {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
          || $0 >= 0x80 || "0123456789/_!?".utf8.contains($0)
      }
    return width == 0 || !isError || cell.endIndex == line.endIndex
  }

  /// Returns a semicolon if only that separates the name of a required column from others.
  private static func separator(ofHeader line: Substring.UTF8View) -> UInt8 {
    [UInt8(ascii: ","), UInt8(ascii: ";")].first { separator in
      (try? CSV.cells(of: line, separator: separator))?.contains {
        MassColumn(rawValue: $0.lowercased()) != nil
      } == true
    } ?? UInt8(ascii: ",")
  }

  private mutating func readHeader(_ cells: [String], line: Int) throws(Failure) {
    var names = cells.map { $0.lowercased() }
    // Spreadsheets add empty cells at the end.
    while names.last == "" { names.removeLast() }
    var places: [Int] = []
    for column in MassColumn.allCases {
      let found = names.indices.filter { names[$0] == column.rawValue }
      guard let place = found.first else {
        throw .badData(
          name, line: line,
          "the header has no column \"\(column.rawValue)\"; "
            + (hasSemicolons ? "with semicolons it must be force;grams" : "it must be force,grams"))
      }
      if found.count > 1 {
        throw .badData(name, line: line, "the header has two columns \"\(column.rawValue)\"")
      }
      places.append(place)
    }
    (width, forceColumn, gramsColumn) = (names.count, places[0], places[1])
  }

  private mutating func readMass(_ cells: [String], line: Int) throws(Failure) {
    // Extra cells that are not empty come from decimal commas, and would give a wrong mass.
    let isTooLong = cells.dropFirst(width).contains { !$0.isEmpty }
    if cells.count < width || isTooLong {
      let hint = isTooLong && !hasSemicolons ? "; write decimals with a point" : ""
      throw .badData(
        name, line: line,
        "\(Self.count(cells.count, "cell")), but the header has \(width)\(hint)")
    }
    do {
      let force = try number(.force, cells[forceColumn]).get()
      let grams = try number(.grams, cells[gramsColumn]).get()
      masses.append(KnownMass(force: force, grams: grams, line: line))
    } catch {
      throw .badData(name, line: line, error.sentence)
    }
    let numbers = cells[forceColumn] + cells[gramsColumn]
    if numbers.contains(".") { pointLine = pointLine ?? line }
    if numbers.contains(",") { commaLine = commaLine ?? line }
    let isWhole = cells.prefix(width).allSatisfy { $0 != "" && $0.utf8.allSatisfy(Self.isDigit) }
    if isWhole { wholeLine = wholeLine ?? line }
    // `1.000` and `1,000` in one table: one of them has a separator of thousands.
    if let pointLine, let commaLine {
      let (mark, other) = pointLine == line ? ("point", "comma") : ("comma", "point")
      let first = min(pointLine, commaLine)
      let rest = first == line ? " and" : ", but line \(first) has"
      throw .badData(
        name, line: line,
        "this line has a decimal \(mark)\(rest) a decimal \(other); use one of them")
    }
  }

  private func number(_ column: MassColumn, _ cell: String) -> Result<Double, MassCellError> {
    let hasOneComma = hasSemicolons && !cell.contains(".") && cell.count { $0 == "," } == 1
    return column.number(
      hasOneComma ? String(cell.map { $0 == "," ? "." : $0 }) : cell, written: cell)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "there is 1 \(noun)" : "there are \(count) \(noun)s"
  }
}
