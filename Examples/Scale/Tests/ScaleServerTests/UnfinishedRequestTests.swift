import Foundation
import Testing

@testable import ScaleServer

/// Who does not finish what it began keeps nobody else from being served, and is cut off.
@Suite struct UnfinishedRequestTests {
  private static func limits(_ change: (inout Limits) -> Void) -> Limits {
    var limits = Limits()
    change(&limits)
    return limits
  }

  @Test(arguments: [40_000, 100_000, 1_000_000])
  func longLinesKeepNobodyElseWaiting(length: Int) async throws {
    try await TestServer.run { server in
      let line = Data("GET /\(String(repeating: "x", count: length))".utf8)
      var connections: [WireConnection] = []
      for _ in 0..<2 {
        let connection = try WireConnection(port: server.port)
        // The server may hang up before it has all.
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
  func aHeadThatIsNotFinishedIsCutOff(bytes: String) async throws {
    try await TestServer.run(limits: Self.limits { $0.idleSeconds = 0.3 }) { server in
      let connection = try WireConnection(port: server.port)
      try await connection.send(Data(bytes.utf8))
      #expect(try await connection.readToEnd() == Data())
    }
  }

  @Test func aHeadThatDripsIsCutOff() async throws {
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

  @Test func aConnectionThatIsNotUsedAgainIsClosed() async throws {
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
  func aBodyThatDoesNotComeIsCutOff(name: String, value: String) async throws {
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

  @Test func aReplyThatIsNotReadIsCutOff() async throws {
    try await TestServer.run(limits: Self.limits { $0.exchangeSeconds = 0.5 }) { server in
      // Far more than the buffers of a connection take.
      let size = 32 << 20
      try server.folder.write(String(repeating: "x", count: size), to: "Public/large.txt")
      let connection = try WireConnection(port: server.port)
      try await connection.send(WireRequest("GET", "/large.txt").bytes(port: server.port))
      try await Task.sleep(for: .seconds(1))
      #expect(try await connection.readUntilClosed().count < size)
    }
  }

  /// Who goes on sending after a refusal is listened to for a moment only.
  @Test func aBodyWithoutEndIsCutOff() async throws {
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
      // Fails to send when the server has closed.
      await #expect(throws: WireConnection.Failure.self) { try await dripping.value }
      // Sooner than a connection that is idle would be.
      #expect(clock.now - start < .seconds(15))
    }
  }
}
