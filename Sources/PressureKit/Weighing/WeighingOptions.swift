/// What a Weighing can be told to do differently.
public struct WeighingOptions: Hashable, Sendable {
  /// The grams at the sensor's maximum while it is not calibrated, 1…1,000,000; 385 by default, which
  /// is what 3D Touch screens were found to carry.
  public var capacity = CalibrationLine.fullScaleGrams
  /// What is shown; grams by default.
  public var unit = WeighingUnit.grams
  /// How far a reading may stray and still be settled, in grams, to each side; 2 by default.
  public var settleRange = 2.0
  /// How long it must stay there, in seconds; 1 by default.
  public var settleDuration = 1.0
  /// What steadies the reading before it is shown; a change holds from the next contact on.
  public var filter = OneEuroFilter()
  /// Whether it plays haptics; true by default.
  public var hasHaptics = true
  /// Its colours.
  public var palette = WeighingPalette()

  /// Makes the defaults.
  public init() {}
}

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
  /// Calls a function with the number of an option; see `NamedOptions`.
  public mutating func withOption(_ name: WeighingOption, _ body: (inout Double) -> Void) {
    switch name {
    case .capacity: body(&capacity)
    case .unit: body(&unit.number)
    case .settleRange: body(&settleRange)
    case .settleDuration: body(&settleDuration)
    case .haptics: body(&hasHaptics.number)
    }
  }

  /// Sets the size of what the host has measured, in points; it measures nothing.
  public mutating func setSize(_ size: Size, of measured: Nothing) {}
}
