import PressureHosting
import PressureKit

/// Known masses and the line that fits them best.
struct Fit {
  let masses: [KnownMass]
  /// The file to write.
  let calibration: ScaleCalibration
  let line: CalibrationLine

  /// Fits a line; the name of the file is for the messages.
  init(_ masses: [KnownMass], name: String) throws(Failure) {
    var calibration = ScaleCalibration()
    for mass in masses where !calibration.add(force: mass.force, grams: mass.grams) {
      throw .badData(name, line: mass.line, "the calibration does not take this mass")
    }
    guard let line = calibration.line else {
      throw .badData(name, Self.sentence(calibration.fault, masses))
    }
    self.masses = masses
    self.calibration = calibration
    self.line = line
  }

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
      "the force is \(Number(masses[0].force)) for different masses; the sensor did not feel them"
    case .negativeSlope:
      "the force does not grow with the mass; check that each force is beside its own mass"
    case .tooFewPoints, nil:
      "a line needs two points, and there is \(masses.isEmpty ? "none" : "one")"
    }
  }
}
