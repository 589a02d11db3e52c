import Foundation
import Hummingbird

/// The route to which a page, for example on a phone, sends its recorded presses.
struct TraceRoutes: Sendable {
  static let path = "/api/traces"

  let folder: TraceFolder

  func add(to router: Router<BasicRequestContext>) {
    router.post("api/traces") { request, _ in try await add(request) }
  }

  private func add(_ request: Request) async throws -> Response {
    // This also protects the server: a form on another site cannot send this type.
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
