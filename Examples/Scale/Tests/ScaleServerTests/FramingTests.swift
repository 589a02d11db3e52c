import Foundation
import Testing

/// The beginning and the end of a request.
@Suite struct FramingTests {
  private let tooLarge = WireResponse.problem(
    "413 Payload Too Large", "The request is over 16 KiB. A weighing needs far less.",
    ["Connection": "close"])

  private func post(length: Int) -> WireRequest {
    WireRequest(
      "POST", "/api/weighings",
      ["Content-Type": "application/json", "Content-Length": String(length)])
  }

  @Test func aBodyOfSixteenKibibytesIsAccepted() async throws {
    try await TestServer.run { server in
      let json = #"{"grams":1}"#
      let padded = json + String(repeating: " ", count: 16_384 - json.utf8.count)
      let answer = try await server.post(padded)
      #expect(answer.status == "201 Created")
    }
  }

  @Test func aBodyOneByteLongerIsRefused() async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let json = #"{"grams":1}"#
      let padded = json + String(repeating: " ", count: 16_385 - json.utf8.count)
      #expect(try await server.post(padded).description == tooLarge)
      #expect(try server.rows() == before)
    }
  }

  @Test func aLongBodyIsRefusedBeforeItIsSent() async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let connection = try WireConnection(port: server.port)
      try await connection.send(post(length: 1 << 40).bytes(port: server.port))
      #expect(try await connection.readResponse().description == tooLarge)
      #expect(try await connection.readToEnd().isEmpty)
      #expect(try server.rows() == before)
    }
  }

  /// Includes lengths that an `Int` cannot hold.
  @Test(arguments: ["9223372036854775807", "9223372036854775808", "18446744073709551615"])
  func aHugeContentLengthIsRefusedAtOnce(length: String) async throws {
    try await TestServer.run { server in
      for path in ["/api/weighings", "/%61pi/weighings"] {
        let connection = try WireConnection(port: server.port)
        let head = WireRequest(
          "POST", path, ["Content-Type": "application/json", "Content-Length": length])
        let clock = ContinuousClock()
        let start = clock.now
        try await connection.send(head.bytes(port: server.port))
        #expect(try await connection.readResponse().description == tooLarge)
        #expect(clock.now - start < .seconds(1))
      }
    }
  }

  /// The parser cannot parse these lengths.
  @Test(arguments: ["18446744073709551616", "1\(String(repeating: "0", count: 100))", "1e3", "0x1"])
  func anInvalidContentLengthIsRefusedAtOnce(length: String) async throws {
    try await TestServer.run { server in
      let clock = ContinuousClock()
      let start = clock.now
      let reply = try await server.send("POST", "/api/weighings", ["Content-Length": length])
      #expect(reply.description == WireResponse.badRequest)
      #expect(clock.now - start < .seconds(1))
    }
  }

  private static let notUnderstood = WireResponse.problem(
    "501 Not Implemented",
    "The only supported transfer coding is chunked. Send the body without others.",
    ["Connection": "close"])

  private static let badlyFramed = WireResponse.problem(
    "400 Bad Request", "The request's body is incomplete or badly framed.",
    ["Connection": "close"])

  @Test(arguments: [
    ("gzip, chunked", notUnderstood), ("GZIP,chunked", notUnderstood),
    ("x, y, Chunked", notUnderstood), ("gzip", badlyFramed), ("identity", badlyFramed),
    ("chunked, chunked", WireResponse.badRequest), ("chunked, gzip", WireResponse.badRequest),
    ("chunked, gzip, chunked", WireResponse.badRequest),
  ])
  func aTransferCodingOtherThanChunkedIsRefused(coding: String, expected: String) async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let connection = try WireConnection(port: server.port)
      let head = WireRequest(
        "POST", "/api/weighings",
        ["Content-Type": "application/json", "Transfer-Encoding": coding, "Connection": ""])
      let clock = ContinuousClock()
      let start = clock.now
      try await connection.send(
        head.bytes(port: server.port) + Data("b\r\n{\"grams\":1}\r\n0\r\n\r\n".utf8))
      #expect(try await connection.readResponse().description == expected)
      #expect(clock.now - start < .seconds(1))
      #expect(try server.rows() == before)
    }
  }

  @Test func aLongBodyThatIsSentAnywayGetsARefusal() async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let body = String(repeating: "x", count: 4 << 20)
      #expect(try await server.post(body).description == tooLarge)
      #expect(try server.rows() == before)
    }
  }

  @Test func endlessChunksAreRefused() async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let connection = try WireConnection(port: server.port)
      let head = WireRequest(
        "POST", "/api/weighings",
        ["Content-Type": "application/json", "Transfer-Encoding": "chunked"])
      try await connection.send(head.bytes(port: server.port))
      let chunk = Data("1000\r\n\(String(repeating: " ", count: 0x1000))\r\n".utf8)
      // Five chunks exceed the limit. More would race with the server, which closes the connection.
      for _ in 0..<5 { try await connection.send(chunk) }
      #expect(try await connection.readResponse().description == tooLarge)
      #expect(try await connection.readToEnd().isEmpty)
      #expect(try server.rows() == before)
    }
  }

  @Test func aRequestHiddenInALongBodyIsNotServed() async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let hidden = String(
        decoding: WireRequest("DELETE", "/api/weighings/1").bytes(port: server.port),
        as: UTF8.self)
      let body = String(repeating: hidden, count: 400)
      for headers in [
        ["Content-Type": "text/plain", "Origin": "http://evil.example"], ["Host": "evil.example"],
        ["Content-Type": "application/json"],
      ] {
        let answer = try await server.send(
          "POST", "/api/weighings", headers.merging(["Connection": "keep-alive"]) { $1 },
          body: body)
        #expect(!answer.text.contains("HTTP/1.1"))
        #expect(answer.headers["Connection"] == "close")
      }
      #expect(try server.rows() == before)
    }
  }

  @Test func aBodyOfAGetRequestIsSkipped() async throws {
    try await TestServer.run { server in
      let connection = try WireConnection(port: server.port)
      for _ in 0..<3 {
        try await connection.send(
          WireRequest(
            "GET", "/history", ["Connection": "keep-alive"], body: "GET / HTTP/1.1\r\n\r\n"
          )
          .bytes(port: server.port))
        #expect(try await connection.readResponse().text == "<p>History</p>\n")
      }
    }
  }

  @Test(arguments: [
    ("chunked", "x\r\n"), ("chunked", "-1\r\n"), ("chunked", "5\r\n{}\r\n"),
    ("chunked", "2\r\n{}xx0\r\n\r\n"), ("gzip", "{}"),
  ])
  func badChunksAreRefused(encoding: String, body: String) async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let connection = try WireConnection(port: server.port)
      let head = WireRequest(
        "POST", "/api/weighings",
        ["Content-Type": "application/json", "Transfer-Encoding": encoding])
      try await connection.send(head.bytes(port: server.port) + Data(body.utf8))
      connection.endSending()
      #expect(
        try WireResponse(await connection.readToEnd()).description
          == WireResponse.problem(
            "400 Bad Request", "The request's body is incomplete or badly framed.",
            ["Connection": "close"]))
      #expect(try server.rows() == before)
    }
  }

  @Test(arguments: [
    "GET\r\n\r\n", "\u{16}\u{3}\u{1}\r\n", "GET /history SPDY/1.1\r\n\r\n",
    "POST /api/weighings HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "POST /api/weighings HTTP/1.1\r\nContent-Length: x\r\n\r\n",
    "POST /api/weighings HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "POST /api/weighings HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
    "POST /api/weighings HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET /history HTTP/1.1\r\nX: \(String(repeating: "x", count: 17_000))\r\n\r\n",
    "GET /\(String(repeating: "x", count: 17_000))",
    "GET /history HTTP/1.1\r\n\(String(repeating: "X: x\r\n", count: 101))\r\n",
  ])
  func bytesThatAreNotARequestAreRefused(bytes: String) async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let connection = try WireConnection(port: server.port)
      try await connection.send(Data(bytes.utf8))
      #expect(
        try WireResponse(await connection.readToEnd()).description == WireResponse.badRequest)
      #expect(try await server.send("GET", "/history").status == "200 OK")
      #expect(try server.rows() == before)
    }
  }

  /// RFC 9110, section 9.3.2: the reply to HEAD never has a body.
  @Test func theReplyToAnInvalidHEADHasNoBody() async throws {
    try await TestServer.run { server in
      for bytes in [
        "HEAD /history SPDY/1.1\r\n\r\n", "\r\n\r\nHEAD /ü HTTP/1.1\r\n\r\n",
        "HEAD /history HTTP/1.1\r\nContent-Length: x\r\n\r\n",
        "HEAD /\(String(repeating: "x", count: 17_000)) HTTP/1.1\r\n\r\n",
      ] {
        // Send it whole, and in two pieces.
        for size in [bytes.utf8.count, 3] {
          let connection = try WireConnection(port: server.port)
          let data = Data(bytes.utf8)
          try await connection.send(data.prefix(size))
          if size < data.count { try await connection.send(data.dropFirst(size)) }
          let reply = try WireResponse(await connection.readToEnd())
          #expect(reply.status == "400 Bad Request" && reply.body == Data())
          #expect(reply.headers["Content-Type"] == "application/problem+json")
        }
      }
    }
  }

  /// The server does not look at the bytes after a first request, so a request that it cannot parse may be HEAD.
  @Test func theReplyToAnInvalidSecondRequestHasNoBody() async throws {
    try await TestServer.run { server in
      let connection = try WireConnection(port: server.port)
      let first = WireRequest("GET", "/history", ["Connection": ""]).bytes(port: server.port)
      try await connection.send(first + Data("HEAD /ü HTTP/1.1\r\n\r\n".utf8))
      #expect(try await connection.readResponse().text == "<p>History</p>\n")
      let reply = try WireResponse(await connection.readToEnd())
      #expect(reply.status == "400 Bad Request" && reply.body == Data())
    }
  }

  @Test(arguments: ["", "\r\n\r\n", "GET / HTTP/1.1\r\nHo"])
  func anIncompleteRequestEndsOnlyItsConnection(bytes: String) async throws {
    try await TestServer.run { server in
      let connection = try WireConnection(port: server.port)
      try await connection.send(Data(bytes.utf8))
      connection.endSending()
      let rest = try await connection.readToEnd()
      if !rest.isEmpty {
        #expect(try WireResponse(rest).description == WireResponse.badRequest)
      }
      #expect(try await server.send("GET", "/history").status == "200 OK")
    }
  }

  @Test func aRequestWithTwoHostsIsRefused() async throws {
    try await TestServer.run { server in
      for hosts in [("127.0.0.1", "evil.example"), ("evil.example", "127.0.0.1"), ("", "")] {
        let connection = try WireConnection(port: server.port)
        try await connection.send(
          Data(
            """
            GET /history HTTP/1.1\r
            Host: \(hosts.0):\(server.port)\r
            host: \(hosts.1):\(server.port)\r
            Connection: close\r
            \r

            """.utf8))
        #expect(
          try WireResponse(await connection.readToEnd()).description
            == WireResponse.problem(
              "400 Bad Request", "The request has more than one Host. Send one."))
      }
    }
  }

  @Test func aCookieInLatin1IsAccepted() async throws {
    try await TestServer.run { server in
      let connection = try WireConnection(port: server.port)
      let head = "GET /history HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n"
      try await connection.send(
        Data(head.utf8) + Data("Cookie: a=".utf8) + Data([0xE9]) + Data("\r\n\r\n".utf8))
      #expect(try WireResponse(await connection.readToEnd()).status == "200 OK")
    }
  }
}
