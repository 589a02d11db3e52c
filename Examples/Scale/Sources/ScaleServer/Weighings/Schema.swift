import Foundation
import GRDB

/// The table of the weighings, and its migrations.
enum Schema {
  /// Marks a file as ours (`PRAGMA application_id`): "PKSc" in ASCII.
  static let applicationID = 0x504B_5363

  /// The error for a database from a newer version of this app: it has unknown migrations.
  struct Newer: Error {}

  /// The SQLite pattern of a `Timestamp`.
  private static let timestampPattern = "dddd-dd-ddTdd:dd:dd.dddZ"
    .replacing("d", with: "[0-9]")

  private struct Migration {
    let name: String
    let run: (Database, Date) throws -> Void
  }

  /// All migrations, in order. A released migration must not be changed.
  private static var migrations: [Migration] {
    [
      Migration(name: "1 weighings") { db, _ in
        // The limits of `NewWeighing` apply to other programs that write to the file, too. AUTOINCREMENT never reuses the
        // number of a deleted weighing.
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
      // A migration runs once per file, so weighings that the user deletes do not return.
      Migration(name: "2 first weighings") { db, now in
        for seed in SeedWeighing.all {
          try insert(
            seed.grams, seed.note, Timestamp.text(of: now.addingTimeInterval(-seed.age)), into: db)
        }
      },
    ]
  }

  /// Brings the database up to date. Call it inside a write transaction, which only one program can have at a time.
  ///
  /// GRDB's migrator reads the applied migrations before it begins a transaction. If several servers started at the same
  /// moment, each would apply the first migration.
  ///
  /// - Throws: `Newer`, or `DatabaseError`, for example if another program removed or changed a table.
  static func update(_ db: Database, now: Date) throws {
    // Use the table of GRDB's migrator and its names, because older versions of this app used that migrator.
    try db.execute(
      sql: "CREATE TABLE IF NOT EXISTS grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
    let applied = try String.fetchSet(db, sql: "SELECT identifier FROM grdb_migrations")
    guard applied.isSubset(of: migrations.map(\.name)) else { throw Newer() }
    for migration in migrations where !applied.contains(migration.name) {
      try migration.run(db, now)
      try db.execute(
        sql: "INSERT INTO grdb_migrations (identifier) VALUES (?)", arguments: [migration.name])
    }
    // Compile the statements without running them, so that a wrong table is found at the start.
    for sql in [selectSQL, insertSQL] { _ = try db.makeStatement(sql: sql) }
  }

  /// The statement that reads all columns of all rows.
  static let selectSQL = "SELECT id, grams, note, createdAt FROM weighing"

  private static let insertSQL = "INSERT INTO weighing (grams, note, createdAt) VALUES (?, ?, ?)"

  /// Adds a row.
  static func insert(
    _ grams: Double, _ note: String, _ createdAt: String, into db: Database
  ) throws {
    try db.execute(sql: insertSQL, arguments: [grams, note, createdAt])
  }
}
