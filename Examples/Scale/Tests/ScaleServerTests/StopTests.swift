import Foundation
import GRDB
import Testing

/// A signal stops the program in seconds, whatever its clients do.
@Suite struct StopTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGQUIT])
  func aSignalStopsTheProgramQuicklyAndCleanly(signal: Int32) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    // A shell script starts a background program like this, with Ctrl-C disabled.
    let (process, port) = try await ScaleProcess.serving(folder, after: "trap '' INT")
    let idle = try WireConnection(port: port)
    let used = try WireConnection(port: port)
    try await used.send(
      WireRequest("GET", "/history", ["Connection": "keep-alive"]).bytes(port: port))
    #expect(try await used.readResponse().status == "200 OK")
    let half = try WireConnection(port: port)
    try await half.send(Data("POST /api/weighings HTTP/1.1\r\nContent-Le".utf8))

    let clock = ContinuousClock()
    let start = clock.now
    process.send(signal: signal)
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
    #expect(clock.now - start < .seconds(2))
    for connection in [idle, used, half] {
      #expect(try await connection.readUntilClosed() == Data())
    }
    // The log is gone: all changes are in the file, and no process has it open.
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.database.deletingLastPathComponent().path) == ["scale.sqlite"])
  }

  @Test func stalledClientsDoNotDelayTheStop() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try folder.write(String(repeating: "x", count: 8 << 20), to: "Public/large.txt")
    let (process, port) = try await ScaleProcess.serving(folder)
    let line = try WireConnection(port: port)
    try? await line.send(Data("GET /\(String(repeating: "x", count: 60_000))".utf8))
    let body = try WireConnection(port: port)
    try await body.send(
      WireRequest(
        "POST", "/api/weighings",
        ["Content-Type": "application/json", "Content-Length": "100"]
      ).bytes(port: port))
    let unread = try WireConnection(port: port)
    try await unread.send(WireRequest("GET", "/large.txt").bytes(port: port))
    #expect(try await WireRequest("GET", "/history").send(to: port).status == "200 OK")

    let clock = ContinuousClock()
    let start = clock.now
    process.send(signal: SIGTERM)
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
    #expect(clock.now - start < .seconds(8))
    withExtendedLifetime((line, body, unread)) {}
  }

  @Test func aRequestInProgressGetsItsReply() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, port) = try await ScaleProcess.serving(folder)
    let other = try DatabaseQueue.withUnsafeTransactions(folder.database.path)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    let connection = try WireConnection(port: port)
    let json = #"{"grams":1}"#
    let request = WireRequest(
      "POST", "/api/weighings", ["Content-Type": "application/json", "Connection": "keep-alive"],
      body: json
    ).bytes(port: port)
    // Send all but the last byte, so that the request is in progress.
    try await connection.send(request.dropLast())
    #expect(try await WireRequest("GET", "/history").send(to: port).status == "200 OK")
    process.send(signal: SIGTERM)
    try await waitUntilConnectionsAreRefused(port: port)
    try await connection.send(request.suffix(1))
    try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    #expect(try await connection.readResponse().status == "201 Created")
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
    #expect(
      try await other.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM weighing") } == 13)
  }

  private func waitUntilConnectionsAreRefused(port: UInt16) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(10)
    while (try? WireConnection(port: port)) != nil {
      try #require(clock.now < deadline)
      try await clock.sleep(for: .milliseconds(1))
    }
  }
}
