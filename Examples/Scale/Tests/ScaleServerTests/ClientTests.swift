import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The server with an independent client: URLSession.
@Suite struct ClientTests {
  @Test func urlSessionReadsWritesAndDeletes() async throws {
    try await TestServer.run { server in
      let session = URLSession(configuration: .ephemeral)
      defer { session.finishTasksAndInvalidate() }
      let root = URL(string: "http://localhost:\(server.port)/")!
      let (page, response) = try await session.data(from: root)
      #expect(String(decoding: page, as: UTF8.self) == "<p>First</p>\n")
      #expect(response.url?.path == "/")

      var post = URLRequest(url: root.appendingPathComponent("api/weighings"))
      post.httpMethod = "POST"
      post.setValue("application/json", forHTTPHeaderField: "Content-Type")
      post.httpBody = Data(#"{"grams":5.25,"note":"Dime & nickel"}"#.utf8)
      let (body, created) = try await session.data(for: post)
      #expect((created as? HTTPURLResponse)?.statusCode == 201)
      #expect(
        String(decoding: body, as: UTF8.self)
          == #"{"createdAt":"2026-11-21T10:00:00.000Z","grams":5.25,"id":13,"note":"Dime & nickel"}"#
      )

      var delete = URLRequest(url: root.appendingPathComponent("api/weighings/13"))
      delete.httpMethod = "DELETE"
      let (nothing, deleted) = try await session.data(for: delete)
      #expect((deleted as? HTTPURLResponse)?.statusCode == 204)
      #expect(nothing.isEmpty)
    }
  }
}
