/// What a weight is shown in.
public enum WeighingUnit: UInt8, Sendable, CaseIterable {
  /// Grams, whole.
  case grams
  /// Avoirdupois ounces, 28.349523125 g each, with two decimals.
  case ounces
  /// Newtons: the force of a mass at the standard gravity of 9.80665 m/s², with two decimals.
  case newtons
  /// Not a weight: the part of the sensor's range in whole hundredths, whatever the tare.
  case percent

  /// The grams of one; 1 for percent, which are none.
  public var gramsEach: Double {
    switch self {
    case .grams, .percent: 1
    case .ounces: 28.349523125
    case .newtons: 1000 / 9.80665
    }
  }

  /// How many decimals are shown.
  public var decimals: Int { Weighing.Word(rawValue: rawValue)?.decimals ?? 0 }

  /// Truncates a number of this unit to the decimals that are shown: a scale does not round up.
  public func truncated(_ value: Double) -> Double {
    let steps = decimals == 0 ? 1.0 : 100.0
    // What rounding took from a whole step is given back: 384.9999999 is 385.
    let nudge = value < 0 ? -1e-6 : 1e-6
    // And 0 has no sign.
    return (value * steps + nudge).rounded(.towardZero) / steps + 0
  }
}

extension WeighingUnit {
  /// The unit as the number of an option; grams where the number is of none.
  var number: Double {
    get { Double(rawValue) }
    set { self = UInt8(exactly: newValue).flatMap(WeighingUnit.init(rawValue:)) ?? .grams }
  }
}
