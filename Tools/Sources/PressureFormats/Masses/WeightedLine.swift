import Foundation
import PressureKit

/// The line that fits known masses best under the assumption that the noise grows with the force at a given rate.
///
/// Noise has a constant part and a part proportional to the measured value (Rocke and Lorenzato, "A two-component model for
/// measurement error in analytical chemistry", Technometrics 1995). Its standard deviation is assumed to be proportional to 1 +
/// growth · force / largest force. In weighted least squares, the weight of a point is the inverse of its variance.
struct WeightedLine {
  /// The ratio of the noise at the largest force to the noise at no force, minus one.
  let growth: Double
  /// Grams per unit of force.
  let slope: Double
  /// Grams at no force.
  let offset: Double
  /// The log likelihood of this growth, without the terms that all growths share.
  ///
  /// This is the restricted likelihood (Patterson and Thompson, Biometrika 1971). It accounts for fitting the line to the same
  /// few points.
  let likelihood: Double

  private let largest: Double
  private let freedom: Double
  private let meanForce: Double
  private let meanGrams: Double
  /// The sum of the weights. `forceSpread` is the weighted sum of the squared deviations from the mean force.
  private let weight: Double
  private let forceSpread: Double
  /// The standard deviation of the noise at no force.
  private let deviation: Double

  /// Fits a line to points with at least two different forces.
  init(_ masses: [KnownMass], growth: Double) {
    self.growth = growth
    largest = masses.map(\.force).max() ?? 0
    freedom = Double(masses.count - 2)
    var weights: [Double] = []
    var (weight, forces, grams, logarithms) = (0.0, 0.0, 0.0, 0.0)
    for mass in masses {
      let noise = 1 + growth * mass.force / largest
      weights.append(1 / (noise * noise))
      weight += 1 / (noise * noise)
      forces += mass.force / (noise * noise)
      grams += mass.grams / (noise * noise)
      logarithms -= 2 * log(noise)
    }
    self.weight = weight
    meanForce = forces / weight
    meanGrams = grams / weight
    var (forceSpread, product) = (0.0, 0.0)
    for (mass, weight) in zip(masses, weights) {
      let away = mass.force - meanForce
      forceSpread += weight * away * away
      product += weight * away * (mass.grams - meanGrams)
    }
    self.forceSpread = forceSpread
    slope = product / forceSpread
    offset = meanGrams - slope * meanForce
    var squares = 0.0
    for (mass, weight) in zip(masses, weights) {
      let residual = mass.grams - meanGrams - slope * (mass.force - meanForce)
      squares += weight * residual * residual
    }
    deviation = (squares / freedom).squareRoot()
    likelihood = (logarithms - log(weight * forceSpread) - freedom * log(squares)) / 2
  }

  /// Returns the standard error of the fit; NaN for two points. It sums the residuals themselves: a difference of sums of
  /// squares would lose all digits of an almost perfect fit.
  func standardError(of masses: [KnownMass]) -> Double {
    var squares = 0.0
    for mass in masses {
      let residual = mass.grams - meanGrams - slope * (mass.force - meanForce)
      squares += residual * residual
    }
    return freedom > 0 ? (squares / freedom).squareRoot() : .nan
  }

  /// Returns the distance from the line in grams within which 95 of 100 weighings at a force are; NaN for two points.
  ///
  /// It includes the noise of the weighing and the uncertainty of the line.
  func margin(at force: Double) -> Double {
    if freedom < 1 { return .nan }
    let noise = 1 + growth * force / largest
    let away = force - meanForce
    let spread = noise * noise + 1 / weight + away * away / forceSpread
    return CalibrationLine.studentQuantile(Int(freedom)) * deviation * spread.squareRoot()
  }
}
