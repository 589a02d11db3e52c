/// What known masses say of a sensor: the straight line of grams on force that fits them best.
///
/// Least squares, as McLeod and Trockman found these sensors to be linear over their whole range. It
/// takes any number of points, one at a time, and keeps none of them: sums about the mean (Welford,
/// Technometrics 1962) do not lose digits as sums of squares would. A value; it allocates nothing.
public struct Calibration: Hashable, Sendable {
  /// How many points it has taken.
  public private(set) var count = 0

  private var meanForce = 0.0
  private var meanGrams = 0.0
  /// The sums of squares and products of the deviations from the means.
  private var forceSpread = 0.0
  private var gramsSpread = 0.0
  private var product = 0.0

  /// Makes one without points.
  public init() {}

  /// Takes a known mass in grams and the force it was read at, in units of an average touch; false,
  /// and nothing changed, if either is not 0…1,000,000.
  public mutating func add(force: Double, grams: Double) -> Bool {
    let range = 0.0...1_000_000
    guard range.contains(force), range.contains(grams) else { return false }
    count += 1
    let fromForce = force - meanForce
    let fromGrams = grams - meanGrams
    meanForce += fromForce / Double(count)
    meanGrams += fromGrams / Double(count)
    forceSpread += fromForce * (force - meanForce)
    gramsSpread += fromGrams * (grams - meanGrams)
    product += fromForce * (grams - meanGrams)
    return true
  }

  /// Why the points give no line; nil when they do.
  public var fault: CalibrationFault? {
    if count < 2 { return .tooFewPoints }
    // What rounding leaves of equal numbers is no spread, and what it leaves of none no slope.
    if gramsSpread <= 1e-12 * meanGrams * meanGrams * Double(count) { return .oneMass }
    if forceSpread <= 1e-12 * meanForce * meanForce * Double(count) { return .noSpread }
    if product <= 1e-9 * (forceSpread * gramsSpread).squareRoot() { return .negativeSlope }
    return nil
  }

  /// The line; nil while there is a `fault`.
  public var line: CalibrationLine? {
    if fault != nil { return nil }
    let slope = product / forceSpread
    let unexplained = max(0, gramsSpread - slope * product)
    return CalibrationLine(
      slope: slope, offset: meanGrams - slope * meanForce, count: count,
      rSquared: 1 - unexplained / gramsSpread,
      standardError: count > 2 ? (unexplained / Double(count - 2)).squareRoot() : .nan,
      meanForce: meanForce, forceSpread: forceSpread)
  }
}

/// Why known masses give no calibration.
public enum CalibrationFault: UInt8, Error, Sendable {
  /// A line needs two points.
  case tooFewPoints = 1
  /// All points are of the same mass: any slope would fit.
  case oneMass
  /// The force was the same for different masses: the sensor did not feel them.
  case noSpread
  /// More mass gave less force, or none of the force is explained by the mass.
  case negativeSlope
}
