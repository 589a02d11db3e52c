/// The scale's numbers.
extension Weighing {
  /// The steady force in units of an average touch, on the scale of a 3D Touch screen; 0 at rest.
  public var force: Double { steadyForce }

  /// The measured mass, in grams, less the tare; 0 while nothing is measured.
  public var grams: Double {
    guard load.isMeasured else { return 0 }
    return line.grams(at: steadyForce) - tare
  }

  /// The mass that `tare(at:)` set to zero, in grams; 0 without a tare.
  public var tare: Double {
    tareForce.map { line.grams(at: $0) } ?? 0
  }

  /// The force in percent of the sensor's range; more than 100 with several contacts.
  public var percent: Double {
    load.isMeasured ? steadyForce / ForceReading.fullScale * 100 : 0
  }

  /// The number to show: in the unit of the options, truncated to the unit's decimals.
  public var shown: Double {
    let unit = options.unit
    return unit.truncated(unit == .percent ? percent : grams / unit.gramsEach)
  }

  /// The largest mass that one sensor can weigh, in grams.
  public var capacity: Double { line.grams(at: ForceReading.fullScale) }

  /// One step of the sensor, in grams; nil until it is known.
  public var stepGrams: Double? {
    resolution.step.map { $0 * ForceReading.fullScale * line.slope }
  }

  /// The standard error of the current reading, in grams: 95 of 100 weighings are within twice this. NaN without a calibration
  /// of three points or more.
  public var standardError: Double { line.standardError(at: steadyForce) }

  /// The progress of settling, 0…1.
  public var settled: Double {
    switch state {
    case .rest, .unmeasured, .overload: 0
    case .settled: 1
    case .weighing:
      options.settleDuration > 0 ? min(rested / options.settleDuration, 1) : 0
    }
  }
}

/// The notation of the scale's number: the word after it, and its size. The host provides the words and digits.
extension Weighing {
  /// The word after the shown number, or in its place. The word for a unit has the unit's code.
  public enum Word: UInt8, CaseIterable, Sendable {
    /// Grams, but not exactly one.
    case grams
    /// Ounces.
    case ounces
    /// Newtons.
    case newtons
    /// Percent of the sensor's range.
    case percent
    /// One gram.
    case gram
    /// The word in place of the number while no force is measured.
    case unmeasured

    /// True if the word follows a number.
    public var followsNumber: Bool { self != .unmeasured }

    /// True if there is a space between the number and the word.
    public var isApart: Bool { self != .percent }

    /// The number of decimals.
    public var decimals: Int {
      switch self {
      case .grams, .percent, .gram, .unmeasured: 0
      case .ounces, .newtons: 2
      }
    }
  }

  /// The word after the shown number, or in its place.
  public var word: Word {
    if state == .unmeasured { return .unmeasured }
    let word = Word(rawValue: options.unit.rawValue) ?? .grams
    return word == .grams && shown == 1 && !isAtLeast ? .gram : word
  }

  /// True if the mass is at least the shown number. A plus sign then follows the number.
  public var isAtLeast: Bool { state == .overload }

  /// At full size, a quarter of the dial, this many characters fill the dial.
  private static let fullLength = 4.5
  /// The limit for counting the digits: more than any number of a sensor has.
  private static let longest = 15

  /// The scale of the number and its word, 0…1. A longer number is drawn smaller, so that it fits into the dial.
  var textScale: Double { min(1, Weighing.fullLength / Double(numberLength)) }

  /// The number of characters, with sign, point and plus. A missing number is one dash.
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
