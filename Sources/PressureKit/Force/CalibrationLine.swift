/// A straight line from force to grams, and the quality of its fit.
public struct CalibrationLine: Hashable, Sendable {
  /// Grams per unit of force.
  public var slope: Double
  /// Grams at zero force: minus what the finger or spoon adds.
  public var offset: Double
  /// The number of points that the line was fitted to; 0 if it was not fitted.
  public var count: Int
  /// The part of the variance of the masses that the force explains, 0…1; NaN if the line was not fitted.
  public var rSquared: Double
  /// The standard error of the fit in grams, with `count - 2` degrees of freedom; NaN for fewer than three points.
  public var standardError: Double
  /// The mean of the points' forces.
  public var meanForce: Double
  /// The sum of the squared deviations of the points' forces from `meanForce`.
  public var forceSpread: Double

  /// Makes a fitted line, with the statistics of its points.
  public init(
    slope: Double, offset: Double, count: Int, rSquared: Double, standardError: Double,
    meanForce: Double, forceSpread: Double
  ) {
    self.slope = slope
    self.offset = offset
    self.count = count
    self.rSquared = rSquared
    self.standardError = standardError
    self.meanForce = meanForce
    self.forceSpread = forceSpread
  }

  /// Makes a line that was not fitted, so its error is unknown.
  public init(slope: Double, offset: Double = 0) {
    self.init(
      slope: slope, offset: offset, count: 0, rSquared: .nan, standardError: .nan, meanForce: 0,
      forceSpread: 0)
  }

  /// The mass on the full range of a 3D Touch screen, in grams (Gravity's authors, 2015; Trockman measured 337).
  public static let fullScaleGrams = 385.0

  /// Returns the grams at a force in units of an average touch.
  public func grams(at force: Double) -> Double {
    offset + slope * force
  }

  /// Returns how far a point lies above the line, in grams.
  public func residual(force: Double, grams: Double) -> Double {
    grams - self.grams(at: force)
  }

  /// Returns the standard error of one weighing at a force, in grams; NaN if unknown. 95 of 100 weighings are within twice this
  /// error.
  ///
  /// It is the error of a new observation on a fitted line, from the errors of the fit, its slope and its mean. For few points
  /// it is multiplied by half of Student's 0.975 quantile, which is about 1 for many.
  public func standardError(at force: Double) -> Double {
    if count < 3 { return .nan }
    let away = force - meanForce
    let spread = 1 + 1 / Double(count) + away * away / forceSpread
    return standardError * spread.squareRoot() * CalibrationLine.studentQuantile(count - 2) / 2
  }

  /// Returns an approximation of Student's t at 0.975 for some degrees of freedom: exact to 0.5 %, for two 5 % too large.
  public static func studentQuantile(_ freedom: Int) -> Double {
    1.96 + 2.3723 / max(Double(freedom) - 1.07, 0.2208)
  }
}

extension CalibrationLine {
  /// True if both are the same line through the same points. Unknown values (NaN) are equal to each other.
  public static func == (one: CalibrationLine, other: CalibrationLine) -> Bool {
    one.slope == other.slope && one.offset == other.offset && one.count == other.count
      && one.meanForce == other.meanForce && one.forceSpread == other.forceSpread
      && one.rSquared.isSame(as: other.rSquared)
      && one.standardError.isSame(as: other.standardError)
  }

  /// Hashes the slope, the offset and the number of points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(slope)
    hasher.combine(offset)
    hasher.combine(count)
  }
}

extension Double {
  fileprivate func isSame(as other: Double) -> Bool { self == other || isNaN && other.isNaN }
}
