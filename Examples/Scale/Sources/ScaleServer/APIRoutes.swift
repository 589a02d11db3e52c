import Foundation
import Hummingbird

/// The routes below `/api`.
///
/// Hummingbird's router chooses the handler. It would reply 404 to every request without a handler. For a known address,
/// `check` replies 405 and names the allowed methods instead.
struct APIRoutes: Sendable {
  private let responder: RouterResponder<BasicRequestContext>
  private let methods: [(path: RouterPath, method: HTTPRequest.Method)]

  init(weighings: WeighingRoutes, traces: TraceRoutes) {
    let router = Router(context: BasicRequestContext.self)
    weighings.add(to: router)
    traces.add(to: router)
    responder = router.buildResponder()
    methods = router.routes.map { ($0.path, $0.method) }
  }

  /// Returns the maximum length of a request's body.
  func bodyLimit(of request: Request) -> BodyLimit {
    request.uri.path == TraceRoutes.path ? .trace : .weighing
  }

  /// Refuses a request without a handler, with 404 or 405.
  func check(_ request: Request, at path: RequestPath?) throws(Problem) {
    guard let path else { throw Problem.noSuchAddress }
    let methods = methods.filter { $0.path.matches(path.segments) }.map(\.method)
    guard !methods.isEmpty else { throw Problem.noSuchAddress }
    guard methods.contains(request.method) else { throw Problem.methodNotAllowed(methods) }
  }

  /// Replies to a request that `check` accepted.
  ///
  /// - Throws: `Problem`, or the database's `DatabaseError`.
  func response(to request: Request, _ context: BasicRequestContext) async throws -> Response {
    try await responder.respond(to: request, context: context)
  }
}

extension RouterPath {
  fileprivate func matches(_ segments: [String]) -> Bool {
    count == segments.count && zip(self, segments).allSatisfy { $0 ~= $1 }
  }
}
