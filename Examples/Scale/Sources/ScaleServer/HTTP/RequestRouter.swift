import Foundation
import HTTPTypes
import Hummingbird
import Logging

/// Replies to every request: refuses those that are not allowed, calls the routes, and adds the security headers.
///
/// It never throws, because Hummingbird's own reply to an error would lack these headers.
struct RequestRouter: HTTPResponder {
  let address: OwnAddress
  /// The key that clients need at this address; nil for loopback, which only this computer can reach.
  let key: PhoneKey?
  let limits: Limits
  let api: APIRoutes
  let pages: PageRoutes
  let logger: Logger

  func respond(to request: Request, context: ConnectionContext) async -> Response {
    let path = RequestPath(request.uri.path)
    let request = path.map { request.at($0) } ?? request
    var response: Response
    if let reply = replyToHead(of: request, at: path), request.expectsContinue {
      response = reply
      // The body will not be read, but the client may still send it.
      response.headers[.connection] = "close"
    } else {
      response = await replyToWhole(request, at: path, context)
    }
    SecurityHeaders.add(to: &response.headers)
    return request.method == .head ? response.createHeadResponse() : response
  }

  /// True if the sender of a request may use the server. At the limit of connections, only theirs are kept.
  func knows(_ head: HTTPRequest) -> Bool {
    address.isOwn(host: head.authority) && key?.isShown(in: head) != false
  }

  /// Returns the reply if the head of a request decides it; nil if the body is needed.
  private func replyToHead(of request: Request, at path: RequestPath?) -> Response? {
    do {
      try refuseForeigners(request)
      if let reply = key?.reply(to: request, at: path) { return reply }
      try isForAPI(request, path) ? api.check(request, at: path) : pages.check(request, at: path)
      return nil
    } catch {
      return Response(Problem(error, logger))
    }
  }

  private func replyToWhole(
    _ request: Request, at path: RequestPath?, _ context: ConnectionContext
  ) async -> Response {
    // Always read the body, even if it is not used. Otherwise it would be parsed as the next request.
    let body = await request.wholeBody(
      upTo: api.bodyLimit(of: request), within: limits.bodySeconds, asking: context.sendContinue)
    var response: Response
    do {
      var request = request
      if let reply = replyToHead(of: request, at: path) {
        response = reply
      } else {
        request.body = RequestBody(buffer: try body.get())
        response =
          isForAPI(request, path)
          ? try await api.response(to: request, context.basic)
          : try await pages.response(to: request, at: path)
      }
    } catch {
      response = Response(Problem(error, logger))
    }
    if case .failure = body { response.headers[.connection] = "close" }
    return response
  }

  private func isForAPI(_ request: Request, _ path: RequestPath?) -> Bool {
    request.uri.path == "/api" || request.uri.path.hasPrefix("/api/")
      || path?.segments.first == "api"
  }

  private static let secondHost = HTTPField.Name("Host")!

  private func refuseForeigners(_ request: Request) throws(Problem) {
    // The first Host becomes the authority; a second one stays in the fields. Accept neither, because it is unclear
    // which one counts (RFC 9112, section 3.2).
    guard request.headers[Self.secondHost] == nil else {
      throw Problem(.badRequest, "The request has more than one Host. Send one.")
    }
    guard address.isOwn(host: request.head.authority) else {
      throw Problem(
        .misdirectedRequest,
        "This server answers only as \(address.description). Use the address it printed.")
    }
    // Browsers send the origin with every request that can change something; other programs may omit it. Do not refuse
    // reading: without our consent, a browser does not show the reply to another site.
    if request.method != .get, request.method != .head,
      let origin = request.headers[.origin], !address.isOwn(origin: origin)
    {
      throw Problem.foreignOrigin
    }
  }
}
