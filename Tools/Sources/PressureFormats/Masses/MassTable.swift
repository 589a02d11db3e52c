/// The known masses of a CSV file.
package struct MassTable {
  package private(set) var masses: [KnownMass] = []

  private let name: String
  /// The number of columns in the header, and the indices of the two required ones.
  private var width = 0
  private var forceColumn = 0
  private var gramsColumn = 0
  /// True if a number had a decimal point. `wholeLine` is the first line with only whole numbers.
  private var hasPoint = false
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
      if content.isEmpty || content.first == UInt8(ascii: "#") { continue }
      let cells: [String]
      do {
        cells = try CSV.cells(of: content)
      } catch {
        throw .badData(name, line: index + 1, error.sentence)
      }
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
    if width > MassColumn.allCases.count, !hasPoint, let wholeLine {
      throw .badData(
        name, line: wholeLine,
        "these look like decimals with a comma; write decimals with a point, and a whole number as 1.0"
      )
    }
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
          "the header has no column \"\(column.rawValue)\"; it must be force,grams")
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
      let hint = isTooLong ? "; write decimals with a point" : ""
      throw .badData(
        name, line: line,
        "\(Self.count(cells.count, "cell")), but the header has \(width)\(hint)")
    }
    do {
      let force = try MassColumn.force.number(cells[forceColumn]).get()
      let grams = try MassColumn.grams.number(cells[gramsColumn]).get()
      masses.append(KnownMass(force: force, grams: grams, line: line))
      hasPoint = hasPoint || (cells[forceColumn] + cells[gramsColumn]).contains(".")
      let isWhole = cells.prefix(width).allSatisfy { $0 != "" && $0.utf8.allSatisfy(Self.isDigit) }
      if isWhole { wholeLine = wholeLine ?? line }
    } catch {
      throw .badData(name, line: line, error.sentence)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "there is 1 \(noun)" : "there are \(count) \(noun)s"
  }
}
