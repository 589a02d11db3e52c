import Foundation
import Testing

/// `Expect: 100-continue` (RFC 9110, section 10.1.1): the client waits for `100 Continue` before it sends the body.
@Suite struct ExpectTests {
  private let json = #"{"grams":1}"#

  private func post(
    _ path: String = "/api/weighings", _ headers: [String: String] = [:], length: Int? = nil
  ) -> WireRequest {
    let all = [
      "Content-Type": "application/json", "Content-Length": String(length ?? json.utf8.count),
      "Expect": "100-continue",
    ]
    return WireRequest("POST", path, all.merging(headers) { $1 })
  }

  @Test(arguments: ["100-continue", "100-Continue"])
  func theServerAsksForTheBody(expectation: String) async throws {
    try await TestServer.run { server in
      let connection = try WireConnection(port: server.port)
      for _ in 0..<2 {
        let head = post("/api/weighings", ["Expect": expectation, "Connection": "keep-alive"])
        try await connection.send(head.bytes(port: server.port))
        let go = try await connection.readResponse()
        #expect(go.status == "100 Continue" && go.headers == [:])
        try await connection.send(Data(json.utf8))
        #expect(try await connection.readResponse().status == "201 Created")
      }
    }
  }

  @Test func theServerAsksForChunksToo() async throws {
    try await TestServer.run { server in
      let connection = try WireConnection(port: server.port)
      let head = post(
        "/api/weighings", ["Content-Length": "", "Transfer-Encoding": "chunked"])
      try await connection.send(head.bytes(port: server.port))
      #expect(try await connection.readResponse().status == "100 Continue")
      try await connection.send(Data("b\r\n\(json)\r\n0\r\n\r\n".utf8))
      #expect(try await connection.readResponse().status == "201 Created")
    }
  }

  @Test func aRefusedRequestGetsItsReplyWithoutItsBody() async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      for (request, status) in [
        (post(length: 16_385), "413 Payload Too Large"),
        (post("/api/weighings", ["Host": "evil.example"]), "421 Misdirected Request"),
        (post("/api/weighings", ["Origin": "http://evil.example"]), "403 Forbidden"),
        (post("/api/weighing"), "404 Not Found"),
        (post("/nothing"), "405 Method Not Allowed"),
        (post("/api/weighings/1"), "405 Method Not Allowed"),
      ] {
        let connection = try WireConnection(port: server.port)
        let clock = ContinuousClock()
        let start = clock.now
        try await connection.send(request.bytes(port: server.port))
        let reply = try await connection.readResponse()
        #expect(reply.status == status)
        #expect(reply.headers["Connection"] == "close")
        #expect(clock.now - start < .seconds(1))
        #expect(try await connection.readToEnd().isEmpty)
      }
      #expect(try server.rows() == before)
    }
  }

  @Test func aRequestWithoutABodyGetsItsReplyAtOnce() async throws {
    try await TestServer.run { server in
      let reply = try await server.send("GET", "/history", ["Expect": "100-continue"])
      #expect(reply.text == "<p>History</p>\n")
    }
  }
}
