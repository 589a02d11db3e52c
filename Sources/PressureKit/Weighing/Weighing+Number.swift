/// How its number is written: what follows it, and how large it is. The words and digits are the host's.
extension Weighing {
  /// What follows the number that is shown, or stands in its place. That of a unit has the unit's code.
  public enum Word: UInt8, CaseIterable, Sendable {
    /// A number of grams, but of exactly one.
    case grams
    /// A number of ounces.
    case ounces
    /// A number of newtons.
    case newtons
    /// A part of the sensor's range in hundredths.
    case percent
    /// One gram.
    case gram
    /// Nothing is measured: no number is shown.
    case unmeasured

    /// Whether a number comes before it.
    public var followsNumber: Bool { self != .unmeasured }

    /// Whether there is a space between the number and it.
    public var isApart: Bool { self != .percent }

    /// How many decimals the number has.
    public var decimals: Int {
      switch self {
      case .grams, .percent, .gram, .unmeasured: 0
      case .ounces, .newtons: 2
      }
    }
  }

  /// What follows the number that is shown, or stands in its place.
  public var word: Word {
    if state == .unmeasured { return .unmeasured }
    let word = Word(rawValue: options.unit.rawValue) ?? .grams
    return word == .grams && shown == 1 && !isAtLeast ? .gram : word
  }

  /// Whether at least as much is weighed as the number says: a plus follows it.
  public var isAtLeast: Bool { state == .overload }

  /// So many characters fill the dial at the number's full size, a quarter of the dial.
  private static let fullLength = 4.5
  /// Longer than any number that a sensor gives.
  private static let longest = 15

  /// How large the number and its word are drawn, as a part of their full size: five characters fill the dial, and more of
  /// them as much of it.
  var textScale: Double { min(1, Weighing.fullLength / Double(numberLength)) }

  /// How many characters the number has, with its sign, point and plus; of none, a dash.
  private var numberLength: Int {
    let word = word
    if !word.followsNumber { return 1 }
    let shown = shown
    var length = 1
    var next = 10.0
    while length < Weighing.longest && abs(shown) >= next {
      length += 1
      next *= 10
    }
    if shown < 0 { length += 1 }
    if word.decimals > 0 { length += 1 + word.decimals }
    if isAtLeast { length += 1 }
    return length
  }
}
