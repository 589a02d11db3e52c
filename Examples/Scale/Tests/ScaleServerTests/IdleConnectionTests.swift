import Foundation
import Testing

/// Idle connections do not keep out other clients.
@Suite struct IdleConnectionTests {
  private static let network = "127.0.0.2"

  /// Opens more connections than the server keeps, from several addresses. Some are in the middle of a request or have sent
  /// one that was refused.
  private func crowd(_ host: String, _ port: UInt16) async throws -> [WireConnection] {
    var crowd: [WireConnection] = []
    for number in 0..<400 {
      let connection = try WireConnection(
        port: port, host: host, from: "127.0.1.\(1 + number % 4)")
      let body = ["Content-Type": "application/json", "Content-Length": "9", "Connection": ""]
      switch number % 8 {
      case 0: try? await connection.send(Data("GET /his".utf8))
      case 1:
        try? await connection.send(
          WireRequest("POST", "/api/weighings", body).bytes(port: port) + Data("{".utf8))
      case 2:
        try? await connection.send(
          WireRequest("GET", "/history", ["Connection": "", "Host": "x"]).bytes(port: port))
      default: break
      }
      crowd.append(connection)
    }
    return crowd
  }

  private func expectPrompt(
    _ sourceLocation: SourceLocation = #_sourceLocation,
    _ request: () async throws -> WireResponse
  ) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let reply = try await request()
    #expect(reply.status == "200 OK", sourceLocation: sourceLocation)
    #expect(clock.now - start < .seconds(1), sourceLocation: sourceLocation)
  }

  @Test func aPhoneIsServedDespiteIdleConnections() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, port) = try await ScaleProcess.serving(
      folder, ["--network", Self.network], after: "ulimit -n 1024")
    let secret = try #require(await process.nextLine().split(separator: "=").last)
    let headers = ["Host": "\(Self.network):\(port)", "Cookie": "scale-key=\(secret)"]
    let request = WireRequest("GET", "/history", headers)
    var kept = request
    kept.headers["Connection"] = ""
    // A connection that the phone has used and keeps open.
    let used = try WireConnection(port: port, host: Self.network)
    try await used.send(kept.bytes(port: port))
    #expect(try await used.readResponse().status == "200 OK")

    for _ in 0..<3 {
      let strangers = try await crowd(Self.network, port)
      try await expectPrompt { try await request.send(to: port, host: Self.network) }
      try await expectPrompt {
        try await used.send(kept.bytes(port: port))
        return try await used.readResponse()
      }
      // This computer is served, too.
      try await expectPrompt { try await WireRequest("GET", "/history").send(to: port) }
      withExtendedLifetime(strangers) {}
    }
    process.send(signal: SIGTERM)
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
  }

  @Test func thisComputerIsServedDespiteIdleConnections() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, port) = try await ScaleProcess.serving(folder, after: "ulimit -n 1024")
    let kept = WireRequest("GET", "/history", ["Connection": ""])
    let used = try WireConnection(port: port)
    try await used.send(kept.bytes(port: port))
    #expect(try await used.readResponse().status == "200 OK")
    let strangers = try await crowd("127.0.0.1", port)
    try await expectPrompt { try await WireRequest("GET", "/history").send(to: port) }
    try await expectPrompt {
      try await used.send(kept.bytes(port: port))
      return try await used.readResponse()
    }
    withExtendedLifetime(strangers) {}
    process.send(signal: SIGTERM)
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
  }

  /// Connections with a request in progress are not idle, so all requests get replies.
  @Test func moreRequestsThanConnectionsAllGetReplies() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, port) = try await ScaleProcess.serving(folder, after: "ulimit -n 128")
    let statuses = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<200 {
        group.addTask {
          let request = WireRequest(
            "POST", "/api/weighings", ["Content-Type": "application/json"],
            body: #"{"grams":1}"#)
          let connection = try WireConnection(port: port, sending: request.bytes(port: port))
          return try WireResponse(await connection.readToEnd()).status
        }
      }
      return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(statuses == ["201 Created": 200])
    process.send(signal: SIGTERM)
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
  }
}
