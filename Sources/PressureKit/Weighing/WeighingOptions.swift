/// What a Weighing can be told to do differently.
public struct WeighingOptions: Equatable, Sendable {
  /// The grams at the sensor's maximum while it is not calibrated, 1…1,000,000; 385 by default, which
  /// is what 3D Touch screens were found to carry.
  public var capacity = CalibrationLine.fullScaleGrams
  var unitNumber = 0.0
  /// How far a reading may stray and still be settled, in grams, to each side; 2 by default.
  public var settleRange = 2.0
  /// How long it must stay there, in seconds; 1 by default.
  public var settleDuration = 1.0
  var haptics = 1.0
  /// Its colours.
  public var palette = WeighingPalette()

  /// Makes the defaults.
  public init() {}

  /// What is shown; grams by default, and where the number is of no unit.
  public var unit: WeighingUnit {
    get { UInt8(exactly: unitNumber).flatMap(WeighingUnit.init(rawValue:)) ?? .grams }
    set { unitNumber = Double(newValue.rawValue) }
  }

  /// Whether it knocks; true by default.
  public var hasHaptics: Bool {
    get { haptics.isOn }
    set { haptics.isOn = newValue }
  }
}
