/// What somebody meant who did not quite write it.
enum Spelling {
  /// A third of a word may be wrong: of more, everything is near to everything.
  private static let lettersPerMistake = 3
  /// A longer text is no misspelt name, and would take long to compare.
  private static let maximumLetters = 40

  /// The names that are nearest to a text, if they are near; in their order.
  static func nearest(to text: String, in names: [String]) -> [String] {
    let letters = Array(text.lowercased().utf8)
    if letters.count > maximumLetters { return [] }
    let distances = names.map { distance(letters, Array($0.lowercased().utf8)) }
    guard let least = distances.min() else { return [] }
    return zip(names, distances).filter { name, distance in
      distance == least && distance <= max(1, name.utf8.count / lettersPerMistake)
    }.map(\.0)
  }

  /// How many letters must be put in, left out, changed or swapped with the next: the distance of
  /// Damerau and Levenshtein, where no letter is changed twice.
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
