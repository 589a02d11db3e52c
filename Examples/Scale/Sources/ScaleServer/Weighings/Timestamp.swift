import Foundation

/// The format of a weighing's time: ISO 8601, UTC, milliseconds.
enum Timestamp {
  /// Formats a date as `2026-11-21T10:00:00.000Z`, rounded to the nearest millisecond.
  static func text(of date: Date) -> String {
    // The formatter truncates: it would turn .123, stored as .12299…, into .122. So it formats only whole seconds.
    let milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded())
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let whole = Date(timeIntervalSince1970: Double(rest < 0 ? seconds - 1 : seconds))
    let fraction = String(1000 + (rest < 0 ? rest + 1000 : rest)).dropFirst()
    return whole.formatted(.iso8601).dropLast() + "." + fraction + "Z"
  }
}
