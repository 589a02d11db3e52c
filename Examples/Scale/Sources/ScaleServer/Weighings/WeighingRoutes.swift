import FlyingFox
import Foundation

/// The JSON API below `/api`.
struct WeighingRoutes: Sendable {
  let store: WeighingStore

  /// Answers a request to the API.
  ///
  /// - Throws: `Problem`, or `DatabaseError` as the database gave it.
  func reply(
    to request: HTTPRequest, at path: RequestPath, body: RequestBody
  ) async throws -> Reply {
    guard path.segments.starts(with: ["api", "weighings"]) else { throw Problem.noSuchAddress }
    switch path.segments.count {
    case 2: return try await collection(request, body)
    case 3: return try await item(request, path.segments[2])
    default: throw Problem.noSuchAddress
    }
  }

  private func collection(_ request: HTTPRequest, _ body: RequestBody) async throws -> Reply {
    switch request.method {
    case .GET, .HEAD:
      return try Reply(.ok, json: await store.all())
    case .POST:
      try requireJSON(request)
      let weighing = try await store.add(NewWeighing(json: body.data()))
      return try Reply(
        .created, json: weighing, headers: [.location: "/api/weighings/\(weighing.id)"])
    default:
      throw Problem.methodNotAllowed("GET, HEAD, POST")
    }
  }

  private func item(_ request: HTTPRequest, _ name: String) async throws -> Reply {
    switch request.method {
    case .GET, .HEAD:
      guard let weighing = try await store.weighing(id: id(name)) else { throw Self.missing }
      return try Reply(.ok, json: weighing)
    case .DELETE:
      guard try await store.delete(id: id(name)) else { throw Self.missing }
      return Reply(status: .noContent, headers: [.cacheControl: "no-store"])
    default:
      throw Problem.methodNotAllowed("GET, HEAD, DELETE")
    }
  }

  private static let missing = Problem(
    .notFound, "There is no weighing with this number. It may have been deleted.")

  /// One spelling for each number, so no sign, no leading zero.
  private func id(_ name: String) throws(Problem) -> Int64 {
    guard let first = name.utf8.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first),
      name.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else {
      throw Problem(.badRequest, "A weighing's number is a positive integer, such as 7.")
    }
    // A number beyond what the database counts to is a number that no weighing has.
    guard let id = Int64(name) else { throw Self.missing }
    return id
  }

  /// Also a guard: a form on another site's page cannot send this type.
  private func requireJSON(_ request: HTTPRequest) throws(Problem) {
    let type = request.headers[.contentType]?.split(separator: ";").first?
      .trimmingCharacters(in: .whitespaces).lowercased()
    guard type == "application/json" else {
      throw Problem(
        .unsupportedMediaType, "Send the weighing as JSON, with Content-Type: application/json.")
    }
  }
}
