import Foundation
import NIOCore
import Testing

@testable import ScaleServer

/// The network address lets in clients that know its secret. 127.0.0.2 plays its part.
@Suite struct PhoneTests {
  private static let network = "127.0.0.2"

  private func send(
    _ server: TestServer, _ method: String, _ path: String, _ headers: [String: String] = [:],
    body: String = ""
  ) async throws -> WireResponse {
    let host = ["Host": "\(Self.network):\(server.port)"]
    return try await WireRequest(method, path, host.merging(headers) { $1 }, body: body)
      .send(to: server.port, host: Self.network)
  }

  private func secret(_ server: TestServer) async throws -> String {
    let address = try #require(await server.server.phoneAddress(port: server.port))
    let start = "http://\(Self.network):\(server.port)/?key="
    try #require(address.hasPrefix(start))
    let secret = String(address.dropFirst(start.count))
    #expect(secret.wholeMatch(of: /[0-9a-f]{32}/) != nil)
    return secret
  }

  @Test func theSecretBecomesACookieThatGivesAccess() async throws {
    try await TestServer.run(network: Self.network) { server in
      let secret = try await secret(server)
      #expect(
        try await send(server, "GET", "/?key=\(secret)").description
          == WireResponse.expected(
            "302 Found",
            [
              "Cache-Control": "no-store", "Location": "/",
              "Set-Cookie": "scale-key=\(secret); Path=/; HttpOnly; SameSite=Lax",
            ]))
      let cookie = ["Cookie": "other=1; scale-key=\(secret)"]
      #expect(try await send(server, "GET", "/history", cookie).text == "<p>History</p>\n")
      let origin = ["Origin": "http://\(Self.network):\(server.port)"]
      let deleted = try await send(
        server, "DELETE", "/api/weighings/1", cookie.merging(origin) { $1 })
      #expect(deleted.status == "204 No Content")
      // This computer needs no cookie.
      #expect(try await server.send("GET", "/history").status == "200 OK")
    }
  }

  /// Each address redirects to the same one without the secret, with and without a cookie.
  @Test(arguments: [
    ("/?key=KEY", "/"), ("/history?key=KEY", "/history"),
    ("/history?simulate&key=KEY&x=%20", "/history?simulate&x=%20"),
    ("/%68istory?key=KEY", "/history"), ("/?key=KEY&key=KEY", "/"),
    // An address that leads to another site redirects to the first page.
    ("//evil.example/?key=KEY", "/"), ("/\\evil.example?key=KEY", "/"),
    ("/%2F/evil.example?key=KEY", "/"),
  ])
  func theSecretDoesNotStayInTheAddress(path: String, destination: String) async throws {
    try await TestServer.run(network: Self.network) { server in
      let secret = try await secret(server)
      let expected = WireResponse.expected(
        "302 Found",
        [
          "Cache-Control": "no-store", "Location": destination,
          "Set-Cookie": "scale-key=\(secret); Path=/; HttpOnly; SameSite=Lax",
        ])
      for headers in [[:], ["Cookie": "scale-key=\(secret)"], ["Cookie": "scale-key=old"]] {
        for method in ["GET", "HEAD"] {
          let reply = try await send(
            server, method, path.replacing("KEY", with: secret), headers)
          #expect(reply.description == expected, "\(method) \(headers)")
        }
      }
    }
  }

  @Test func withoutTheSecretEveryRequestIsRefused() async throws {
    try await TestServer.run(network: Self.network) { server in
      let secret = try await secret(server)
      let before = try server.rows()
      let sentence = "Scan the code that script/demo --phone shows, or open the address below it."
      for (path, headers) in [
        ("/history", [:]), ("/?key=", [:]), ("/?key=\(secret.dropLast())", [:]),
        ("/?key=\(secret)x", [:]), ("/?x=key=\(secret)", [:]),
        ("/history", ["Cookie": "scale-key="]),
        ("/history", ["Cookie": "scale-key=\(secret)x"]), ("/nothing", [:]),
        ("/api/weighings", ["Cookie": "x\(secret)"]),
      ] as [(String, [String: String])] {
        for method in ["GET", "DELETE", "POST"] {
          let reply = try await send(server, method, path, headers)
          #expect(
            reply.description == WireResponse.problem("403 Forbidden", sentence),
            "\(method) \(path) \(headers)")
        }
      }
      #expect(try await send(server, "POST", "/?key=\(secret)").status == "403 Forbidden")
      let page = try await send(server, "GET", "/history", ["Accept": "text/html"])
      #expect(page.status == "403 Forbidden" && page.text.contains(sentence))
      #expect(try server.rows() == before)
    }
  }

  @Test func eachAddressAcceptsOnlyItsOwnNames() async throws {
    try await TestServer.run(network: Self.network) { server in
      let secret = try await secret(server)
      let cookie = ["Cookie": "scale-key=\(secret)"]
      for host in ["127.0.0.1:\(server.port)", "localhost:\(server.port)", "evil.example"] {
        let reply = try await send(
          server, "GET", "/history", cookie.merging(["Host": host]) { $1 })
        #expect(reply.status == "421 Misdirected Request")
      }
      let other = try await server.send(
        "GET", "/history", ["Host": "\(Self.network):\(server.port)"])
      #expect(other.status == "421 Misdirected Request")
      let foreign = try await send(
        server, "DELETE", "/api/weighings/1",
        cookie.merging(["Origin": "http://127.0.0.1:\(server.port)"]) { $1 })
      #expect(foreign.status == "403 Forbidden")
    }
  }

  @Test func withoutTheOptionTheServerListensOnLoopbackOnly() async throws {
    try await TestServer.run { server in
      #expect(throws: WireConnection.Failure.self) {
        try WireConnection(port: server.port, host: Self.network)
      }
      #expect(await server.server.phoneAddress(port: server.port) == nil)
    }
  }

  @Test func theProgramPrintsTheAddressForAPhone() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let process = try ScaleProcess(
      ScaleProcess.arguments(folder) + ["--network", Self.network])
    let port = await process.nextLine().split(separator: ":").last?.prefix { $0.isNumber } ?? ""
    let line = await process.nextLine()
    #expect(line.hasPrefix("For a phone: http://\(Self.network):\(port)/?key="))
    process.send(signal: SIGTERM)
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
  }

  @Test(arguments: [
    ("localhost", "localhost is not an IPv4 address. Give one of this computer with --network."),
    ("0.0.0.0", unusable("0.0.0.0")),
    (
      "203.0.113.7",
      "203.0.113.7 is not an address of this computer. Give one of its own with --network."
    ),
    ("127.0.0.1", loopback("127.0.0.1")),
    ("255.255.255.255", unusable("255.255.255.255")), ("240.0.0.1", unusable("240.0.0.1")),
    ("224.0.0.1", unusable("224.0.0.1")), ("239.255.255.255", unusable("239.255.255.255")),
    ("0.0.0.1", unusable("0.0.0.1")),
  ])
  func anUnusableAddressIsAnError(address: String, sentence: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try await ScaleProcess.expectError(
      ScaleProcess.arguments(folder) + ["--network", address], sentence)
  }

  /// A message to the broadcast address reaches all computers in a network.
  @Test func theBroadcastAddressOfANetworkIsAnError() async throws {
    let addresses = try System.enumerateDevices().compactMap { $0.broadcastAddress?.ipAddress }
    for address in addresses where address.contains(".") {
      let folder = try TestFolder()
      defer { folder.remove() }
      try await ScaleProcess.expectError(
        ScaleProcess.arguments(folder) + ["--network", address], Self.unusable(address))
    }
  }

  private static func unusable(_ address: String) -> String {
    "\(address) cannot be the address of one computer. Give one of this computer with --network."
  }

  private static func loopback(_ address: String) -> String {
    "\(address) is always served. Give an address of this computer in a network with --network."
  }
}
