/// Its numbers.
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
