import Foundation
import PressureKit

/// The line that fits known masses best, if the noise of the sensor grows with the force as it supposes.
///
/// Noise has a constant part and one in proportion to what is measured (Rocke and Lorenzato, "A two-component
/// model for measurement error in analytical chemistry", Technometrics 1995); its standard deviation is
/// supposed to be in proportion to 1 + growth · force / largest force. In weighted least squares each point
/// counts by the inverse of its variance.
struct WeightedLine {
  /// How many times more noise there is at the largest force than at none, less one.
  let growth: Double
  /// Grams for each unit of force.
  let slope: Double
  /// Grams at no force.
  let offset: Double
  /// The logarithm of how likely the points make this growth, but for what all growths have in common.
  ///
  /// The restricted likelihood (Patterson and Thompson, Biometrika 1971), which allows for the line's having
  /// been fitted to the same few points.
  let likelihood: Double

  private let largest: Double
  private let freedom: Double
  private let meanForce: Double
  private let meanGrams: Double
  /// The sums of the weights, and of the weighted squares of the deviations from the mean force.
  private let weight: Double
  private let forceSpread: Double
  /// The standard deviation of the noise at no force.
  private let deviation: Double

  /// Fits a line to points of at least two forces.
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

  /// The standard error of a fit: of the residuals themselves, since a difference of sums of squares loses all
  /// digits of a fit that is almost perfect. NaN for two points.
  func standardError(of masses: [KnownMass]) -> Double {
    var squares = 0.0
    for mass in masses {
      let residual = mass.grams - meanGrams - slope * (mass.force - meanForce)
      squares += residual * residual
    }
    return freedom > 0 ? (squares / freedom).squareRoot() : .nan
  }

  /// Within how many grams of the line 95 of 100 weighings are at a force; NaN for two points.
  ///
  /// A weighing has its own noise, and the line that of its points.
  func margin(at force: Double) -> Double {
    if freedom < 1 { return .nan }
    let noise = 1 + growth * force / largest
    let away = force - meanForce
    let spread = noise * noise + 1 / weight + away * away / forceSpread
    return CalibrationLine.studentQuantile(Int(freedom)) * deviation * spread.squareRoot()
  }
}
