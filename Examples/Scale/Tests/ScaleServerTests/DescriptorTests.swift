import Foundation
import NIOCore
import NIOEmbedded
import Testing

@testable import ScaleServer

/// At the limit of open files, new connections wait, and the server continues when descriptors are free again.
@Suite struct DescriptorTests {
  /// The number of floods; script/prove makes more. On a busy machine each takes a second.
  private static let floods =
    ProcessInfo.processInfo.environment["PRESSURE_FLOODS"].flatMap { Int($0) } ?? 20

  @Test func serverSurvivesFloodsOfConnections() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try folder.write(String(repeating: "x", count: 8 << 20), to: "Public/large.txt")
    let (process, port) = try await ScaleProcess.serving(folder, after: "ulimit -n 64")
    let request = WireRequest("GET", "/large.txt").bytes(port: port)
    for round in 1...Self.floods {
      var crowd = (0..<80).compactMap { _ in try? WireConnection(port: port) }
      #expect(crowd.count == 80)
      // The server also has a file open for each of the first connections.
      if round.isMultiple(of: 2) {
        for connection in crowd { try? await connection.send(request) }
      }
      crowd = []
      #expect(
        try await Self.status(of: WireRequest("GET", "/api/weighings/1"), to: port) == "200 OK")
    }
    process.send(signal: SIGINT)
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
  }

  /// Sends a request, and sends it again after a reset, as a browser does: at the limit, the server closes a connection
  /// without a request, and a busy machine sends late.
  private static func status(of request: WireRequest, to port: UInt16) async throws -> String {
    for _ in 1..<5 {
      do {
        return try await request.send(to: port).status
      } catch let failure as WireConnection.Failure where failure.code == ECONNRESET {}
    }
    return try await request.send(to: port).status
  }

  @Test func aLimitTooLowForABrowserIsAnError() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try await ScaleProcess.expectError(
      ScaleProcess.arguments(folder), after: "ulimit -n 24",
      "The limit of 24 open files is too low. Raise it with ulimit -n 256.")
  }

  @Test func aFailureToAcceptDoesNotReachTheServer() throws {
    let channel = EmbeddedChannel(handler: AcceptErrors())
    channel.pipeline.fireErrorCaught(IOError(errnoCode: ECONNABORTED, reason: "accept"))
    try channel.throwIfErrorCaught()
    _ = try channel.finish()
  }
}
