import Foundation
import PressureHosting
import PressureKit

/// The texts of a calibration, with numbers formatted for a locale.
struct CalibrationWords: Sendable {
  let calibration: ScaleCalibration
  var locale = Locale.current

  /// One row for each mass: "5 g at a force of 0.09, read as 5.2 g".
  var rows: [String] {
    calibration.points.map { point in
      let row = "\(grams(point.grams)) at a force of \(number(point.force, 2...2))"
      guard let line = calibration.line else { return row }
      return row + ", read as \(number(line.grams(at: point.force), 1...1)) g"
    }
  }

  /// "5 g"
  func grams(_ grams: Double) -> String {
    MassWords.typed(grams, locale: locale) + " g"
  }

  /// The accuracy of the calibration, or the reason why there is none.
  var fit: String {
    if calibration.points.isEmpty {
      return "No known masses. Two make a calibration; three or more also show its accuracy."
    }
    guard let line = calibration.line else { return fault }
    // The error of a weighing at the mean force of these masses.
    let error = line.standardError(at: line.meanForce)
    if error.isNaN {
      return "Calibrated with these two masses. Add a third to see the accuracy."
    }
    let words = MassWords(locale: locale)
    return "Calibrated with these masses. Standard error: \(words.difference(error)). "
      + "95 of 100 weighings are within \(words.difference(2 * error))."
  }

  private var fault: String {
    switch calibration.fault {
    case .oneMass: "All masses are the same. Add a different one."
    case .noSpread: "All masses gave the same force: the screen did not sense them."
    case .negativeSlope: "More mass did not give more force. Remove the wrong mass."
    case .tooFewPoints, nil: "One known mass. Add a second to calibrate."
    }
  }

  private func number(_ value: Double, _ decimals: ClosedRange<Int>) -> String {
    // Adding 0 turns -0 into 0.
    (value + 0).formatted(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(decimals)))
  }
}
