import Foundation

/// The date as RFC 9110, section 5.6.7, wants it: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  // English whatever the user's language is, so written out instead of asked from a formatter.
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func text(of date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.weekday, .day, .month, .year, .hour, .minute, .second], from: date)
    return
      "\(days[parts.weekday! - 1]), \(padded(parts.day)) \(months[parts.month! - 1]) "
      + "\(parts.year!) \(padded(parts.hour)):\(padded(parts.minute)):\(padded(parts.second)) GMT"
  }

  private static func padded(_ number: Int?) -> String {
    number! < 10 ? "0\(number!)" : "\(number!)"
  }
}
