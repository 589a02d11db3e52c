/// Calibrates a sensor with known masses: fits the best straight line from force to grams.
///
/// It uses least squares, because McLeod and Trockman found these sensors to be linear over their whole range. It takes any
/// number of points, one at a time, and stores none of them. Its sums about the mean (Welford, Technometrics 1962) lose no
/// digits, as sums of squares would. It allocates nothing.
public struct Calibration: Hashable, Sendable {
  /// The number of points.
  public private(set) var count = 0

  private var meanForce = 0.0
  private var meanGrams = 0.0
  /// The sums of squares and products of the deviations from the means.
  private var forceSpread = 0.0
  private var gramsSpread = 0.0
  private var product = 0.0

  /// The valid forces, in units of an average touch, and the valid masses, in grams.
  package static let range = 0.0...1_000_000

  /// Makes a calibration without points.
  public init() {}

  /// Adds a known mass in grams and the force at which it was read, in units of an average touch. If either is not 0…1,000,000,
  /// returns false and changes nothing.
  public mutating func add(force: Double, grams: Double) -> Bool {
    guard Calibration.range.contains(force), Calibration.range.contains(grams) else { return false }
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

  /// The reason why the points give no line; nil if they give one.
  public var fault: CalibrationFault? {
    if count < 2 { return .tooFewPoints }
    // The tolerances ignore what rounding leaves of a spread or a slope of 0.
    if gramsSpread <= 1e-12 * meanGrams * meanGrams * Double(count) { return .oneMass }
    if forceSpread <= 1e-12 * meanForce * meanForce * Double(count) { return .noSpread }
    if product <= 1e-9 * (forceSpread * gramsSpread).squareRoot() { return .negativeSlope }
    return nil
  }

  /// The fitted line; nil while there is a `fault`.
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

/// A reason why known masses give no calibration.
public enum CalibrationFault: UInt8, CaseIterable, Error, Sendable {
  /// There are fewer than two points.
  case tooFewPoints = 1
  /// All points have the same mass, so any slope would fit.
  case oneMass
  /// The force was the same for different masses, so the sensor did not measure them.
  case noSpread
  /// More mass gave less force, or the masses explain none of the force.
  case negativeSlope
}
