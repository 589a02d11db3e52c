/// What a numeric option measures, and with that its range.
public enum OptionKind: UInt8, Sendable {
  /// Yes or no: 0 or 1.
  case toggle
  /// One of four: 0…3.
  case choice
  /// A part of the whole that can be passed: 0…0.99.
  case level
  /// One that cannot be none: 0.01…0.98, as there is something beyond it.
  case threshold
  /// A force in units of an average touch: 0.01…100.
  case force
  /// Seconds that cannot be none: 0.2…60.
  case duration
  /// Seconds that can: 0…60.
  case wait
  /// Seconds until something happens by itself; infinite, it never does.
  case delay
  /// Seconds that something may last; 0 too is without a limit, and kept as infinite.
  case limit
  /// Points, or grams, up to 1000.
  case length
  /// Grams: 1…1,000,000.
  case mass

  /// The values it may have.
  public var range: ClosedRange<Double> {
    switch self {
    case .toggle: 0...1
    case .choice: 0...3
    case .level: 0...0.99
    case .threshold: 0.01...0.98
    case .force: 0.01...100
    case .duration: 0.2...60
    case .wait: 0...60
    case .delay, .limit: 0...Double.infinity
    case .length: 0...1000
    case .mass: 1...1_000_000
    }
  }

  /// A value as it is kept; nil of one that is out of the range.
  @inline(never)  // it is the same for all options
  func kept(_ value: Double) -> Double? {
    if !range.contains(value) { return nil }
    return self == .limit && value == 0 ? .infinity : value
  }
}
