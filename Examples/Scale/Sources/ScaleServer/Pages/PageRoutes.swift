import Foundation
import Hummingbird

/// The app's pages, and the browser kit under `/pressurekit/`.
struct PageRoutes: Sendable {
  let pages: StaticFolder
  let kit: StaticFolder

  /// Where the app begins.
  static let start = "/"

  /// The pages that have an address of their own, without `.html`.
  private static let names: Set = [
    "scale", "history", "weighing", "new", "controls", "home", "traces",
  ]

  /// Refuses what does not ask for a page or a file.
  func check(_ request: Request) throws(Problem) {
    guard request.method == .get || request.method == .head else {
      throw Problem.methodNotAllowed([.get, .head])
    }
  }

  /// Replies to a request that has been checked.
  ///
  /// - Throws: `Problem`, or what the file system says when a file cannot be read.
  func response(to request: Request, at path: RequestPath?) throws -> Response {
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
      throw Problem(.notFound, "Nothing is at this address. The app begins at \(Self.start).")
    }
    return Response(
      .notFound, title: "Not found", heading: "Nothing is at this address",
      html: #"<a href="\#(Self.start)">Go to the first page</a>"#)
  }
}
