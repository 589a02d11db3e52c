/// A numeric option of a Weighing, for hosts that set options by name.
public enum WeighingOption: UInt8, OptionName {
  /// `WeighingOptions.capacity` in grams: 1…1,000,000.
  case capacity
  /// `WeighingOptions.unit`: the raw value of a `WeighingUnit`.
  case unit
  /// `WeighingOptions.settleRange` in grams: 0…1000.
  case settleRange
  /// `WeighingOptions.settleDuration` in seconds: 0…60.
  case settleDuration
  /// `WeighingOptions.hasHaptics`: 0 or 1.
  case haptics

  /// The values it may have.
  public var range: ClosedRange<Double> {
    switch self {
    case .capacity: 1...1_000_000
    case .unit: 0...Double(WeighingUnit.percent.rawValue)
    case .settleRange: 0...1000
    case .settleDuration: 0...60
    case .haptics: 0...1
    }
  }
}

extension WeighingOptions: NamedOptions {
  /// An option by name, as a number.
  public subscript(option: WeighingOption) -> Double {
    get {
      switch option {
      case .capacity: capacity
      case .unit: Double(unit.rawValue)
      case .settleRange: settleRange
      case .settleDuration: settleDuration
      case .haptics: hasHaptics ? 1 : 0
      }
    }
    set {
      switch option {
      case .capacity: capacity = newValue
      case .unit: unit = WeighingUnit(rawValue: UInt8(newValue)) ?? .grams
      case .settleRange: settleRange = newValue
      case .settleDuration: settleDuration = newValue
      case .haptics: hasHaptics = newValue != 0
      }
    }
  }
}
