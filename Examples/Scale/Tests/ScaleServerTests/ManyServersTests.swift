import Foundation
import GRDB
import Testing

@testable import ScaleServer

/// Servers that start at the same moment with the same database can share it.
@Suite struct ManyServersTests {
  @Test func allServersStartOnAMissingDatabase() async throws {
    for _ in 0..<8 {
      let folder = try TestFolder()
      defer { folder.remove() }
      let processes = try (0..<8).map { _ in try ScaleProcess(ScaleProcess.arguments(folder)) }
      var endings: [ScaleProcess.Ending] = []
      for process in processes {
        let line = await process.nextLine()
        #expect(line.hasPrefix("PressureKit Scale is at http://127.0.0.1:"))
        process.send(signal: SIGTERM)
      }
      for process in processes { endings.append(await process.ending()) }
      #expect(
        endings == Array(repeating: .init(output: "Stopped.\n", errors: "", code: 0), count: 8))
      #expect(try rows(folder) == (1...12).map { "\($0)" })
    }
  }

  /// The same with the store alone, which is fast enough to repeat more often.
  @Test func allStoresOpenAMissingDatabase() async throws {
    for _ in 0..<60 {
      let folder = try TestFolder()
      defer { folder.remove() }
      let failures = await withTaskGroup(of: String?.self) { group in
        for _ in 0..<6 { group.addTask { await reasonNotToOpen(folder.database) } }
        return await group.reduce(into: [String]()) { $0 += [$1].compactMap(\.self) }
      }
      #expect(failures == [])
      #expect(try rows(folder) == (1...12).map { "\($0)" })
    }
  }

  /// The second case changes the journal mode, for which SQLite itself does not wait.
  @Test(arguments: ["wal", "delete"])
  func theStartWaitsForALock(journalMode: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    #expect(await reasonNotToOpen(folder.database) == nil)
    let other = try DatabaseQueue.withUnsafeTransactions(folder.database.path)
    try await other.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA journal_mode = \(journalMode); BEGIN IMMEDIATE")
    }
    let clock = ContinuousClock()
    let start = clock.now
    #expect(
      await reasonNotToOpen(folder.database)
        == "The database \(folder.database.path) is in use by another program. "
        + "Stop that program or choose another with --database.")
    #expect(clock.now - start >= .seconds(1))
    try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    #expect(await reasonNotToOpen(folder.database) == nil)
  }

  /// Opens and closes the database on its own thread. Returns the error if that fails.
  private func reasonNotToOpen(_ file: URL) async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let result = Result { try WeighingStore(file: file, now: { TestServer.now }).close() }
        if case .failure(let error) = result {
          continuation.resume(returning: "\(error)")
        } else {
          continuation.resume(returning: nil)
        }
      }
    }
  }

  private func rows(_ folder: TestFolder) throws -> [String] {
    try DatabaseQueue(path: folder.database.path).read {
      try String.fetchAll($0, sql: "SELECT id FROM weighing ORDER BY id")
    }
  }
}
