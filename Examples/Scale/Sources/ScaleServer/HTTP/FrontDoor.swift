import FlyingFox
import Foundation

/// Where every request comes in and every answer goes out.
///
/// It refuses who should not be here, asks the routes, and gives each answer the headers that all
/// answers have. It never throws: FlyingFox would answer in its own way, without them.
struct FrontDoor: HTTPHandler {
  let address: OwnAddress
  let weighings: WeighingRoutes
  let pages: PageRoutes

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    let body = await RequestBody(reading: request)
    var reply: Reply
    do {
      try refuseForeigners(request)
      reply = try await route(request, body)
    } catch {
      reply = Reply(error)
    }
    for (name, value) in SecurityHeaders.all { reply.headers[name] = value }
    reply.headers[HTTPHeader("Date")] = HTTPDate.text(of: Date())
    return reply.response(to: request.method, after: body)
  }

  private func refuseForeigners(_ request: HTTPRequest) throws(Problem) {
    guard address.isOwn(host: request.headers[.host]) else {
      throw Problem(
        .misdirectedRequest,
        "This server answers only as 127.0.0.1 or localhost. Use the address it printed.")
    }
    // Browsers name the origin of every request that can change something; other programs need
    // not. Reading is not refused: without our consent a browser shows nobody else the answer.
    if request.method != .GET, request.method != .HEAD,
      let origin = request.headers[HTTPHeader("Origin")], !address.isOwn(origin: origin)
    {
      throw Problem(.forbidden, "Only the pages of this server may change its weighings.")
    }
  }

  private func route(_ request: HTTPRequest, _ body: RequestBody) async throws -> Reply {
    let rawPath = request.target.path()
    let path = RequestPath(rawPath)
    if rawPath == "/api" || rawPath.hasPrefix("/api/") || path?.segments.first == "api" {
      guard let path else { throw Problem.noSuchAddress }
      return try await weighings.reply(to: request, at: path, body: body)
    }
    return try pages.reply(to: request, at: path)
  }
}
