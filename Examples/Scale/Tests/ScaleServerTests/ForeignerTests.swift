import Foundation
import Testing

/// Pages of other sites can neither read nor change weighings.
@Suite struct ForeignerTests {
  @Test func onlyRequestsToOurOwnNamesAreServed() async throws {
    try await TestServer.run { server in
      let port = server.port
      for host in ["127.0.0.1:\(port)", "localhost:\(port)", "LocalHost:\(port)", "[::1]:\(port)"] {
        #expect(try await server.send("GET", "/history", ["Host": host]).status == "200 OK")
      }
      let before = try server.rows()
      let refused = WireResponse.problem(
        "421 Misdirected Request",
        "This server answers only as 127.0.0.1 or localhost. Use the address it printed.")
      for host in [
        "", "evil.example:\(port)", "127.0.0.1", "localhost", "127.0.0.1:1", "127.0.0.1:0\(port)",
        "localhost.evil.example:\(port)", "127.0.0.1.:\(port)", "user@127.0.0.1:\(port)",
        "0.0.0.0:\(port)", "127.0.0.2:\(port)",
      ] {
        for (method, path) in [
          ("GET", "/history"), ("GET", "/api/weighings"), ("DELETE", "/api/weighings/1"),
          ("POST", "/weighings/1/delete"),
        ] {
          let answer = try await server.send(method, path, ["Host": host])
          #expect(answer.description == refused, "\(method) as \(host)")
        }
      }
      #expect(try server.rows() == before)
    }
  }

  @Test func onlyOurOwnPagesCanChangeWeighings() async throws {
    try await TestServer.run { server in
      let port = server.port
      let before = try server.rows()
      let refused = WireResponse.problem(
        "403 Forbidden", "Only the pages of this server may change its weighings.")
      for origin in [
        "http://evil.example", "null", "http://localhost", "https://127.0.0.1:\(port)",
        "http://127.0.0.1:\(port).evil.example", "http://127.0.0.1:1",
      ] {
        for (method, path) in [
          ("POST", "/api/weighings"), ("DELETE", "/api/weighings/1"), ("OPTIONS", "/api/weighings"),
          ("POST", "/weighings/1/delete"),
        ] {
          let answer = try await server.send(
            method, path, ["Origin": origin, "Content-Type": "application/json"],
            body: #"{"grams":1}"#)
          #expect(answer.description == refused, "\(method) from \(origin)")
        }
        #expect(
          try await server.send("GET", "/api/weighings", ["Origin": origin]).status == "200 OK")
      }
      // A form of another site needs no preflight, so a form without an origin is refused, too.
      #expect(try await server.send("POST", "/weighings/1/delete").description == refused)
      #expect(try server.rows() == before)
      for (id, name) in [(1, "127.0.0.1"), (2, "localhost"), (3, "[::1]")] {
        let answer = try await server.send(
          "DELETE", "/api/weighings/\(id)", ["Origin": "http://\(name):\(port)"])
        #expect(answer.status == "204 No Content")
      }
    }
  }
}
