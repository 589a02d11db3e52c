import Foundation
import GRDB

@testable import ScaleServer

/// A real server in this process, on a free port and with its own folder.
struct TestServer {
  let folder: TestFolder
  let server: HistoryServer
  let port: UInt16

  /// The time on the server's clock: 2026-11-21T10:00:00.000Z.
  static let now = Date(timeIntervalSince1970: 1_795_255_200)

  /// Starts a server, hands it to the body and stops it.
  static func run(
    limits: Limits = Limits(), network: String? = nil, _ body: (TestServer) async throws -> Void
  ) async throws {
    await Gate.servers.enter()
    let result: Result<Void, any Error>
    do {
      result = .success(try await runNow(limits, network, body))
    } catch {
      result = .failure(error)
    }
    await Gate.servers.leave()
    try result.get()
  }

  private static func runNow(
    _ limits: Limits, _ network: String?, _ body: (TestServer) async throws -> Void
  ) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    var settings = Settings(
      port: 0, database: folder.database, publicFolder: folder.pages, kitFolder: folder.kit)
    settings.limits = limits
    settings.network = network
    let server = HistoryServer(settings: settings, now: { Self.now }, timeZone: .gmt)
    let port = try await server.start()
    let result: Result<Void, any Error>
    do {
      result = .success(
        try await body(TestServer(folder: folder, server: server, port: port)))
    } catch {
      result = .failure(error)
    }
    await server.stop()
    try result.get()
  }

  /// Sends a request on its own connection and returns the reply.
  func send(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: String = ""
  ) async throws -> WireResponse {
    try await WireRequest(method, path, headers, body: body).send(to: port)
  }

  /// Posts a weighing.
  func post(_ json: String) async throws -> WireResponse {
    try await send("POST", "/api/weighings", ["Content-Type": "application/json"], body: json)
  }

  /// Returns all values of both tables, read by a connection other than the server's.
  func rows() throws -> [String] {
    try otherConnection(readonly: true).read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT id || ' ' || quote(grams) || ' ' || quote(note) || ' ' || quote(createdAt)
          FROM weighing
          UNION ALL SELECT name || ' ' || seq FROM sqlite_sequence
          """)
    }
  }

  /// Opens the database as another program would.
  func otherConnection(readonly: Bool = false) throws -> DatabaseQueue {
    try .withUnsafeTransactions(folder.database.path, readonly: readonly)
  }
}

extension DatabaseQueue {
  /// Opens a connection that may hold a lock while the server replies.
  static func withUnsafeTransactions(
    _ path: String, readonly: Bool = false
  ) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = readonly
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}
