import PressureKit

/// The values that a scale reads at one time.
public struct ScaleReading: Equatable, Sendable {
  /// The weight in grams, less the tare; 0 while nothing is measured, or if the force is no weight.
  public let grams: Double
  /// The part of the sensor's range that is pressed, in percent; more than 100 with several contacts.
  public let percent: Double
  /// The greatest weight since the first finger came down, in grams, less the tare; 0 if the force is no weight.
  public let peak: Double
  /// The steady force, in units of an average touch; 0 at rest.
  public let force: Double
  /// One step of the sensor, in grams; nil until the scale has seen one, and if the force is no weight.
  public let resolution: Double?
  /// The standard error of the weight, in grams: 95 of 100 weighings are within twice this value. Nil without a
  /// calibration of three points or more.
  public let standardError: Double?
  /// The text of the scale: the number with its unit, or that nothing is measured.
  public let text: String
  /// The state of the scale.
  public let state: Weighing.State
  /// The source of the force: `measured`, also if a simulated finger replaces a sensor, or `none`.
  public let source: ForceSource
  /// True if any part of the force is of a simulated finger, not of a sensor.
  public let isSimulated: Bool

  /// Reads a scale. `weighs` is false if its force is no weight.
  public init(of scale: Weighing, words: ScaleWords, weighs: Bool = true) {
    grams = weighs ? scale.grams : 0
    percent = scale.percent
    peak = weighs ? scale.peak : 0
    force = scale.force
    resolution = weighs ? scale.stepGrams : nil
    standardError = scale.standardError.isNaN ? nil : scale.standardError
    text = words.text(of: scale)
    state = scale.state
    source = scale.source
    isSimulated = scale.isSimulated
  }
}

extension ScaleCalibration {
  /// Adds a reading as a known mass, in grams. Returns true if it was added: a sensor has to have measured the force,
  /// not a simulated finger, and the mass has to be 0…1,000,000.
  public mutating func add(grams: Double, at reading: ScaleReading) -> Bool {
    reading.source == .measured && !reading.isSimulated && add(force: reading.force, grams: grams)
  }
}
