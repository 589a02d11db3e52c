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

  /// How many letters must be put in, left out or changed: Levenshtein's distance.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let change = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
