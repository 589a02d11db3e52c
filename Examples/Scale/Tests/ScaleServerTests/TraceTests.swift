import Foundation
import Testing

@testable import ScaleServer

/// The presses that a page sends are kept beside the database.
@Suite struct TraceTests {
  private static let header = #"{"pressurekit":1,"maximum":1,"source":"touch"}"#

  private func post(
    _ server: TestServer, _ text: String, type: String = "application/jsonl"
  ) async throws -> WireResponse {
    try await server.send("POST", "/api/traces", ["Content-Type": type], body: text)
  }

  private func kept(_ server: TestServer) -> [String] {
    let folder = server.folder.database.deletingLastPathComponent()
      .appendingPathComponent("traces")
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func eachIsAFileNamedByItsTime() async throws {
    try await TestServer.run { server in
      let first = Self.header + "\n" + #"{"t":0,"phase":"began","id":1,"x":1,"y":2,"force":0.5}"#
      // As long as one may be.
      let second =
        Self.header + "\n" + String(repeating: " ", count: (1 << 20) - 1 - Self.header.count)
      let names = ["2026-11-21T10-00-00.000Z.jsonl", "2026-11-21T10-00-00.000Z-2.jsonl"]
      for (text, name) in zip([first, second], names) {
        let reply = try await post(server, text)
        #expect(
          reply.description
            == WireResponse.json("201 Created", #"{"name":"\#(name)"}"#))
        let file = server.folder.database.deletingLastPathComponent()
          .appendingPathComponent("traces/\(name)")
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
      }
      #expect(kept(server) == names.sorted())
    }
  }

  @Test(arguments: [
    "", "\n" + header, "press", "{}", #"{"t":0,"phase":"began"}"#, #"{"pressurekit":2}"#,
    header + "\n\u{0}", "[\(header)]", #"{"pressurekit":1,"pressurekit":2}"#,
  ])
  func whatIsNoTrace(text: String) async throws {
    try await TestServer.run { server in
      let reply = try await post(server, text)
      #expect(
        reply.description
          == WireResponse.problem(
            "422 Unprocessable Entity",
            #"This is no trace: its first line must be a header, such as {"pressurekit":1}."#))
      #expect(kept(server) == [])
    }
  }

  @Test func whatElseIsRefused() async throws {
    try await TestServer.run { server in
      let long = Self.header + String(repeating: "\n", count: (1 << 20) + 1 - Self.header.count)
      #expect(
        try await post(server, long).description
          == WireResponse.problem(
            "413 Payload Too Large", "The request is over 1024 KiB. Record a shorter press.",
            ["Connection": "close"]))
      #expect(try await post(server, Self.header, type: "text/plain").status.hasPrefix("415 "))
      #expect(try await server.send("GET", "/api/traces").headers["Allow"] == "POST")
      let foreign = try await server.send(
        "POST", "/api/traces",
        ["Content-Type": "application/jsonl", "Origin": "http://evil.example"],
        body: Self.header)
      #expect(foreign.status == "403 Forbidden")
      #expect(kept(server) == [])
    }
  }

  @Test func whenThereAreTooMany() async throws {
    try await TestServer.run { server in
      for number in 1...TraceFolder.limit {
        try server.folder.write("", to: "data/scale/traces/\(number).jsonl")
      }
      #expect(
        try await post(server, Self.header).description
          == WireResponse.problem(
            "507 Insufficient Storage",
            "There are 200 traces already. Take some out of the folder that the server's terminal names."
          ))
      #expect(kept(server).count == TraceFolder.limit)
    }
  }

  @Test func theTerminalNamesTheFolderThatIsFull() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    for number in 1...TraceFolder.limit {
      try folder.write("", to: "data/scale/traces/\(number).jsonl")
    }
    let (process, port) = try await ScaleProcess.serving(folder)
    let reply = try await WireRequest(
      "POST", "/api/traces", ["Content-Type": "application/jsonl"], body: Self.header
    ).send(to: port)
    #expect(reply.status == "507 Insufficient Storage")
    process.send(signal: SIGTERM)
    let ending = await process.ending()
    #expect(
      ending.errors.contains(
        "200 traces are in \(folder.url.path)/data/scale/traces, which is as many as may be."))
    #expect(ending.code == 0)
  }
}
