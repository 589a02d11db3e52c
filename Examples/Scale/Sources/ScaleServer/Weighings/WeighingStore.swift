import Foundation
import GRDB

/// The weighings in their SQLite file.
///
/// Every change is one transaction, so it is never applied in part.
struct WeighingStore: Sendable {
  /// The connection that writes.
  let database: DatabaseQueue
  /// A separate connection for reading, so that reading continues while a change waits.
  ///
  /// A pool would not work: it closes its readers last. The log would then not be merged into the file, because a
  /// read-only connection cannot do that.
  private let reader: DatabaseQueue
  private let patience: LockPatience
  private let file: URL
  /// The identity of the file when it was opened.
  private let identity: FileIdentity?
  private let now: @Sendable () -> Date

  /// The time that the start waits for another program that uses the file. Servers that start at the same moment open it
  /// one after the other.
  private static let startPatience = Duration.seconds(1)

  /// Opens the file and brings it up to date. Creates it and its folders if they are missing.
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
    // With a write-ahead log, reading continues while another program writes. If the process is killed, committed
    // changes are in the log, and the next process reads them.
    configuration.journalMode = .wal
    do {
      database = try patience.repeating {
        try DatabaseQueue(path: file.path, configuration: configuration)
      }
      try database.writeWithoutTransaction { db in
        // GRDB has chosen NORMAL, which leaves the log in the system's cache. The cache survives the end of our process,
        // but not a power cut. FULL waits for the disk before the browser learns that a change was saved. A scale can
        // afford that.
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

  /// Returns a page of weighings, newest first.
  ///
  /// They are sorted by number, not by time: a clock can be set back, and the last added weighing belongs on top. A page
  /// begins after a number, not after a count of rows. So additions and deletions between two requests neither skip nor
  /// repeat a weighing.
  func page(_ query: WeighingQuery) async throws -> WeighingPage {
    let search = SearchedText.folded(query.search)
    return try await reader.read { db in
      // Fetch one more than requested: it shows whether there is a next page.
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

  /// Returns the `before` of the page before a query's own; nil if that is the first page.
  ///
  /// The number that follows that page's weighings is one of them, so counting begins at the query's own `before`.
  func previous(_ query: WeighingQuery, from before: Int64) async throws -> Int64? {
    let search = SearchedText.folded(query.search)
    return try await reader.read { db in
      try Int64.fetchOne(
        db,
        sql: """
          SELECT id FROM weighing WHERE id >= :before AND \(Self.condition(isSearch: !search.isEmpty))
          ORDER BY id LIMIT 1 OFFSET :count
          """,
        arguments: ["before": before, "search": search, "count": query.limit])
    }
  }

  /// Returns the SQL of `page`, which walks down the primary key from `:before`.
  static func pageSQL(isSearch: Bool) -> String {
    """
    \(Schema.selectSQL)
    WHERE id < :before AND \(condition(isSearch: isSearch))
    ORDER BY id DESC LIMIT :count
    """
  }

  /// Uses `instr`, in which `%` and `_` are ordinary characters.
  private static func condition(isSearch: Bool) -> String {
    isSearch ? "instr(folded(note), :search) > 0" : ":search = ''"
  }

  /// Returns a weighing, or nil if it does not exist.
  func weighing(id: Int64) async throws -> Weighing? {
    try await reader.read { db in
      try Weighing.fetchOne(db, sql: "\(Schema.selectSQL) WHERE id = ?", arguments: [id])
    }
  }

  /// Adds a weighing. It is on the disk when this returns.
  func add(_ new: NewWeighing) async throws -> Weighing {
    let createdAt = Timestamp.text(of: now())
    return try await change { db in
      try Schema.insert(new.grams, new.note, createdAt, into: db)
      return Weighing(
        id: db.lastInsertedRowID, grams: new.grams, note: new.note, createdAt: createdAt)
    }
  }

  /// Deletes a weighing. Returns false if it does not exist.
  func delete(id: Int64) async throws -> Bool {
    try await change { db in
      try db.execute(sql: "DELETE FROM weighing WHERE id = ?", arguments: [id])
      return db.changesCount == 1
    }
  }

  /// Makes a change in a transaction. Refuses it if the file was moved or replaced: changes to a deleted file are lost when
  /// the server ends.
  ///
  /// - Throws: `Problem`, or `DatabaseError`.
  private func change<Result: Sendable>(
    _ change: @Sendable @escaping (Database) throws -> Result
  ) async throws -> Result {
    guard FileIdentity(of: file) == identity else {
      throw Problem(
        .internalServerError,
        "The database file was moved, deleted or replaced. Nothing was changed; put it back, or start the server again."
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
        // Ignore an error: SQLite may already have rolled back.
        try? db.rollback()
        throw error
      }
    }
  }

  /// Merges the log into the file and closes it.
  func close() {
    // A failure here loses no data: the log stays beside the file and is read next time. Close the writer last: only the
    // last connection merges the log, and the read-only reader cannot.
    try? reader.close()
    try? database.close()
  }
}
