import Foundation
import GRDB
import Testing

@testable import ScaleServer

/// The pages of the list, and the search.
@Suite struct PagingTests {
  private struct Page: Decodable, Equatable {
    struct One: Decodable, Equatable {
      var id: Int
      var note: String
    }
    var weighings: [One]
    var next: Int?
    var total: Int

    var ids: [Int] { weighings.map(\.id) }
  }

  private func page(_ server: TestServer, _ query: String) async throws -> Page {
    let reply = try await server.send("GET", "/api/weighings" + query)
    try #require(reply.status == "200 OK", "\(query): \(reply)")
    return try JSONDecoder().decode(Page.self, from: reply.body)
  }

  @Test func allPagesTogetherAreAllWeighings() async throws {
    try await TestServer.run { server in
      for limit in [1, 5, 6, 12, 13, 200] {
        var ids: [Int] = []
        var query = "?limit=\(limit)"
        while true {
          let page = try await page(server, query)
          #expect(page.total == 12)
          #expect(page.ids.count <= limit)
          ids += page.ids
          guard let next = page.next else { break }
          #expect(next == ids.last)
          query = "?limit=\(limit)&before=\(next)"
        }
        #expect(ids == Array((1...12).reversed()))
      }
      #expect(try await page(server, "?before=1").ids == [])
      #expect(try await page(server, "?before=9223372036854775807").ids.count == 12)
    }
  }

  /// Deleting and adding weighings does not move others to another page.
  @Test func aPageIsTheSameAfterChangesElsewhere() async throws {
    try await TestServer.run { server in
      let first = try await page(server, "?limit=4")
      #expect(first.ids == [12, 11, 10, 9])
      #expect(try await server.send("DELETE", "/api/weighings/9").status == "204 No Content")
      #expect(try await server.post(#"{"grams":1}"#).status == "201 Created")
      #expect(try await page(server, "?limit=4&before=9").ids == [8, 7, 6, 5])
    }
  }

  @Test(arguments: [
    ("", 12), ("egg", 1), ("EGG", 1), ("%20ring", 2), ("+ring", 2), ("%25", 2), ("100%25", 1),
    ("_", 1), ("%5C", 1), ("\u{27}", 1), ("%C3%84pfel", 2), ("%C3%A4PFEL", 2), ("a%CC%88pfel", 2),
    ("%D0%AF%D0%B9%D0%A6%D0%BE", 1), ("strasse", 0), ("stra%C3%9Fe", 1), ("%F0%9F%A5%9A", 1),
    ("apfel", 0), ("nothing", 0), ("%EF%BB%BFegg", 0), ("%EF%BB%BF", 0),
  ])
  func theSearchFindsNotes(text: String, count: Int) async throws {
    try await TestServer.run { server in
      // Replace the notes and keep the numbers.
      for id in 1...12 where id != 3 && id != 6 && id != 9 {
        let note = ["1": "100%", "2": "5 % off", "4": "a_b", "5": "\\", "7": "it's"]["\(id)"]
        let other = ["8": "Äpfel", "10": "a\u{308}pfel", "11": "Straße", "12": "яйцо 🥚"]["\(id)"]
        try await server.otherConnection().write {
          try $0.execute(
            sql: "UPDATE weighing SET note = ? WHERE id = ?", arguments: [note ?? other!, id])
        }
      }
      let page = try await page(server, "?search=\(text)")
      #expect(page.total == count, "\(page)")
      #expect(page.weighings.count == count)
      #expect(page.next == nil)
    }
  }

  @Test func theSearchSpansPages() async throws {
    try await TestServer.run { server in
      let all = try await page(server, "?search=R")
      let first = try await page(server, "?search=r&limit=3")
      let second = try await page(
        server, "?before=\(#require(first.next))&search=r&limit=200")
      #expect(first.total == all.total && second.total == all.total)
      #expect(first.weighings + second.weighings == all.weighings)
      #expect(second.next == nil)
    }
  }

  @Test(arguments: [
    ("limit=0", "limit", "The limit must be a number from 1 to 200."),
    ("limit=201", "limit", "The limit must be a number from 1 to 200."),
    ("limit=", "limit", "The limit must be a number from 1 to 200."),
    ("limit=ten", "limit", "The limit must be a number from 1 to 200."),
    ("limit=+5", "limit", "The limit must be a number from 1 to 200."),
    ("limit=99999999999999999999", "limit", "The limit must be a number from 1 to 200."),
    ("before=0", "before", "This must be the number of a weighing, such as 7."),
    ("before=x", "before", "This must be the number of a weighing, such as 7."),
    (
      "before=9223372036854775808", "before", "This must be the number of a weighing, such as 7."
    ),
    ("limit=5&limit=5", "limit", "This parameter is given twice. Give it once."),
    (
      "offset=5", "offset",
      "This parameter is not known. Send limit, before and search only."
    ),
    (
      "search=\(String(repeating: "x", count: 201))", "search",
      "The search text must have at most 200 characters and must not contain U+0000."
    ),
    (
      "search=%00", "search",
      "The search text must have at most 200 characters and must not contain U+0000."
    ),
    ("search=%C3", "search", "The address is badly encoded."),
    ("search=%", "search", "The address is badly encoded."),
    ("search=%4", "search", "The address is badly encoded."),
    ("search=%+1", "search", "The address is badly encoded."),
    ("search=%C0%AF", "search", "The address is badly encoded."),
  ])
  func anInvalidQueryIsRefused(query: String, field: String, detail: String) async throws {
    try await TestServer.run { server in
      let reply = try await server.send("GET", "/api/weighings?\(query)")
      #expect(
        reply.description == WireResponse.problem("400 Bad Request", detail, field: field))
    }
  }

  @Test func tenThousandWeighingsAreListedAndSearchedQuickly() async throws {
    try await TestServer.run { server in
      try await server.otherConnection().write { db in
        for number in 1...10_000 {
          try Schema.insert(1, "Coin \(number)", "2026-11-21T10:00:00.000Z", into: db)
        }
      }
      let clock = ContinuousClock()
      for (query, total) in [("", 10_012), ("?search=coin", 10_000), ("?search=COIN%20777", 11)] {
        // Take the best time, because other programs also use the processor.
        var best = Duration.seconds(9)
        for _ in 0..<5 where best > .milliseconds(300) {
          let start = clock.now
          #expect(try await page(server, query).total == total)
          best = min(best, clock.now - start)
        }
        #expect(best < .milliseconds(300), "\(query)")
      }
      let database = try server.otherConnection(readonly: true)
      for isSearch in [false, true] {
        let plan = try await database.read { db in
          db.add(function: SearchedText.function)
          return try Row.fetchAll(
            db, sql: "EXPLAIN QUERY PLAN " + WeighingStore.pageSQL(isSearch: isSearch),
            arguments: ["before": 9, "search": "", "count": 1]
          ).map { $0["detail"] as String }
        }
        #expect(plan == ["SEARCH weighing USING INTEGER PRIMARY KEY (rowid<?)"])
      }
    }
  }
}
