import FlyingFox
import Foundation

/// The app's pages, and the browser kit under `/pressurekit/`.
struct PageRoutes: Sendable {
  let pages: StaticFolder
  let kit: StaticFolder

  /// Where the app begins.
  static let start = "/history"

  /// The pages that have an address of their own, without `.html`.
  private static let names: Set = [
    "scale", "history", "weighing", "new", "button", "home", "traces",
  ]

  /// Answers a request for a page or a file.
  ///
  /// - Throws: `Problem`, or what the file system says when a file cannot be read.
  func reply(to request: HTTPRequest, at path: RequestPath?) throws -> Reply {
    guard request.method == .GET || request.method == .HEAD else {
      throw Problem.methodNotAllowed("GET, HEAD")
    }
    if path?.segments == [] {
      return Reply(status: .found, headers: [.location: Self.start, .cacheControl: "no-cache"])
    }
    guard let file = try path.flatMap({ try file(at: $0) }) else {
      return try missing(for: request)
    }
    return file.reply(ifNoneMatch: request.headers[.ifNoneMatch])
  }

  private func file(at path: RequestPath) throws -> StaticFile? {
    if path.segments.count == 1, Self.names.contains(path.segments[0]) {
      return try pages.file([path.segments[0] + ".html"])
    }
    if path.segments[0] == "pressurekit" { return try kit.file(Array(path.segments.dropFirst())) }
    return try pages.file(path.segments)
  }

  private func missing(for request: HTTPRequest) throws -> Reply {
    guard request.headers[HTTPHeader("Accept")]?.contains("text/html") == true else {
      throw Problem(.notFound, "Nothing is at this address. The app begins at \(Self.start).")
    }
    return Reply(
      status: .notFound,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-cache"],
      body: Data(
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <title>Not found – PressureKit Scale</title>
        <h1>Nothing is at this address</h1>
        <p><a href="\(Self.start)">Go to the weighings</a></p>
        </html>

        """.utf8))
  }
}
