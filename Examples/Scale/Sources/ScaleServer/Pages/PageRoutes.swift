import Foundation
import Hummingbird

/// The app's pages, the form of History, and the browser kit under `/pressurekit/`.
struct PageRoutes: Sendable {
  let pages: StaticFolder
  let kit: StaticFolder
  let history: HistoryRoutes

  /// The address of the first page.
  static let start = "/"

  /// The pages that are served without `.html` in their address.
  private static let names: Set = ["scale", "weighing", "new", "controls", "home", "traces"]

  /// Refuses methods other than GET and HEAD, and those other than POST for a form.
  func check(_ request: Request, at path: RequestPath?) throws(Problem) {
    if HistoryRoutes.deletedNumber(path) != nil { return try history.checkForm(request) }
    guard request.method == .get || request.method == .head else {
      throw Problem.methodNotAllowed([.get, .head])
    }
  }

  /// Replies to a request that `check` accepted.
  ///
  /// - Throws: `Problem`, or the file system's error if a file cannot be read.
  func response(to request: Request, at path: RequestPath?) async throws -> Response {
    if let number = HistoryRoutes.deletedNumber(path) {
      return try await history.delete(number, request) ?? missing(for: request)
    }
    if HistoryRoutes.isPage(path) {
      return try await history.page(request) ?? missing(for: request)
    }
    guard let file = try path.flatMap({ try file(at: $0) }) else {
      return try missing(for: request)
    }
    return file.response(ifNoneMatch: request.headers[.ifNoneMatch])
  }

  private func file(at path: RequestPath) throws -> ServedFile? {
    if path.segments == [] { return try pages.file(["index.html"]) }
    if path.segments.count == 1, Self.names.contains(path.segments[0]) {
      return try pages.file([path.segments[0] + ".html"])
    }
    if path.segments[0] == "pressurekit" { return try kit.file(Array(path.segments.dropFirst())) }
    return try pages.file(path.segments)
  }

  private func missing(for request: Request) throws(Problem) -> Response {
    guard request.wantsPage else {
      throw Problem(.notFound, "This address does not exist. The app starts at \(Self.start).")
    }
    return Response(
      .notFound, title: "Not found", heading: "This address does not exist",
      html: #"<a href="\#(Self.start)">Go to the first page</a>"#)
  }
}
