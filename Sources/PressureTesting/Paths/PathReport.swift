/// The result of a search of all paths.
public struct PathReport: Equatable, Sendable {
  /// The maximum length of the sequences; `Int.max` if unlimited.
  public var length: Int
  /// The number of available steps.
  public var alphabet: Int
  /// The number of steps to the farthest value that was followed.
  public var depth = 0
  /// True if no new values were found before the maximum length. The result then holds for sequences of any length.
  public var isClosed = false
  /// The number of different values of the control, its model and its host.
  public var states = 0
  /// The number of inputs fed: each step once for each value.
  public var inputs = 0
  /// The number of inputs on which the control acted.
  public var acts = 0
  /// One of the shortest sequences for each broken property.
  public var violations: [PathViolation] = []

  /// The number of sequences up to the maximum length, all of which are covered.
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
