/// A straight line from force to grams, and how good it is.
public struct CalibrationLine: Hashable, Sendable {
  /// Grams for each unit of force.
  public var slope: Double
  /// Grams at no force: what the finger or spoon adds, negative.
  public var offset: Double
  /// How many points it was fitted to; 0 for one that was not fitted.
  public var count: Int
  /// The part of the variance of the masses that the force explains, 0…1; NaN when it was not fitted.
  public var rSquared: Double
  /// The standard error of the fit in grams, with `count - 2` degrees of freedom; NaN below three
  /// points, which any line fits.
  public var standardError: Double
  /// The mean of the points' forces.
  public var meanForce: Double
  /// The sum of the squares of their deviations from it.
  public var forceSpread: Double

  /// Makes a line that was fitted, with what is known of its points.
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

  /// Makes a line that nobody fitted: of it no error is known.
  public init(slope: Double, offset: Double = 0) {
    self.init(
      slope: slope, offset: offset, count: 0, rSquared: .nan, standardError: .nan, meanForce: 0,
      forceSpread: 0)
  }

  /// What the full range of a 3D Touch screen was found to carry, in grams (Gravity's authors, 2015;
  /// Trockman measured 337).
  public static let fullScaleGrams = 385.0

  /// The grams at a force in units of an average touch.
  public func grams(at force: Double) -> Double {
    offset + slope * force
  }

  /// How far a point lies above the line, in grams.
  public func residual(force: Double, grams: Double) -> Double {
    grams - self.grams(at: force)
  }

  /// The standard error of one weighing at a force, in grams: of 100 weighings, 95 are within twice
  /// this. NaN when it is not known.
  ///
  /// That of a new observation on a fitted line (the fit's own error, its slope's and its mean's),
  /// widened for few points: half of Student's 0.975 quantile in place of the 1 of many.
  public func standardError(at force: Double) -> Double {
    if count < 3 { return .nan }
    let away = force - meanForce
    let spread = 1 + 1 / Double(count) + away * away / forceSpread
    return standardError * spread.squareRoot() * CalibrationLine.studentQuantile(count - 2) / 2
  }

  /// Student's t at 0.975 for a number of degrees of freedom, within 0.5 %; for two, 5 % too large.
  public static func studentQuantile(_ freedom: Int) -> Double {
    1.96 + 2.3723 / max(Double(freedom) - 1.07, 0.2208)
  }
}

extension CalibrationLine {
  /// Whether both are the same line of the same points; what neither knows is the same.
  public static func == (one: CalibrationLine, other: CalibrationLine) -> Bool {
    one.slope == other.slope && one.offset == other.offset && one.count == other.count
      && one.meanForce == other.meanForce && one.forceSpread == other.forceSpread
      && one.rSquared.isSame(as: other.rSquared)
      && one.standardError.isSame(as: other.standardError)
  }

  /// Adds what lines are told apart by.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(slope)
    hasher.combine(offset)
    hasher.combine(count)
  }
}

extension Double {
  fileprivate func isSame(as other: Double) -> Bool { self == other || isNaN && other.isNaN }
}
