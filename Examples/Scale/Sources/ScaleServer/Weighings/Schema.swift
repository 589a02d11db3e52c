import Foundation
import GRDB

/// The table of the weighings, and its history.
enum Schema {
  /// Marks a file as ours (`PRAGMA application_id`): "PKSc" in ASCII.
  static let applicationID = 0x504B_5363

  /// The database is from a version of this app with migrations that this one does not know.
  struct Newer: Error {}

  /// The shape of a `Timestamp`, as SQLite matches it.
  private static let timestampPattern = "dddd-dd-ddTdd:dd:dd.dddZ"
    .replacing("d", with: "[0-9]")

  private struct Migration {
    let name: String
    let run: (Database, Date) throws -> Void
  }

  /// All migrations, in order; one that was ever released is not changed again.
  private static var migrations: [Migration] {
    [
      Migration(name: "1 weighings") { db, _ in
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
      },
      // A migration runs once for a file, so what the user deletes stays deleted.
      Migration(name: "2 first weighings") { db, now in
        for seed in SeedWeighing.all {
          try insert(
            seed.grams, seed.note, Timestamp.text(of: now.addingTimeInterval(-seed.age)), into: db)
        }
      },
    ]
  }

  /// Brings the database up to date. It belongs into one transaction that only one program can have.
  ///
  /// GRDB's migrator reads which migrations were applied before it begins a transaction. Of several
  /// servers that start at the same moment, each would apply the first one.
  ///
  /// - Throws: `Newer`; `DatabaseError` also when another program took away or changed a table.
  static func update(_ db: Database, now: Date) throws {
    // The table and its names are those of GRDB's migrator, which older versions of this app used.
    try db.execute(
      sql: "CREATE TABLE IF NOT EXISTS grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
    let applied = try String.fetchSet(db, sql: "SELECT identifier FROM grdb_migrations")
    guard applied.isSubset(of: migrations.map(\.name)) else { throw Newer() }
    for migration in migrations where !applied.contains(migration.name) {
      try migration.run(db, now)
      try db.execute(
        sql: "INSERT INTO grdb_migrations (identifier) VALUES (?)", arguments: [migration.name])
    }
    // These are compiled and not run: it is better to know now that they cannot be.
    for sql in [selectSQL, insertSQL] { _ = try db.makeStatement(sql: sql) }
  }

  /// Reads all columns of all rows.
  static let selectSQL = "SELECT id, grams, note, createdAt FROM weighing"

  private static let insertSQL = "INSERT INTO weighing (grams, note, createdAt) VALUES (?, ?, ?)"

  /// The one statement that adds a row.
  static func insert(
    _ grams: Double, _ note: String, _ createdAt: String, into db: Database
  ) throws {
    try db.execute(sql: insertSQL, arguments: [grams, note, createdAt])
  }
}
