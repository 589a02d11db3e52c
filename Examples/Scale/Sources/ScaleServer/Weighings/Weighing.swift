import GRDB

/// A saved weighing.
struct Weighing: Codable, Equatable, Sendable, FetchableRecord {
  /// The number that the database assigns. It grows, and is never reused.
  var id: Int64
  /// The mass in grams, 0…100000.
  var grams: Double
  /// The person's note, at most 200 Unicode scalars; may be empty.
  var note: String
  /// The time of saving, as `2026-11-21T10:00:00.000Z`.
  ///
  /// It is text in the database, in JSON and here, because a floating-point `Date` can lose a millisecond.
  var createdAt: String
}
