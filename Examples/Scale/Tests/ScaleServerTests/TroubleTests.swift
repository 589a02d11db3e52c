import Foundation
import GRDB
import Testing

@testable import ScaleServer

/// If the database fails, the server reports it and keeps running.
@Suite struct TroubleTests {
  private actor Counter {
    var count = 0
    func increment() { count += 1 }
  }

  @Test func aChangeOfALockedDatabaseIsRefused() async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let other = try server.otherConnection()
      try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
      let busy = WireResponse.problem(
        "503 Service Unavailable",
        "Another program is using the database. Nothing was changed; try again in a moment.",
        ["Retry-After": "1"])
      #expect(try await server.post(#"{"grams":1}"#).description == busy)
      #expect(try await server.send("DELETE", "/api/weighings/1").description == busy)
      #expect(try await server.send("GET", "/api/weighings/1").status == "200 OK")
      #expect(try server.rows() == before)
      try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
      #expect(try await server.post(#"{"grams":1}"#).status == "201 Created")
    }
  }

  /// Each change is refused within a second of its arrival, however many wait.
  @Test(arguments: [1, 12, 40])
  func waitingTimesOfChangesDoNotAddUp(count: Int) async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let other = try server.otherConnection()
      try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
      // Take the best result, because other programs also use the processor.
      var best = Duration.seconds(9)
      for _ in 0..<20 where best >= .seconds(1) {
        best = min(best, try await longestWait(of: count, server))
      }
      #expect(best < .seconds(1))
      try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
      #expect(try server.rows() == before)
    }
  }

  /// Returns the longest time that one of several simultaneous changes waits for its refusal.
  private func longestWait(of count: Int, _ server: TestServer) async throws -> Duration {
    try await withThrowingTaskGroup(of: Duration.self) { group in
      for number in 0..<count {
        group.addTask {
          let clock = ContinuousClock()
          let start = clock.now
          let reply =
            number.isMultiple(of: 2)
            ? try await server.post(#"{"grams":1}"#)
            : try await server.send("DELETE", "/api/weighings/1")
          #expect(reply.status == "503 Service Unavailable")
          return clock.now - start
        }
      }
      return try await group.reduce(.zero, max)
    }
  }

  @Test func readingContinuesWhileChangesWaitForALock() async throws {
    try await TestServer.run { server in
      let other = try server.otherConnection()
      try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
      // Take the best result, because other programs also use the processor.
      var fewest = 3
      for _ in 0..<20 where fewest == 3 {
        fewest = min(fewest, try await refusedDuringReading(server))
      }
      #expect(fewest < 3)
      try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    }
  }

  /// Returns how many of three changes were refused before six reading requests got their replies.
  private func refusedDuringReading(_ server: TestServer) async throws -> Int {
    let refused = Counter()
    return try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          let status = try await server.post(#"{"grams":1}"#).status
          #expect(status == "503 Service Unavailable")
          await refused.increment()
        }
      }
      for _ in 0..<3 {
        #expect(try await server.send("GET", "/api/weighings").status == "200 OK")
        #expect(try await server.send("GET", "/api/weighings/1").status == "200 OK")
      }
      let count = await refused.count
      try await group.waitForAll()
      return count
    }
  }

  @Test func changesAreRefusedWhileTheFileIsMissingOrReplaced() async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let file = server.folder.database
      let elsewhere = server.folder.url.appending(path: "elsewhere.sqlite")
      let gone = WireResponse.problem(
        "500 Internal Server Error",
        "The database file was moved, deleted or replaced. Nothing was changed; put it back, or start the server again."
      )
      try FileManager.default.moveItem(at: file, to: elsewhere)
      #expect(try await server.post(#"{"grams":1}"#).description == gone)
      #expect(try await server.send("DELETE", "/api/weighings/1").description == gone)
      // Reading still works.
      #expect(try await server.send("GET", "/api/weighings/1").status == "200 OK")
      try Data("another".utf8).write(to: file)
      #expect(try await server.post(#"{"grams":1}"#).description == gone)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.moveItem(at: elsewhere, to: file)
      #expect(try server.rows() == before)
      #expect(try await server.post(#"{"grams":1}"#).status == "201 Created")
    }
  }

  @Test func aChangeOnAFullDiskIsRefused() async throws {
    try await TestServer.run { server in
      let database = try #require(await server.server.store?.database)
      try await database.write { try $0.execute(sql: "PRAGMA max_page_count = 1") }
      let note = String(repeating: "😀", count: 200)
      let json = #"{"grams":1,"note":"\#(note)"}"#
      // The last page has room for a few weighings.
      var answer = try await server.post(json)
      for _ in 0..<10 where answer.status == "201 Created" { answer = try await server.post(json) }
      let before = try server.rows()
      let full = WireResponse.problem(
        "507 Insufficient Storage",
        "The disk is full. Nothing was changed; free some space and try again.")
      #expect(answer.description == full)
      #expect(try await server.post(json).description == full)
      #expect(try server.rows() == before)
      #expect(try await server.send("GET", "/api/weighings/1").status == "200 OK")
      try await database.write { try $0.execute(sql: "PRAGMA max_page_count = 1000") }
      #expect(try await server.post(json).status == "201 Created")
    }
  }

  @Test func aChangeOfAReadOnlyDatabaseIsRefused() async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let database = try #require(await server.server.store?.database)
      try await database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 1") }
      #expect(
        try await server.post(#"{"grams":1}"#).description
          == WireResponse.problem(
            "500 Internal Server Error",
            "The database cannot be written. Nothing was changed; check the file's permissions."))
      #expect(try server.rows() == before)
      try await database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 0") }
      #expect(try await server.post(#"{"grams":1}"#).status == "201 Created")
    }
  }

  @Test func anInternalErrorIsNotSentToTheClient() async throws {
    try await TestServer.run { server in
      try await server.otherConnection().write { db in
        try db.execute(
          sql: """
            CREATE TRIGGER secret BEFORE INSERT ON weighing
            BEGIN SELECT RAISE(ABORT, 'the password is nickel'); END
            """)
      }
      #expect(
        try await server.post(#"{"grams":1}"#).description
          == WireResponse.problem(
            "500 Internal Server Error",
            "The database could not be used. The server's terminal says why."))
      #expect(try await server.send("GET", "/api/weighings/1").status == "200 OK")
    }
  }

  @Test func theTableEnforcesItsLimitsForOtherPrograms() async throws {
    try await TestServer.run { server in
      let other = try server.otherConnection()
      let before = try server.rows()
      for values in [
        "-1, '', '2026-11-21T10:00:00.000Z'", "100000.1, '', '2026-11-21T10:00:00.000Z'",
        "9e999, '', '2026-11-21T10:00:00.000Z'", "NULL, '', '2026-11-21T10:00:00.000Z'",
        "'heavy', '', '2026-11-21T10:00:00.000Z'", "1, NULL, '2026-11-21T10:00:00.000Z'",
        "1, x'00', '2026-11-21T10:00:00.000Z'", "1, '', 'yesterday'", "1, '', NULL",
        "1, '\(String(repeating: "x", count: 201))', '2026-11-21T10:00:00.000Z'",
      ] {
        let error = await #expect(throws: DatabaseError.self) {
          try await other.write {
            try $0.execute(
              sql: "INSERT INTO weighing (grams, note, createdAt) VALUES (\(values))")
          }
        }
        #expect(error?.resultCode == .SQLITE_CONSTRAINT)
      }
      #expect(try server.rows() == before)
    }
  }
}
