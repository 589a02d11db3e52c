/// What was found on all paths.
public struct PathReport: Equatable, Sendable {
  /// How long the sequences are at most; without a limit the greatest number that there is.
  public var length: Int
  /// How many steps there are to choose from.
  public var alphabet: Int
  /// How many steps away the farthest values are that were followed.
  public var depth = 0
  /// Whether there were no others before the sequences were as long as they may be: then what was found is so for sequences of
  /// any length.
  public var isClosed = false
  /// How many different values of the control, its model and its host were reached.
  public var states = 0
  /// How many inputs were fed: each step once to each of the values.
  public var inputs = 0
  /// How many of them the control acted on.
  public var acts = 0
  /// For each property that is broken one of the shortest sequences that breaks it.
  public var violations: [PathViolation] = []

  /// How many sequences of at most that length there are: all of them are covered.
  public var sequences: Double {
    var sum = 0.0
    var count = 1.0
    for _ in 0..<length {
      count *= Double(alphabet)
      sum += count
    }
    return sum
  }
}
