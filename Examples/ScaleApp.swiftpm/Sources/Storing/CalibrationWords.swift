import Foundation
import PressureHosting
import PressureKit

/// What is said of the known masses, in the person's own way of writing numbers.
struct CalibrationWords: Sendable {
  let calibration: ScaleCalibration
  var locale = Locale.current

  /// Each mass: "5 g at a force of 0.09, read as 5.2 g".
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

  /// How good the line is, or why there is none.
  var fit: String {
    if calibration.points.isEmpty {
      return "No mass is known. Two make a calibration; three or more also say how good it is."
    }
    guard let line = calibration.line else { return fault }
    // That of a weighing in the middle of these masses.
    let error = line.standardError(at: line.meanForce)
    if error.isNaN {
      return "The scale reads by these two masses. A third one will say how good it is."
    }
    let words = MassWords(locale: locale)
    return "The scale reads by these masses. Standard error: \(words.difference(error)). "
      + "Of 100 weighings, 95 are within \(words.difference(2 * error))."
  }

  private var fault: String {
    switch calibration.fault {
    case .oneMass: "All masses are the same. Add another one."
    case .noSpread: "All masses gave the same force: the screen did not feel them."
    case .negativeSlope: "More mass did not give more force. Remove the mass that is wrong."
    case .tooFewPoints, nil: "One mass is known. Two make a calibration."
    }
  }

  private func number(_ value: Double, _ decimals: ClosedRange<Int>) -> String {
    // Makes -0 an ordinary 0.
    (value + 0).formatted(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(decimals)))
  }
}
