import Foundation

/// The texts of a weighing, with numbers and dates formatted for a locale.
struct WeighingWords: Sendable {
  let weighing: SavedWeighing
  var locale = Locale.current

  /// "12.5 g"
  var grams: String { Self.grams(weighing.grams, locale: locale) }

  /// "21 Nov 2026 at 10:30"
  var date: String {
    weighing.date.formatted(
      Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
  }

  /// "Nickel", or the date if there is no note.
  var name: String { weighing.note.isEmpty ? date : weighing.note }

  /// The text to share: "12.5 g, Nickel, 21 Nov 2026 at 10:30".
  var shared: String {
    [grams, weighing.note, date].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// "12.5 g"
  static func grams(_ grams: Double, locale: Locale = .current) -> String {
    number(grams, locale: locale) + " g"
  }

  /// "12.5"
  static func number(_ value: Double, locale: Locale = .current) -> String {
    value.formatted(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...1)))
  }
}
