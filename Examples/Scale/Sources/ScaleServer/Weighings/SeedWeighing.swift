import Foundation

/// A weighing in a new database, so that the history is not empty at first.
struct SeedWeighing: Sendable {
  let grams: Double
  let note: String
  /// The age at the first start, in seconds.
  let age: TimeInterval

  private init(_ grams: Double, _ note: String, days: Double, hours: Double, minutes: Double) {
    self.grams = grams
    self.note = note
    age = ((days * 24 + hours) * 60 + minutes) * 60
  }

  /// All seed weighings, oldest first.
  static let all = [
    SeedWeighing(5.0, "Nickel", days: 6, hours: 3, minutes: 12),
    SeedWeighing(23.1, "AA battery", days: 6, hours: 3, minutes: 9),
    SeedWeighing(57.4, "Egg", days: 5, hours: 14, minutes: 41),
    SeedWeighing(3.6, "Sugar cube", days: 5, hours: 8, minutes: 2),
    SeedWeighing(18.7, "Letter to Aunt Ida", days: 4, hours: 6, minutes: 55),
    SeedWeighing(46.2, "Key ring", days: 4, hours: 6, minutes: 50),
    SeedWeighing(41.8, "Apricot", days: 3, hours: 5, minutes: 28),
    SeedWeighing(1.3, "Hazelnut", days: 3, hours: 5, minutes: 24),
    SeedWeighing(4.7, "Wedding ring", days: 2, hours: 11, minutes: 37),
    SeedWeighing(2.1, "Tea bag", days: 1, hours: 16, minutes: 3),
    SeedWeighing(14.9, "Fountain pen", days: 1, hours: 2, minutes: 18),
    SeedWeighing(17.5, "Strawberry", days: 0, hours: 1, minutes: 46),
  ]
}
