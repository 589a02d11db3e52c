import PressureKit

/// What a scale reads at one time.
public struct ScaleReading: Equatable, Sendable {
  /// What is weighed, in grams, less the tare; 0 while nothing is measured, or where force is no weight.
  public let grams: Double
  /// How much of the sensor's range is pressed, in hundredths.
  public let percent: Double
  /// The most since the first finger came down, in grams, less the tare; 0 where force is no weight.
  public let peak: Double
  /// The steady force, in units of an average touch; 0 at rest.
  public let force: Double
  /// One step of the sensor, in grams; nil until it has been seen, and where force is no weight.
  public let resolution: Double?
  /// The standard error of what is weighed, in grams: 95 of 100 weighings are within twice this. Nil without a
  /// calibration of three points or more.
  public let standardError: Double?
  /// What the scale says: the number with its unit, or that nothing is measured.
  public let text: String
  /// What the scale is doing.
  public let state: Weighing.State
  /// The source of the force: `measured`, also where a simulated finger stands in for a sensor, or `none`.
  public let source: ForceSource
  /// Whether it is a simulated finger's, and no sensor's.
  public let isSimulated: Bool

  /// Reads a scale; `weighs` is false where its force is no weight.
  public init(of scale: Weighing, words: ScaleWords, isSimulated: Bool, weighs: Bool = true) {
    grams = weighs ? scale.grams : 0
    percent = scale.percent
    peak = weighs ? scale.peak : 0
    force = scale.force
    resolution = weighs ? scale.stepGrams : nil
    standardError = scale.standardError.isNaN ? nil : scale.standardError
    text = words.text(of: scale)
    state = scale.state
    source = scale.source
    self.isSimulated = isSimulated
  }
}

extension ScaleCalibration {
  /// Takes what a scale reads for a known mass, in grams. Returns whether it could: a sensor has to have measured it, and
  /// no simulated finger, and the mass be 0…1,000,000.
  public mutating func add(grams: Double, at reading: ScaleReading) -> Bool {
    reading.source == .measured && !reading.isSimulated && add(force: reading.force, grams: grams)
  }
}
