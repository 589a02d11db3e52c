import Foundation
import GRDB

/// The table of the weighings, and its history.
enum Schema {
  /// Marks a file as ours (`PRAGMA application_id`): "PKSc" in ASCII.
  static let applicationID = 0x504B_5363

  /// The shape of a `Timestamp`, as SQLite matches it.
  private static let timestampPattern = "dddd-dd-ddTdd:dd:dd.dddZ"
    .replacing("d", with: "[0-9]")

  /// All migrations, in order; one that was ever released is not changed again.
  static func migrator(now: @escaping @Sendable () -> Date) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 weighings") { db in
      // The limits are those of NewWeighing once more: whoever else writes to the file keeps to
      // them too. AUTOINCREMENT, so that a deleted weighing's number never means another one.
      try db.execute(
        sql: """
          PRAGMA application_id = \(applicationID);
          CREATE TABLE weighing (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            grams REAL NOT NULL CHECK (grams BETWEEN 0 AND 100000),
            note TEXT NOT NULL CHECK (length(note) <= 200),
            createdAt TEXT NOT NULL CHECK (createdAt GLOB '\(timestampPattern)')
          ) STRICT
          """)
    }
    // A migration runs once for a file, so what the user deletes stays deleted.
    migrator.registerMigration("2 first weighings") { db in
      let now = now()
      for seed in SeedWeighing.all {
        try insert(
          seed.grams, seed.note, Timestamp.text(of: now.addingTimeInterval(-seed.age)), into: db)
      }
    }
    return migrator
  }

  /// The one statement that adds a row.
  static func insert(
    _ grams: Double, _ note: String, _ createdAt: String, into db: Database
  ) throws {
    try db.execute(
      sql: "INSERT INTO weighing (grams, note, createdAt) VALUES (?, ?, ?)",
      arguments: [grams, note, createdAt])
  }
}
