import Foundation
import Hummingbird

/// What is below `/api`.
///
/// Hummingbird's router chooses the handler. What it has no handler for it would answer with a 404
/// in any case; here a known address says which methods it has.
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

  /// How long the body of a request may be.
  func bodyLimit(of request: Request) -> BodyLimit {
    request.uri.path == TraceRoutes.path ? .trace : .weighing
  }

  /// Refuses what there is no handler for.
  func check(_ request: Request, at path: RequestPath?) throws(Problem) {
    guard let path else { throw Problem.noSuchAddress }
    let methods = methods.filter { $0.path.matches(path.segments) }.map(\.method)
    guard !methods.isEmpty else { throw Problem.noSuchAddress }
    guard methods.contains(request.method) else { throw Problem.methodNotAllowed(methods) }
  }

  /// Replies to a request that has been checked.
  ///
  /// - Throws: `Problem`, or `DatabaseError` as the database gave it.
  func response(to request: Request, _ context: BasicRequestContext) async throws -> Response {
    try await responder.respond(to: request, context: context)
  }
}

extension RouterPath {
  fileprivate func matches(_ segments: [String]) -> Bool {
    count == segments.count && zip(self, segments).allSatisfy { $0 ~= $1 }
  }
}
