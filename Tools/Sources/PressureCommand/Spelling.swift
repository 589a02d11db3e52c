/// Suggests names for a misspelt word.
enum Spelling {
  /// One mistake is allowed for each three letters. With more, too many names would match.
  private static let lettersPerMistake = 3
  /// A longer text is not a misspelt name, and would take too long to compare.
  private static let maximumLetters = 40

  /// Returns the nearest names that are near enough, in their order.
  static func nearest(to text: String, in names: [String]) -> [String] {
    let letters = Array(text.lowercased().utf8)
    if letters.count > maximumLetters { return [] }
    let distances = names.map { distance(letters, Array($0.lowercased().utf8)) }
    guard let least = distances.min() else { return [] }
    return zip(names, distances).filter { name, distance in
      distance == least && distance <= max(1, name.utf8.count / lettersPerMistake)
    }.map(\.0)
  }

  /// Returns the number of letters to insert, delete, change or swap with the next letter: the Damerau–Levenshtein distance in
  /// which no letter is changed twice (optimal string alignment).
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var rows = [Array(0...second.count)]
    for row in 1..<(first.count + 1) {
      rows.append([row])
      for column in 1..<(second.count + 1) {
        let isSame = first[row - 1] == second[column - 1]
        var least = min(
          rows[row - 1][column] + 1, rows[row][column - 1] + 1,
          rows[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          least = min(least, rows[row - 2][column - 2] + 1)
        }
        rows[row].append(least)
      }
    }
    return rows[first.count][second.count]
  }
}
