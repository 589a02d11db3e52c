import Foundation
import Hummingbird

/// Where a page, on a phone for example, sends the presses that it has recorded.
struct TraceRoutes: Sendable {
  static let path = "/api/traces"

  let folder: TraceFolder

  func add(to router: Router<BasicRequestContext>) {
    router.post("api/traces") { request, _ in try await add(request) }
  }

  private func add(_ request: Request) async throws -> Response {
    // Also a guard: a form on another site's page cannot send this type.
    guard request.mediaType == "application/jsonl" else {
      throw Problem(
        .unsupportedMediaType,
        "Send the trace as JSON Lines, with Content-Type: application/jsonl.")
    }
    let trace = Data(buffer: try await request.body.collect(upTo: BodyLimit.trace.bytes))
    try RecordedTrace.check(trace)
    return try Response(.created, json: ["name": try folder.add(trace)])
  }
}
