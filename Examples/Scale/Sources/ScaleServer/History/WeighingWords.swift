import Foundation

/// The texts of a weighing, as `words.js` makes them in the browser.
struct WeighingWords: Sendable {
  let locale: Locale
  let timeZone: TimeZone

  /// `10,012.5`
  func number(_ value: Double) -> String {
    value.formatted(
      .number.precision(.fractionLength(0...1)).rounded(rule: .toNearestOrAwayFromZero)
        .locale(locale))
  }

  /// `12.5 g, Nickel`
  func title(_ weighing: Weighing) -> String {
    "\(number(weighing.grams)) g" + (weighing.note.isEmpty ? "" : ", \(weighing.note)")
  }

  /// `Sat, Nov 21, 10:30 AM`
  func time(_ weighing: Weighing) -> String {
    let stored = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    // Another program may have stored digits that are no date.
    guard let date = try? stored.parse(weighing.createdAt) else { return weighing.createdAt }
    // Foundation joins the two with "at" in some languages, and puts a narrow space before "AM". Browsers write a comma and
    // a space.
    let style = Date.FormatStyle(locale: locale, timeZone: timeZone)
    let day = date.formatted(style.weekday(.abbreviated).day().month(.abbreviated))
    let time = date.formatted(style.hour().minute(.twoDigits))
    return "\(day), \(time.replacing("\u{202F}", with: " "))"
  }
}
