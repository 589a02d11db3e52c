import Foundation
import GRDB

/// The weighings in their SQLite file.
///
/// Every change is one transaction: it is all there or not at all.
struct WeighingStore: Sendable {
  let database: DatabaseQueue
  private let now: @Sendable () -> Date

  /// How long to wait for another program that uses the file, in seconds.
  ///
  /// About as long as a person waits for a button to answer.
  private static let busySeconds = 1.0

  /// Opens the file, creating it and its folders when missing, and brings it up to date.
  ///
  /// - Throws: `StartupError`.
  init(file: URL, now: @escaping @Sendable () -> Date) throws {
    self.now = now
    try DatabaseFile.prepare(file)
    var configuration = Configuration()
    configuration.busyMode = .timeout(Self.busySeconds)
    // A write-ahead log: reading goes on while another program writes, and a committed change is
    // in the log, which a killed process leaves behind and the next one reads.
    configuration.journalMode = .wal
    do {
      // Not a pool, whose readers, closed last, may not fold the log into the file.
      database = try DatabaseQueue(path: file.path, configuration: configuration)
      try database.writeWithoutTransaction { db in
        // GRDB has chosen NORMAL, which hands the log to the system's cache. That outlives
        // our process, but not a power cut. FULL waits for the disk with every change before we
        // tell the browser that it is saved; a scale can afford that.
        try db.execute(sql: "PRAGMA synchronous = FULL")
        // A file that may only be read opens without complaint; it is better to know now.
        try db.execute(sql: "BEGIN IMMEDIATE; ROLLBACK")
      }
      let schema = Schema.migrator(now: now)
      guard try !database.read(schema.hasBeenSuperseded) else {
        throw StartupError(
          "The database \(file.path) is from a newer version of this app. "
            + "Choose another with --database.")
      }
      try schema.migrate(database)
    } catch let error as DatabaseError {
      throw StartupError(opening: file, error)
    }
  }

  /// All weighings, the newest first.
  ///
  /// By number, not by time: a clock can be set back, and the last one added belongs on top.
  func all() async throws -> [Weighing] {
    try await database.read { db in
      try Weighing.fetchAll(
        db, sql: "SELECT id, grams, note, createdAt FROM weighing ORDER BY id DESC")
    }
  }

  /// One weighing, or nil.
  func weighing(id: Int64) async throws -> Weighing? {
    try await database.read { db in
      try Weighing.fetchOne(
        db, sql: "SELECT id, grams, note, createdAt FROM weighing WHERE id = ?", arguments: [id])
    }
  }

  /// Adds a weighing; when this returns it is on the disk.
  func add(_ new: NewWeighing) async throws -> Weighing {
    let createdAt = Timestamp.text(of: now())
    return try await database.write { db in
      try Schema.insert(new.grams, new.note, createdAt, into: db)
      return Weighing(
        id: db.lastInsertedRowID, grams: new.grams, note: new.note, createdAt: createdAt)
    }
  }

  /// Deletes a weighing; false if there is none.
  func delete(id: Int64) async throws -> Bool {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM weighing WHERE id = ?", arguments: [id])
      return db.changesCount == 1
    }
  }

  /// Folds the log into the file and closes it.
  func close() {
    // What could fail here loses nothing: the log stays beside the file and is read next time.
    try? database.close()
  }
}
