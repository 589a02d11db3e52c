import Foundation
import Testing

@testable import ScaleServer

/// A client that does not finish its request is disconnected, and does not delay other clients.
@Suite struct UnfinishedRequestTests {
  private static func limits(_ change: (inout Limits) -> Void) -> Limits {
    var limits = Limits()
    change(&limits)
    return limits
  }

  @Test(arguments: [40_000, 100_000, 1_000_000])
  func longRequestLinesDoNotDelayOtherClients(length: Int) async throws {
    try await TestServer.run { server in
      let line = Data("GET /\(String(repeating: "x", count: length))".utf8)
      var connections: [WireConnection] = []
      for _ in 0..<2 {
        let connection = try WireConnection(port: server.port)
        // The server may close the connection before it has received the whole line.
        try? await connection.send(line)
        connections.append(connection)
      }
      let clock = ContinuousClock()
      let start = clock.now
      #expect(try await server.send("GET", "/history").status == "200 OK")
      #expect(clock.now - start < .seconds(2))
      for connection in connections {
        #expect(
          try WireResponse(await connection.readToEnd()).description == WireResponse.badRequest)
      }
    }
  }

  @Test(arguments: ["", "GET /his", "GET /history HTTP/1.1\r\nHost: 127"])
  func aConnectionWithAnUnfinishedHeadIsClosed(bytes: String) async throws {
    try await TestServer.run(limits: Self.limits { $0.idleSeconds = 0.3 }) { server in
      let connection = try WireConnection(port: server.port)
      try await connection.send(Data(bytes.utf8))
      #expect(try await connection.readToEnd() == Data())
    }
  }

  @Test func aConnectionWithASlowHeadIsClosed() async throws {
    try await TestServer.run(limits: Self.limits { $0.idleSeconds = 0.3 }) { server in
      let connection = try WireConnection(port: server.port)
      let dripping = Task {
        try await connection.send(Data("GET /".utf8))
        while true {
          try await connection.send(Data("x".utf8))
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      #expect(try await connection.readUntilClosed() == Data())
      dripping.cancel()
      _ = await dripping.result
    }
  }

  @Test func anIdleConnectionIsClosed() async throws {
    try await TestServer.run(limits: Self.limits { $0.idleSeconds = 0.3 }) { server in
      let connection = try WireConnection(port: server.port)
      for _ in 0..<2 {
        try await connection.send(
          WireRequest("GET", "/history", ["Connection": ""]).bytes(port: server.port))
        #expect(try await connection.readResponse().status == "200 OK")
      }
      #expect(try await connection.readToEnd() == Data())
    }
  }

  @Test(arguments: [("Content-Length", "100"), ("Transfer-Encoding", "chunked")])
  func aConnectionWithAnUnfinishedBodyIsClosed(name: String, value: String) async throws {
    try await TestServer.run(limits: Self.limits { $0.bodySeconds = 0.3 }) { server in
      let connection = try WireConnection(port: server.port)
      let dripping = Task {
        try await connection.send(
          WireRequest(
            "POST", "/api/weighings",
            ["Content-Type": "application/json", "Connection": "", name: value]
          ).bytes(port: server.port))
        while name == "Content-Length" {
          try await connection.send(Data(" ".utf8))
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      let reply = try await connection.readResponse()
      #expect(
        reply.description
          == WireResponse.problem(
            "408 Request Timeout", "The request did not arrive in time. Send it again.",
            ["Connection": "close"]))
      #expect(try await connection.readUntilClosed() == Data())
      dripping.cancel()
      _ = await dripping.result
    }
  }

  @Test func aConnectionWithAnUnreadReplyIsClosed() async throws {
    try await TestServer.run(limits: Self.limits { $0.exchangeSeconds = 0.5 }) { server in
      // Far more than a connection's buffers hold.
      let size = 32 << 20
      try server.folder.write(String(repeating: "x", count: size), to: "Public/large.txt")
      let connection = try WireConnection(port: server.port)
      try await connection.send(WireRequest("GET", "/large.txt").bytes(port: server.port))
      try await Task.sleep(for: .seconds(1))
      #expect(try await connection.readUntilClosed().count < size)
    }
  }

  /// A client that keeps sending after a refusal is soon disconnected.
  @Test func aConnectionWithAnEndlessBodyIsClosed() async throws {
    try await TestServer.run(limits: Self.limits { $0.lingerSeconds = 0.3 }) { server in
      let connection = try WireConnection(port: server.port)
      try await connection.send(
        WireRequest("POST", "/api/weighings", ["Content-Length": "\(1 << 40)", "Connection": ""])
          .bytes(port: server.port))
      let dripping = Task {
        while true {
          try await connection.send(Data("x".utf8))
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      #expect(try await connection.readResponse().headers["Connection"] == "close")
      let clock = ContinuousClock()
      let start = clock.now
      // Sending fails once the server has closed the connection.
      await #expect(throws: WireConnection.Failure.self) { try await dripping.value }
      // The server closes it sooner than an idle connection.
      #expect(clock.now - start < .seconds(15))
    }
  }
}
