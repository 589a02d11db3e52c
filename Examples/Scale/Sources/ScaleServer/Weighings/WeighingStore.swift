import Foundation
import GRDB

/// The weighings in their SQLite file.
///
/// Every change is one transaction: it is all there or not at all.
struct WeighingStore: Sendable {
  /// The connection that writes.
  let database: DatabaseQueue
  /// A connection of its own for reading, which goes on while a change waits for its turn.
  ///
  /// Not one of a pool: a pool closes its readers last, and then the log is not folded into the
  /// file, because a connection that may only read cannot do that.
  private let reader: DatabaseQueue
  private let patience: LockPatience
  private let file: URL
  /// Which file it was as it was opened.
  private let identity: FileIdentity?
  private let now: @Sendable () -> Date

  /// How long the start waits for another program that uses the file: servers that start at the same
  /// moment open it one after the other.
  private static let startPatience = Duration.seconds(1)

  /// Opens the file, creating it and its folders when missing, and brings it up to date.
  ///
  /// - Throws: `StartupError`.
  init(file: URL, now: @escaping @Sendable () -> Date) throws {
    self.file = file
    self.now = now
    try DatabaseFile.prepare(file)
    let patience = LockPatience(until: .now + Self.startPatience)
    self.patience = patience
    var configuration = Configuration()
    configuration.busyMode = .callback { _ in patience.pause() }
    var reading = Configuration()
    reading.busyMode = .timeout(LockPatience.time / .seconds(1))
    reading.readonly = true
    reading.prepareDatabase { $0.add(function: SearchedText.function) }
    // A write-ahead log: reading goes on while another program writes, and a committed change is
    // in the log, which a killed process leaves behind and the next one reads.
    configuration.journalMode = .wal
    do {
      database = try patience.repeating {
        try DatabaseQueue(path: file.path, configuration: configuration)
      }
      try database.writeWithoutTransaction { db in
        // GRDB has chosen NORMAL, which hands the log to the system's cache. That outlives
        // our process, but not a power cut. FULL waits for the disk with every change before we
        // tell the browser that it is saved; a scale can afford that.
        try db.execute(sql: "PRAGMA synchronous = FULL")
      }
      try database.write { try Schema.update($0, now: now()) }
      reader = try DatabaseQueue(path: file.path, configuration: reading)
      identity = FileIdentity(of: file)
    } catch is Schema.Newer {
      throw StartupError(
        "The database \(file.path) is from a newer version of this app. "
          + "Choose another with --database.")
    } catch let error as DatabaseError {
      throw StartupError(opening: file, error)
    }
  }

  /// A page of the weighings, the newest first.
  ///
  /// By number, not by time: a clock can be set back, and the last one added belongs on top. A page
  /// begins after a number, not after so many rows: nothing is skipped or shown twice when
  /// weighings are added or deleted between two pages.
  func page(_ query: WeighingQuery) async throws -> WeighingPage {
    let search = SearchedText.folded(query.search)
    return try await reader.read { db in
      // One more than is asked for tells whether there is a next page.
      var weighings = try Weighing.fetchAll(
        db, sql: Self.pageSQL(isSearch: !search.isEmpty),
        arguments: [
          "before": query.before ?? .max, "search": search, "count": query.limit + 1,
        ])
      let isLast = weighings.count <= query.limit
      if !isLast { weighings.removeLast() }
      let total = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM weighing WHERE \(Self.condition(isSearch: !search.isEmpty))",
        arguments: ["search": search])
      return WeighingPage(
        weighings: weighings, next: isLast ? nil : weighings.last?.id, total: total ?? 0)
    }
  }

  /// The query of `page`, which walks down the primary key from `:before`.
  static func pageSQL(isSearch: Bool) -> String {
    """
    \(Schema.selectSQL)
    WHERE id < :before AND \(condition(isSearch: isSearch))
    ORDER BY id DESC LIMIT :count
    """
  }

  /// With `instr`, in which `%` and `_` are themselves.
  private static func condition(isSearch: Bool) -> String {
    isSearch ? "instr(folded(note), :search) > 0" : ":search = ''"
  }

  /// One weighing, or nil.
  func weighing(id: Int64) async throws -> Weighing? {
    try await reader.read { db in
      try Weighing.fetchOne(db, sql: "\(Schema.selectSQL) WHERE id = ?", arguments: [id])
    }
  }

  /// Adds a weighing; when this returns it is on the disk.
  func add(_ new: NewWeighing) async throws -> Weighing {
    let createdAt = Timestamp.text(of: now())
    return try await change { db in
      try Schema.insert(new.grams, new.note, createdAt, into: db)
      return Weighing(
        id: db.lastInsertedRowID, grams: new.grams, note: new.note, createdAt: createdAt)
    }
  }

  /// Deletes a weighing; false if there is none.
  func delete(id: Int64) async throws -> Bool {
    try await change { db in
      try db.execute(sql: "DELETE FROM weighing WHERE id = ?", arguments: [id])
      return db.changesCount == 1
    }
  }

  /// Changes what is in the file, which must be where it was: what is written to a deleted one is gone with the server.
  ///
  /// - Throws: `Problem`.
  private func change<Result: Sendable>(
    _ change: @Sendable @escaping (Database) throws -> Result
  ) async throws -> Result {
    guard FileIdentity(of: file) == identity else {
      throw Problem(
        .internalServerError,
        "The file of the database is gone, or is another. Nothing was changed; put it back, or start the server again."
      )
    }
    let end = ContinuousClock.now + LockPatience.time
    return try await database.writeWithoutTransaction { [patience] db in
      patience.wait(until: end)
      try db.beginTransaction(.immediate)
      do {
        let result = try change(db)
        try db.commit()
        return result
      } catch {
        // SQLite may have done it, and then says so here.
        try? db.rollback()
        throw error
      }
    }
  }

  /// Folds the log into the file and closes it.
  func close() {
    // What could fail here loses nothing: the log stays beside the file and is read next time.
    // The writer last: only the last connection folds the log in, and the reader may not.
    try? reader.close()
    try? database.close()
  }
}
