import GRDB

/// One thing that was put on the scale.
struct Weighing: Codable, Equatable, Sendable, FetchableRecord {
  /// Given by the database, never twice, growing with time.
  var id: Int64
  /// From 0 to 100000.
  var grams: Double
  /// What it was, in at most 200 Unicode scalars; may be empty.
  var note: String
  /// When, as `2026-11-21T10:00:00.000Z`.
  ///
  /// Text in the database, in JSON and here: through a floating-point `Date` and back, a
  /// millisecond can get lost.
  var createdAt: String
}
