import Foundation
import GRDB
import Testing

/// The system's file size limit (`ulimit -f`) is reported like a full disk.
@Suite struct FileSizeTests {
  private static let sentence =
    "The server's file size limit (ulimit -f) is too low for this. Nothing was changed; "
    + "raise the limit and start the server again."

  /// The limit in blocks of 512 bytes. It is more than a new database needs.
  private static let limit = "ulimit -f 256"

  @Test func aTraceBeyondTheLimitIsRefusedAndLeavesNoFile() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, port) = try await ScaleProcess.serving(folder, after: Self.limit)
    let header = #"{"pressurekit":1}"#
    func post(_ length: Int) async throws -> WireResponse {
      try await WireRequest(
        "POST", "/api/traces", ["Content-Type": "application/jsonl"],
        body: header + String(repeating: "\n", count: length - header.count)
      ).send(to: port)
    }
    let traces = folder.database.deletingLastPathComponent().appendingPathComponent("traces").path
    let full = WireResponse.problem("507 Insufficient Storage", Self.sentence)
    for length in [128 * 1024 + 1, 1 << 20] {
      #expect(try await post(length).description == full)
      let left = try FileManager.default.contentsOfDirectory(atPath: traces)
      #expect(left == [])
    }
    #expect(try await post(128 * 1024).status == "201 Created")
    let kept = try FileManager.default.contentsOfDirectory(atPath: traces)
    #expect(kept.count == 1 && kept.allSatisfy { $0.hasSuffix(".jsonl") })
    process.send(signal: SIGTERM)
    let ending = await process.ending()
    #expect(ending.output == "Stopped.\n" && ending.code == 0)
  }

  @Test func aWeighingBeyondTheLimitIsRefused() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, port) = try await ScaleProcess.serving(folder, after: Self.limit)
    func post() async throws -> WireResponse {
      try await WireRequest(
        "POST", "/api/weighings", ["Content-Type": "application/json"], body: #"{"grams":1}"#
      ).send(to: port)
    }
    var added = 0
    var reply = try await post()
    while reply.status == "201 Created" {
      added += 1
      try #require(added < 1000)
      reply = try await post()
    }
    let full = WireResponse.problem("507 Insufficient Storage", Self.sentence)
    #expect(reply.description == full)
    #expect(try await post().description == full)
    #expect(try await WireRequest("GET", "/api/weighings").send(to: port).status == "200 OK")
    process.send(signal: SIGTERM)
    let ending = await process.ending()
    #expect(ending.output == "Stopped.\n" && ending.code == 0)
    let count = try await DatabaseQueue(path: folder.database.path).read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM weighing")
    }
    #expect(count == 12 + added)
  }

  @Test func aLimitTooLowForADatabaseIsAnError() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try await ScaleProcess.expectError(
      ScaleProcess.arguments(folder), after: "ulimit -f 8",
      "The file size limit (ulimit -f) is too low for the database \(folder.database.path). "
        + "Raise the limit and start the server again.")
  }
}
