@_spi(Tools) import PressureHosting
import PressureKit

/// Known masses and the line that fits them best: a least-squares line, weighted if the noise of the sensor grows with the
/// force.
///
/// A likelihood ratio test decides whether the noise grows. A few points are weak evidence: with six points, noise that is ten
/// times larger at full force is detected only once in five times. So the margin is the widest one among all growths that the
/// points do not contradict (Berger and Boos, "P values maximized over a confidence set for the nuisance parameter", JASA
/// 1994). It holds for constant and for growing noise. It is wider than necessary if the points cannot tell which of the two it
/// is.
package struct Fit {
  /// A force, and the distance in grams within which 95 of 100 weighings at that force are.
  package struct Margin: Equatable {
    var force: Double
    package var grams: Double
  }

  package let masses: [KnownMass]
  /// The plain least-squares line: the one that a reader of the points alone gets.
  let plain: CalibrationLine
  /// The fitted line: the plain one, or a weighted one if the noise grows.
  package let line: CalibrationLine
  /// The ratio of the noise at the largest force to the noise at no force, minus one; 0 for plain least squares.
  let noiseGrowth: Double

  private let calibration: ScaleCalibration
  /// All noise models that the points do not contradict.
  private let candidates: [WeightedLine]

  /// The growths to try. With the largest, almost all noise is proportional to the force.
  private static let growths: [Double] = [1, 3, 10, 30, 100]
  /// The increase of the log likelihood that counts as evidence of growing noise: half of the 0.9 quantile of χ² with one
  /// degree of freedom. Constant noise is mistaken for growing noise in 5 of 100 cases (falling noise is not considered).
  private static let evidence = 1.353
  /// The decrease of the log likelihood that rules out a growth: half of the 0.98 quantile. With the 0.95 quantile, margins
  /// held for only 93 of 100 weighings, because the ratio of few points is not exactly χ²-distributed.
  private static let doubt = 2.706
  /// A smaller fraction of the largest mass is only a rounding error.
  private static let rounding = 1e-12

  /// Fits a line. Messages use the name of the file.
  package init(_ masses: [KnownMass], name: String) throws(Failure) {
    var calibration = ScaleCalibration()
    for mass in masses where !calibration.add(force: mass.force, grams: mass.grams) {
      throw .badData(name, line: mass.line, "the calibration does not accept this mass")
    }
    guard var plain = calibration.line else {
      throw .badData(name, Self.sentence(calibration.fault, masses))
    }
    var candidates = [WeightedLine(masses, growth: 0)]
    plain.standardError = candidates[0].standardError(of: masses)
    if plain.standardError > Self.rounding * (masses.map(\.grams).max() ?? 0) {
      let growing = Self.growths.map { WeightedLine(masses, growth: $0) }
      candidates += growing.filter { $0.slope > 0 }
    }
    let best = candidates.max { $0.likelihood < $1.likelihood } ?? candidates[0]
    let isGrowing = best.likelihood > candidates[0].likelihood + Self.evidence
    self.masses = masses
    self.calibration = calibration
    self.plain = plain
    line = isGrowing ? Self.line(best, masses, plain) : plain
    noiseGrowth = isGrowing ? best.growth : 0
    self.candidates = candidates.filter { !($0.likelihood < best.likelihood - Self.doubt) }
  }

  /// Returns a weighted line as a `CalibrationLine`. R² keeps its meaning: the fraction of the variance that the line explains,
  /// with all masses counted equally.
  private static func line(
    _ weighted: WeightedLine, _ masses: [KnownMass], _ plain: CalibrationLine
  ) -> CalibrationLine {
    let standardError = weighted.standardError(of: masses)
    let more = standardError / plain.standardError
    return CalibrationLine(
      slope: weighted.slope, offset: weighted.offset, count: plain.count,
      rSquared: max(0, 1 - (1 - plain.rSquared) * more * more), standardError: standardError,
      meanForce: plain.meanForce, forceSpread: plain.forceSpread)
  }

  /// Returns the distance in grams within which 95 of 100 weighings at a force are; NaN for two points.
  func margin(at force: Double) -> Double {
    candidates.map { $0.margin(at: force) }.max() ?? .nan
  }

  /// The margins at no force, at half the largest force and at the largest force. Empty for two points.
  package var margins: [Margin] {
    let largest = masses.map(\.force).max() ?? 0
    return [0, largest / 2, largest].map { Margin(force: $0, grams: margin(at: $0)) }
      .filter { !$0.grams.isNaN }
  }

  /// The calibration file.
  package var json: String {
    var more: [String] = []
    if noiseGrowth > 0 { more.append("\"noiseGrowth\": \(noiseGrowth.shortest)") }
    let rows = margins.map {
      "    { \"force\": \($0.force.shortest), \"grams\": \($0.grams.shortest) }"
    }
    if !rows.isEmpty { more.append("\"margins\": [\n\(rows.joined(separator: ",\n"))\n  ]") }
    return calibration.json(of: line, and: more)
  }

  /// The warnings for users of the line.
  package var warnings: [String] {
    var warnings: [String] = []
    if line.rSquared < Self.leastExplained {
      warnings.append(
        """
        R² is \(Number.fixed(line.rSquared, 3)): the force explains little of the masses; check that each \
        force is beside its own mass
        """)
    }
    if noiseGrowth > 0 {
      warnings.append(
        "the noise grows with the force, so points with a small force have more weight"
      )
    }
    return warnings
  }

  /// A usable sensor explains more than this. The known ones reach 0.999.
  private static let leastExplained = 0.9

  func fitted(_ mass: KnownMass) -> Double { line.grams(at: mass.force) }

  func residual(_ mass: KnownMass) -> Double {
    line.residual(force: mass.force, grams: mass.grams)
  }

  /// The mass that is farthest from the line; the first one in case of a tie.
  var worst: KnownMass {
    var worst = masses[0]
    for mass in masses where abs(residual(mass)) > abs(residual(worst)) { worst = mass }
    return worst
  }

  private static func sentence(_ fault: CalibrationFault?, _ masses: [KnownMass]) -> String {
    switch fault {
    case .oneMass:
      "all points are of one mass, \(Number(masses[0].grams)) g; add one of another mass"
    case .noSpread:
      "the force is \(Number(masses[0].force)) for different masses; the sensor did not respond to them"
    case .negativeSlope:
      "the force does not grow with the mass; check that each force is beside its own mass"
    case .tooFewPoints, nil:
      "a line needs two points; the table has \(masses.isEmpty ? "none" : "one")"
    }
  }
}
