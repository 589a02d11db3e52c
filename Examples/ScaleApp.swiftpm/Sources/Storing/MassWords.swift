import Foundation
import PressureKit

/// How masses are written in the unit of the dial; in grams where that reads percent.
struct MassWords: Sendable {
  var unit = WeighingUnit.grams
  var locale = Locale.current

  /// "104.9 g" or "3.70 oz": truncated as on the dial, so that the two never disagree.
  func reading(_ grams: Double) -> String {
    switch unit {
    case .grams, .percent: WeighingWords.grams(SettledReading.truncated(grams), locale: locale)
    case .ounces, .newtons:
      "\(number(unit.truncated(grams / unit.gramsEach), unit.decimals...unit.decimals)) \(unit.symbol)"
    }
  }

  /// "0.96 g": something that is only known about, with two digits.
  func difference(_ grams: Double) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: locale).precision(
      .significantDigits(1...2))
    return "\((grams / unit.gramsEach).formatted(style)) \(unit.symbol)"
  }

  private func number(_ value: Double, _ decimals: ClosedRange<Int>) -> String {
    value.formatted(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(decimals)))
  }

  /// What is typed as grams, with a point or a comma and the digits of any language: "12.5", "12,5". Nil for what is no
  /// mass of a coin or a kitchen, 0…100,000.
  static func grams(typed text: String) -> Double? {
    let plain = text.trimmingCharacters(in: .whitespaces).map { character in
      character.wholeNumberValue.map(String.init)
        ?? (",٫".contains(character) ? "." : "\(character)")
    }
    return Double(plain.joined()).flatMap { (0...100_000).contains($0) ? $0 : nil }
  }

  /// The same the other way: "12.5". Up to a milligram, and nothing between thousands, which could be read as a point.
  static func typed(_ grams: Double, locale: Locale = .current) -> String {
    grams.formatted(
      FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
        .precision(.fractionLength(0...3)))
  }
}

extension WeighingUnit {
  /// What the menu calls it.
  var name: String {
    switch self {
    case .grams: "Grams"
    case .ounces: "Ounces"
    case .newtons: "Newtons"
    case .percent: "Percent of the force"
    }
  }

  /// What follows a mass.
  fileprivate var symbol: String {
    switch self {
    case .grams, .percent: "g"
    case .ounces: "oz"
    case .newtons: "N"
    }
  }
}
