import Foundation
import Hummingbird
import Logging

/// The page History with its weighings, and the form that deletes one of them. Both work without the page's script.
struct HistoryRoutes: Sendable {
  static let path = "/history"

  let store: WeighingStore
  let pages: StaticFolder
  let timeZone: TimeZone
  let logger: Logger

  /// True if the address is that of the page.
  static func isPage(_ path: RequestPath?) -> Bool {
    ["history", "history.html"].contains { path?.segments == [$0] }
  }

  /// Returns the number in `/weighings/7/delete`; nil for other addresses.
  static func deletedNumber(_ path: RequestPath?) -> String? {
    guard let segments = path?.segments, segments.count == 3, segments[0] == "weighings",
      segments[2] == "delete", PositiveNumber.isOne(segments[1])
    else { return nil }
    return segments[1]
  }

  /// Refuses a form without an origin. Browsers send it with each form, and pages of other sites can send forms, too.
  func checkForm(_ request: Request) throws(Problem) {
    guard request.method == .post else { throw Problem.methodNotAllowed([.post]) }
    guard request.headers[.origin] != nil else { throw Problem.foreignOrigin }
  }

  /// Replies with the page. Nil if its file is missing.
  ///
  /// If the weighings cannot be loaded or one was not deleted, the page shows the reason.
  ///
  /// - Throws: The file system's error if the file cannot be read.
  func page(_ request: Request, notDeleted: Problem? = nil) async throws -> Response? {
    guard let file = try pages.file(["history.html"])?.text() else { return nil }
    var query = WeighingQuery()
    var rows: HistoryPage.Rows?
    var failure = notDeleted
    do {
      query = try WeighingQuery(ofPage: request.uri.query)
      rows = try await self.rows(&query)
    } catch {
      failure = failure ?? Problem(error, logger)
    }
    let said = LastDeletion(of: request)
    let page = HistoryPage(
      query: query, words: words(for: request), rows: rows, said: said?.message,
      notice: failure.map { (notDeleted == nil ? "" : "Not deleted. ") + $0.detail })
    // Browsers must not cache it: it would show deleted weighings.
    var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
    if said != nil { headers[.setCookie] = LastDeletion.endOfCookie }
    for field in failure?.headers ?? [:] { headers.append(field) }
    return Response(
      status: failure?.status ?? .ok, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: page.html(from: file))))
  }

  /// Deletes a weighing and redirects to the page, which reports the result.
  ///
  /// If it fails, the reply is the page with the reason.
  ///
  /// - Throws: The file system's error if the page's file cannot be read.
  func delete(_ number: String, _ request: Request) async throws -> Response? {
    do {
      let deletion = LastDeletion(of: try await deleted(number).map(words(for: request).title))
      return Response(
        status: .seeOther,
        headers: [
          .location: Self.path + ((try? WeighingQuery(ofPage: request.uri.query))?.ofPage ?? ""),
          .cacheControl: "no-store", .setCookie: deletion.cookie,
        ])
    } catch {
      return try await page(request, notDeleted: Problem(error, logger))
    }
  }

  /// Deletes a weighing and returns it; nil if it does not exist.
  private func deleted(_ number: String) async throws -> Weighing? {
    guard let id = Int64(number), let weighing = try await store.weighing(id: id) else {
      return nil
    }
    return try await store.delete(id: id) ? weighing : nil
  }

  /// Loads the rows of a page; those of the first page if all on this page were deleted.
  private func rows(_ query: inout WeighingQuery) async throws -> HistoryPage.Rows {
    let page = try await store.page(query)
    guard let before = query.before else { return .init(page: page, previous: nil) }
    guard !page.weighings.isEmpty else {
      query.before = nil
      return .init(page: try await store.page(query), previous: nil)
    }
    return .init(page: page, previous: try await store.previous(query, from: before))
  }

  /// The words in the language that the browser prefers, as in the page's script.
  private func words(for request: Request) -> WeighingWords {
    let language = (request.headers[.acceptLanguage] ?? "").prefix(35)
      .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return WeighingWords(
      locale: Locale(identifier: language.isEmpty ? "en" : String(language)), timeZone: timeZone)
  }
}
