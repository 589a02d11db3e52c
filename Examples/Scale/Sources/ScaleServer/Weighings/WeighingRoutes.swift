import Foundation
import Hummingbird

/// The routes of the weighings, below `/api/weighings`.
struct WeighingRoutes: Sendable {
  let store: WeighingStore

  func add(to router: Router<BasicRequestContext>) {
    let weighings = router.group("api/weighings")
    for method in [HTTPRequest.Method.get, .head] {
      weighings.on("", method: method) { request, _ in try await page(request) }
      weighings.on(":id", method: method) { _, context in try await weighing(context) }
    }
    weighings.post { request, _ in try await add(request) }
    weighings.delete(":id") { _, context in try await delete(context) }
  }

  private func page(_ request: Request) async throws -> Response {
    try Response(.ok, json: try await store.page(WeighingQuery(request.uri.query)))
  }

  private func add(_ request: Request) async throws -> Response {
    try requireJSON(request)
    let json = Data(buffer: try await request.body.collect(upTo: BodyLimit.weighing.bytes))
    let weighing = try await store.add(NewWeighing(json: json))
    return try Response(
      .created, json: weighing, headers: [.location: "/api/weighings/\(weighing.id)"])
  }

  private func weighing(_ context: BasicRequestContext) async throws -> Response {
    guard let weighing = try await store.weighing(id: id(context)) else { throw Self.missing }
    return try Response(.ok, json: weighing)
  }

  private func delete(_ context: BasicRequestContext) async throws -> Response {
    guard try await store.delete(id: id(context)) else { throw Self.missing }
    return Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }

  private static let missing = Problem(
    .notFound, "There is no weighing with this number. It may have been deleted.")

  private func id(_ context: BasicRequestContext) throws(Problem) -> Int64 {
    let name = context.parameters.get("id") ?? ""
    guard PositiveNumber.isOne(name) else {
      throw Problem(.badRequest, "A weighing's number is a positive integer, such as 7.")
    }
    // The number exceeds the database's range, so no weighing has it.
    guard let id = Int64(name) else { throw Self.missing }
    return id
  }

  /// Requires JSON. This also protects the server: a form on another site cannot send this type.
  private func requireJSON(_ request: Request) throws(Problem) {
    guard request.mediaType == "application/json" else {
      throw Problem(
        .unsupportedMediaType, "Send the weighing as JSON, with Content-Type: application/json.")
    }
  }
}
