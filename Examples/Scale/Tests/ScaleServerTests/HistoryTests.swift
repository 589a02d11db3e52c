import Foundation
import GRDB
import Testing

@testable import ScaleServer

/// The page History as the server makes it, and the form that deletes a weighing.
@Suite struct HistoryTests {
  /// A page with all places and templates of the real one.
  private static let file = """
    <p>{summary}</p>{said}<div>{notice}</div><input value="{search}"><main>{weighings}</main>
    <template id="nothing">Nothing</template><template id="not-found">Not found</template>{other}
    """

  private static func page(
    _ summary: String, said: String = "", notice: String = "", search: String = "",
    _ weighings: String
  ) -> String {
    """
    <p>\(summary)</p>\(said)<div>\(notice)</div><input value="\(search)"><main>\(weighings)</main>
    <template id="nothing">Nothing</template><template id="not-found">Not found</template>{other}
    """
  }

  private static func row(
    _ id: Int, _ grams: String, _ note: String, _ date: String, _ time: String, title: String,
    query: String = ""
  ) -> String {
    """
    <li class="row"><div class="fold"><div class="card">
      <div class="what">
        <p class="grams"><b>\(grams)</b> g</p>
        <div class="about">
          <p class="note">\(note)</p>
          <time datetime="\(date)">\(time)</time>
        </div>
      </div>
      <form method="post" action="/weighings/\(id)/delete\(query)">
        <pressure-confirm-button type="submit" aria-label="Delete \(title)">Delete</pressure-confirm-button>
      </form>
      <p class="refusal"></p>
    </div></div></li>
    """
  }

  private static func list(_ rows: String..., pager: String = "") -> String {
    "<ul class=\"cards\">\n\(rows.joined(separator: "\n"))\n</ul>\n\(pager)"
  }

  private static func expected(
    _ status: String = "200 OK", _ headers: [String: String] = [:], body: String
  ) -> String {
    let fixed = ["Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8"]
    return WireResponse.expected(status, fixed.merging(headers) { $1 }, body: body)
  }

  private static func redirect(_ location: String, _ said: String) -> String {
    WireResponse.expected(
      "303 See Other",
      [
        "Cache-Control": "no-store", "Location": location,
        "Set-Cookie":
          "scale-deletion=\(said); Max-Age=60; Path=/history; HttpOnly; SameSite=Strict",
      ], body: "")
  }

  private func run(_ body: (TestServer) async throws -> Void) async throws {
    try await TestServer.run { server in
      try server.folder.write(Self.file, to: "Public/history.html")
      try await body(server)
    }
  }

  /// Sends the form as a browser does: with the server's origin and an empty body.
  private func delete(_ server: TestServer, _ path: String) async throws -> WireResponse {
    try await server.send(
      "POST", path,
      [
        "Origin": "http://127.0.0.1:\(server.port)", "Content-Length": "0",
        "Content-Type": "application/x-www-form-urlencoded",
      ])
  }

  /// Returns a page's weighings and links, in order.
  private func links(_ server: TestServer, _ path: String) async throws -> [String] {
    let text = try await server.send("GET", path).text
    return text.matches(of: /(?:weighings\/([0-9]+)\/|rel="(prev|next)" href="([^"]*)")/).map {
      [$0.1, $0.2, $0.3].compactMap { $0.map(String.init) }.joined(separator: " ")
    }
  }

  @Test func thePageHasTheWeighings() async throws {
    try await run { server in
      let strawberry = Self.row(
        12, "17.5", "Strawberry", "2026-11-21T08:14:00.000Z", "Sat, Nov 21, 8:14 AM",
        title: "17.5 g, Strawberry", query: "?search=straw")
      let english = ["Accept-Language": "en-US,en;q=0.5"]
      let found = Self.expected(
        body: Self.page("1 weighing found", search: "straw", Self.list(strawberry)))
      for path in ["/history?search=straw", "/history.html?simulate&search=+straw%20&limit=1"] {
        #expect(try await server.send("GET", path, english).description == found)
      }
      let head = try await server.send("HEAD", "/history?search=straw", english)
      #expect(
        head.description + Self.page("1 weighing found", search: "straw", Self.list(strawberry))
          == found)
      let all = try await server.send("GET", "/history").text
      #expect(all.hasPrefix("<p>12 weighings</p><div></div><input value=\"\"><main><ul"))
      #expect(try await links(server, "/history") == (1...12).reversed().map(String.init))
    }
  }

  @Test func notesAreEscaped() async throws {
    try await run { server in
      _ = try await server.post(#"{"grams":1,"note":"</p><script>\"&'{search}</script>"}"#)
      let note = "&lt;/p&gt;&lt;script&gt;&quot;&amp;&#39;{search}&lt;/script&gt;"
      let row = Self.row(
        13, "1", note, "2026-11-21T10:00:00.000Z", "Sat, Nov 21, 10:00 AM", title: "1 g, \(note)",
        query: "?search=%22%26%27%7Bsearch")
      let page = Self.page(
        "1 weighing found", search: "&quot;&amp;&#39;{search", Self.list(row))
      let path = "/history?search=%22%26%27%7Bsearch"
      #expect(try await server.send("GET", path, ["Accept-Language": "en"]).text == page)
      let cookie = ["Cookie": "scale-deletion=%3Cb%3E{notice}"]
      let said = #"<p class="said" role="status">&lt;b&gt;{notice}</p>"#
      #expect(
        try await server.send("GET", "/history?search=none", cookie).text
          == Self.page("No weighings found", said: said, search: "none", "Not found"))
    }
  }

  @Test(arguments: [
    ("de-DE,de;q=0.9,en;q=0.8", "10.012,3", "Sa. 21. Nov., 10:00"),
    ("en-GB", "10,012.3", "Sat 21 Nov, 10:00"), ("*", "10,012.3", "Sat, Nov 21, 10:00 AM"),
    ("", "10,012.3", "Sat, Nov 21, 10:00 AM"),
  ])
  func numbersAndTimesAreInTheLanguageOfTheBrowser(
    language: String, grams: String, time: String
  ) async throws {
    try await run { server in
      _ = try await server.post(#"{"grams":10012.25}"#)
      let text = try await server.send("GET", "/history", ["Accept-Language": language]).text
      let first = Self.row(
        13, grams, "No note", "2026-11-21T10:00:00.000Z", time, title: "\(grams) g")
      #expect(text.contains(first), "\(text)")
    }
  }

  @Test func pagesLinkToEachOther() async throws {
    try await run { server in
      try await server.otherConnection().write { db in
        for number in 13...130 {
          try Schema.insert(
            1, number.isMultiple(of: 2) ? "Even" : "Odd", "2026-11-21T10:00:00.000Z", into: db)
        }
      }
      let ids = { (range: ClosedRange<Int>) in range.reversed().map(String.init) }
      #expect(try await links(server, "/history") == ids(81...130) + ["next /history?before=81"])
      #expect(
        try await links(server, "/history?before=81")
          == ids(31...80) + ["prev /history", "next /history?before=31"])
      #expect(
        try await links(server, "/history?before=31")
          == ids(1...30) + ["prev /history?before=81"])
      let even = stride(from: 130, through: 14, by: -2).map(String.init)
      #expect(
        try await links(server, "/history?search=even")
          == even.prefix(50) + ["next /history?before=32&amp;search=even"])
      #expect(
        try await links(server, "/history?search=even&before=32")
          == even.dropFirst(50) + ["prev /history?search=even"])
      // All on this page were deleted.
      #expect(
        try await links(server, "/history?before=1") == ids(81...130) + ["next /history?before=81"])
    }
  }

  @Test func theFormDeletesAndThePageReportsItOnce() async throws {
    try await run { server in
      let before = try server.rows()
      let reply = try await delete(server, "/weighings/12/delete?before=13&search=r+%26")
      #expect(
        reply.description
          == Self.redirect(
            "/history?before=13&search=r%20%26", "Deleted%2017.5%20g%2C%20Strawberry"))
      #expect(try server.rows() == before.filter { !$0.hasPrefix("12 ") })
      let said = #"<p class="said" role="status">Deleted 17.5 g, Strawberry</p>"#
      let cookie = try #require(reply.headers["Set-Cookie"]?.split(separator: ";").first)
      #expect(
        try await server.send(
          "GET", "/history?search=none", ["Cookie": "other=1; \(cookie)"]
        ).description
          == Self.expected(
            "200 OK",
            [
              "Set-Cookie": "scale-deletion=; Max-Age=0; Path=/history; HttpOnly; SameSite=Strict"
            ], body: Self.page("No weighings found", said: said, search: "none", "Not found")))
    }
  }

  @Test(arguments: ["12", "99", "99999999999999999999"])
  func theFormOfADeletedWeighingLeadsToThePage(number: String) async throws {
    try await run { server in
      #expect(try await server.send("DELETE", "/api/weighings/12").status == "204 No Content")
      let before = try server.rows()
      #expect(
        try await delete(server, "/weighings/\(number)/delete?before=x").description
          == Self.redirect("/history", "This%20weighing%20was%20already%20deleted."))
      #expect(try server.rows() == before)
    }
  }

  @Test func aFailedDeletionShowsThePageWithTheReason() async throws {
    try await run { server in
      let before = try server.rows()
      let other = try server.otherConnection()
      try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
      let busy = Self.expected(
        "503 Service Unavailable", ["Retry-After": "1"],
        body: Self.page(
          "No weighings found",
          notice: "Not deleted. Another program is using the database. Nothing was changed; "
            + "try again in a moment. <a href=\"/history?search=none\">Back to History</a>",
          search: "none", "Not found"))
      #expect(try await delete(server, "/weighings/12/delete?search=none").description == busy)
      #expect(try server.rows() == before)
      try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
      #expect(try await delete(server, "/weighings/12/delete").status == "303 See Other")
    }
  }

  @Test func thePageReportsThatTheWeighingsCannotBeLoaded() async throws {
    try await run { server in
      let notice = { (reason: String) in
        Self.page("Not loaded", notice: "\(reason) <a href=\"/history\">Try again</a>", "")
      }
      for (query, reason) in [
        ("before=x", "This must be the number of a weighing, such as 7."),
        ("search=%C3", "The address is badly encoded."),
      ] {
        #expect(
          try await server.send("GET", "/history?\(query)").description
            == Self.expected("400 Bad Request", body: notice(reason)))
      }
      try await server.otherConnection().write {
        try $0.execute(sql: "ALTER TABLE weighing RENAME TO other")
      }
      #expect(
        try await server.send("GET", "/history").description
          == Self.expected(
            "500 Internal Server Error",
            body: notice("The database could not be used. The server&#39;s terminal says why.")))
    }
  }

  @Test func withoutWeighingsThePageSaysSo() async throws {
    try await run { server in
      for id in 1...12 {
        #expect(try await delete(server, "/weighings/\(id)/delete").status == "303 See Other")
      }
      let page = try await server.send("GET", "/history").text
      #expect(page == Self.page("No weighings", "Nothing"))
    }
  }

  @Test func otherRequestsToTheFormAreRefused() async throws {
    try await run { server in
      let before = try server.rows()
      for method in ["GET", "HEAD", "DELETE"] {
        let reply = try await server.send(method, "/weighings/1/delete")
        #expect(reply.status == "405 Method Not Allowed" && reply.headers["Allow"] == "POST")
      }
      for path in ["/weighings/x/delete", "/weighings/01/delete", "/weighings/1", "/history"] {
        #expect(try await delete(server, path).status == "405 Method Not Allowed", "\(path)")
      }
      let long = try await server.send(
        "POST", "/weighings/1/delete", ["Origin": "http://127.0.0.1:\(server.port)"],
        body: String(repeating: "x", count: 16 * 1024 + 1))
      #expect(long.status == "413 Payload Too Large")
      #expect(try server.rows() == before)
    }
  }

  @Test func withoutItsFileThePageIsMissing() async throws {
    try await TestServer.run { server in
      try FileManager.default.removeItem(
        at: server.folder.pages.appendingPathComponent("history.html"))
      #expect(try await server.send("GET", "/history").status == "404 Not Found")
    }
  }
}
