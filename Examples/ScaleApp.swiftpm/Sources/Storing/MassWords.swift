import Foundation
import PressureKit

/// The texts of masses in the unit of the dial. If that is percent, masses are in grams.
struct MassWords: Sendable {
  var unit = WeighingUnit.grams
  var locale = Locale.current

  /// Returns "104.9 g" or "3.70 oz": truncated as on the dial, so that the two never differ.
  func reading(_ grams: Double) -> String {
    switch unit {
    case .grams, .percent: WeighingWords.grams(SettledReading.truncated(grams), locale: locale)
    case .ounces, .newtons:
      "\(number(unit.truncated(grams / unit.gramsEach), unit.decimals...unit.decimals)) \(unit.symbol)"
    }
  }

  /// Returns "0.96 g": an estimate, with two significant digits.
  func difference(_ grams: Double) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: locale).precision(
      .significantDigits(1...2))
    return "\((grams / unit.gramsEach).formatted(style)) \(unit.symbol)"
  }

  private func number(_ value: Double, _ decimals: ClosedRange<Int>) -> String {
    value.formatted(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(decimals)))
  }

  /// Parses a typed mass in grams, with a point or a comma and the digits of any language: "12.5", "12,5". Nil if it is
  /// not a number from 0 to 100,000.
  static func grams(typed text: String) -> Double? {
    let plain = text.trimmingCharacters(in: .whitespaces).map { character in
      character.wholeNumberValue.map(String.init)
        ?? (",٫".contains(character) ? "." : "\(character)")
    }
    return Double(plain.joined()).flatMap { (0...100_000).contains($0) ? $0 : nil }
  }

  /// Formats a mass in grams for a text field: "12.5", with up to three decimals. There is no grouping separator, because
  /// `grams(typed:)` could take it for a decimal point.
  static func typed(_ grams: Double, locale: Locale = .current) -> String {
    grams.formatted(
      FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
        .precision(.fractionLength(0...3)))
  }
}

extension WeighingUnit {
  /// The name in the menu.
  var name: String {
    switch self {
    case .grams: "Grams"
    case .ounces: "Ounces"
    case .newtons: "Newtons"
    case .percent: "Percent of the force"
    }
  }

  /// The symbol after a mass.
  fileprivate var symbol: String {
    switch self {
    case .grams, .percent: "g"
    case .ounces: "oz"
    case .newtons: "N"
    }
  }
}
