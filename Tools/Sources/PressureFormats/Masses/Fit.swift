@_spi(Tools) import PressureHosting
import PressureKit

/// Known masses and the line that fits them best: by least squares, with weights where the noise of the sensor
/// grows with the force.
///
/// Whether it grows the points have to show, by the ratio of the likelihoods of growing so and of not growing.
/// Few points show little: with six, noise ten times larger at full force is noticed once in five times. So the
/// margin is the widest of all growths that the points do not speak against (Berger and Boos, "P values maximized
/// over a confidence set for the nuisance parameter", JASA 1994). It holds for both, and is wider than it need
/// be where nothing can tell which it is.
package struct Fit {
  /// A force, and within how many grams 95 of 100 weighings are at it.
  package struct Margin: Equatable {
    var force: Double
    package var grams: Double
  }

  package let masses: [KnownMass]
  /// The line of plain least squares: that of whoever has the points alone.
  let plain: CalibrationLine
  /// The line; the plain one, unless the noise grows.
  package let line: CalibrationLine
  /// How many times more noise there is at the largest force than at none, less one; 0 for plain least squares.
  let noiseGrowth: Double

  private let calibration: ScaleCalibration
  /// What the noise may be by all that the points show.
  private let candidates: [WeightedLine]

  /// The growths that are tried, up to noise that is almost all in proportion to the force.
  private static let growths: [Double] = [1, 3, 10, 30, 100]
  /// How much larger the logarithm of a likelihood is that shows a growth: half of the 0.9 quantile of χ² with
  /// one degree of freedom, by which 5 of 100 sensors whose noise does not grow are taken for others (noise that
  /// falls is not looked for).
  private static let evidence = 1.353
  /// How much smaller it is where the points speak against a growth: half of the 0.98 quantile. With that of 0.95
  /// margins held for 93 of 100, as of few points the ratio is not quite so distributed.
  private static let doubt = 2.706
  /// A smaller part of the largest mass is what rounding leaves, and shows nothing.
  private static let rounding = 1e-12

  /// Fits a line; the name of the file is for the messages.
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

  /// A line in place of the plain one. R² has its meaning: the part of the variance that the line explains, each
  /// mass counting as much as the others.
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

  /// Within how many grams 95 of 100 weighings are at a force; NaN for two points.
  func margin(at force: Double) -> Double {
    candidates.map { $0.margin(at: force) }.max() ?? .nan
  }

  /// The margins at no force, at the largest of the points and between; none for two points.
  package var margins: [Margin] {
    let largest = masses.map(\.force).max() ?? 0
    return [0, largest / 2, largest].map { Margin(force: $0, grams: margin(at: $0)) }
      .filter { !$0.grams.isNaN }
  }

  /// The file to write.
  package var json: String {
    var more: [String] = []
    if noiseGrowth > 0 { more.append("\"noiseGrowth\": \(noiseGrowth.shortest)") }
    let rows = margins.map {
      "    { \"force\": \($0.force.shortest), \"grams\": \($0.grams.shortest) }"
    }
    if !rows.isEmpty { more.append("\"margins\": [\n\(rows.joined(separator: ",\n"))\n  ]") }
    return calibration.json(of: line, and: more)
  }

  /// What whoever relies on the line should know.
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

  /// A sensor that somebody can weigh with explains more: those that were weighed with, 0.999.
  private static let leastExplained = 0.9

  func fitted(_ mass: KnownMass) -> Double { line.grams(at: mass.force) }

  func residual(_ mass: KnownMass) -> Double {
    line.residual(force: mass.force, grams: mass.grams)
  }

  /// The mass that is farthest from the line, the first of equals.
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
