/// A numeric option of a Weighing, for hosts that set options by name.
public enum WeighingOption: UInt8, OptionName {
  /// `WeighingOptions.capacity`.
  case capacity
  /// `WeighingOptions.unit`, by its number.
  case unit
  /// `WeighingOptions.settleRange`.
  case settleRange
  /// `WeighingOptions.settleDuration`.
  case settleDuration
  /// `WeighingOptions.hasHaptics`.
  case haptics

  /// What it measures.
  public var kind: OptionKind {
    switch self {
    case .capacity: .mass
    case .unit: .choice
    case .settleRange: .length
    case .settleDuration: .wait
    case .haptics: .toggle
    }
  }
}

extension WeighingOptions: NamedOptions {
  /// The names.
  public typealias Name = WeighingOption
}
