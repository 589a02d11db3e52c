/// The numbers of the scale.
extension Weighing {
  /// The steady force in units of an average touch, on the scale of a 3D Touch screen; 0 at rest.
  public var force: Double { steadyForce }

  /// What is weighed, in grams, less the tare; 0 while nothing is measured.
  public var grams: Double {
    guard load.isMeasured else { return 0 }
    return line.grams(at: steadyForce) - tare
  }

  /// What `tare` set to zero, in grams; 0 for nothing.
  public var tare: Double {
    tareForce.map { line.grams(at: $0) } ?? 0
  }

  /// How much of the sensor's range is pressed, in hundredths; more than 100 with several contacts.
  public var percent: Double {
    load.isMeasured ? steadyForce / ForceReading.fullScale * 100 : 0
  }

  /// The number to show: in the unit of the options, truncated to its decimals.
  public var shown: Double {
    let unit = options.unit
    return unit.truncated(unit == .percent ? percent : grams / unit.gramsEach)
  }

  /// The most that one sensor can weigh, in grams.
  public var capacity: Double { line.grams(at: ForceReading.fullScale) }

  /// One step of the sensor, in grams; nil until it has been seen.
  public var stepGrams: Double? {
    resolution.step.map { $0 * ForceReading.fullScale * line.slope }
  }

  /// The standard error of what is weighed now, in grams: 95 of 100 weighings are within twice this.
  /// NaN without a calibration of three points or more.
  public var standardError: Double { line.standardError(at: steadyForce) }

  /// How far it has settled, 0…1.
  public var settled: Double {
    switch state {
    case .rest, .unmeasured, .overload: 0
    case .settled: 1
    case .weighing:
      options.settleDuration > 0 ? min(rested / options.settleDuration, 1) : 0
    }
  }
}

/// How the scale's number is written: what follows it, and how large it is. The words and digits are the host's.
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
