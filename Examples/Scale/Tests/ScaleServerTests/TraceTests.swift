import Foundation
import Testing

@testable import ScaleServer

/// The traces that a page sends are saved beside the database.
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

  @Test func eachTraceIsAFileNamedByItsTime() async throws {
    try await TestServer.run { server in
      let first = Self.header + "\n" + #"{"t":0,"phase":"began","id":1,"x":1,"y":2,"force":0.5}"#
      // The maximum length.
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
  func aTextWithoutAHeaderIsRefused(text: String) async throws {
    try await TestServer.run { server in
      let reply = try await post(server, text)
      #expect(
        reply.description
          == WireResponse.problem(
            "422 Unprocessable Entity",
            #"This is not a trace: its first line must be a header, such as {"pressurekit":1}."#))
      #expect(kept(server) == [])
    }
  }

  @Test func aLongOrForeignTraceIsRefused() async throws {
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

  @Test func aTraceForAFullFolderIsRefused() async throws {
    try await TestServer.run { server in
      for number in 1...TraceFolder.limit {
        try server.folder.write("", to: "data/scale/traces/\(number).jsonl")
      }
      #expect(
        try await post(server, Self.header).description
          == WireResponse.problem(
            "507 Insufficient Storage",
            "There are already 200 traces. Remove some from the folder that the server's terminal names."
          ))
      #expect(kept(server).count == TraceFolder.limit)
    }
  }

  @Test func theTerminalNamesTheFullFolder() async throws {
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
        "The folder \(folder.url.path)/data/scale/traces has 200 traces, the maximum. Remove some.")
    )
    #expect(ending.code == 0)
  }
}
