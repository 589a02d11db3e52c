import Foundation
import GRDB
import Testing

@Suite struct WeighingTests {
  /// The weighings of a new database that was created at 10:00, newest first.
  private static let seeds = [
    #"{"createdAt":"2026-11-21T08:14:00.000Z","grams":17.5,"id":12,"note":"Strawberry"}"#,
    #"{"createdAt":"2026-11-20T07:42:00.000Z","grams":14.9,"id":11,"note":"Fountain pen"}"#,
    #"{"createdAt":"2026-11-19T17:57:00.000Z","grams":2.1,"id":10,"note":"Tea bag"}"#,
    #"{"createdAt":"2026-11-18T22:23:00.000Z","grams":4.7,"id":9,"note":"Wedding ring"}"#,
    #"{"createdAt":"2026-11-18T04:36:00.000Z","grams":1.3,"id":8,"note":"Hazelnut"}"#,
    #"{"createdAt":"2026-11-18T04:32:00.000Z","grams":41.8,"id":7,"note":"Apricot"}"#,
    #"{"createdAt":"2026-11-17T03:10:00.000Z","grams":46.2,"id":6,"note":"Key ring"}"#,
    #"{"createdAt":"2026-11-17T03:05:00.000Z","grams":18.7,"id":5,"note":"Letter to Aunt Ida"}"#,
    #"{"createdAt":"2026-11-16T01:58:00.000Z","grams":3.6,"id":4,"note":"Sugar cube"}"#,
    #"{"createdAt":"2026-11-15T19:19:00.000Z","grams":57.4,"id":3,"note":"Egg"}"#,
    #"{"createdAt":"2026-11-15T06:51:00.000Z","grams":23.1,"id":2,"note":"AA battery"}"#,
    #"{"createdAt":"2026-11-15T06:48:00.000Z","grams":5,"id":1,"note":"Nickel"}"#,
  ]

  /// Returns all weighings as one page.
  private static func page(_ weighings: [String]) -> String {
    #"{"next":null,"total":\#(weighings.count),"weighings":[\#(weighings.joined(separator: ","))]}"#
  }

  /// RFC 3986, section 6.2.2.2: needless percent-encoding does not change an address.
  @Test func aNeedlesslyEncodedAddressIsServed() async throws {
    try await TestServer.run { server in
      let all = try await server.send("GET", "/api/weighings")
      for path in ["/api/%77eighings", "/%61pi/weighings", "/%61%70%69/%77eighing%73"] {
        #expect(try await server.send("GET", path).description == all.description)
      }
      let one = try await server.send("GET", "/api/weighings/12")
      #expect(try await server.send("GET", "/api/weighings/%312").description == one.description)
      #expect(
        try await server.send("DELETE", "/api/%77eighings/%31%32").status == "204 No Content")
      let header = #"{"pressurekit":1}"#
      let long = header + String(repeating: "\n", count: 20_000)
      #expect(
        try await server.send(
          "POST", "/api/%74races", ["Content-Type": "application/jsonl"], body: long
        ).status == "201 Created")
    }
  }

  @Test func aNewDatabaseHasTheFirstWeighings() async throws {
    try await TestServer.run { server in
      let all = Self.page(Self.seeds)
      #expect(
        try await server.send("GET", "/api/weighings").description
          == WireResponse.json("200 OK", all))
      let head = try await server.send("HEAD", "/api/weighings")
      #expect(
        head.description.replacing("\n\n", with: "\n\n" + all)
          == WireResponse.json("200 OK", all))
      #expect(
        try await server.send("GET", "/api/weighings/9").description
          == WireResponse.json("200 OK", Self.seeds[3]))
    }
  }

  @Test(arguments: [
    (#"{"grams":12.5,"note":"Nickel"}"#, "12.5", "Nickel"),
    (#"{"grams":0.1}"#, "0.1", ""),
    (#"{"note":"","grams":0}"#, "0", ""),
    (#"{"grams":-0.0}"#, "0", ""),
    (#"{"grams":100000}"#, "100000", ""),
    (
      #" { "grams" : 1.25e1 , "note" : "\u00e9 <b>'; DROP TABLE weighing--" } "#, "12.5",
      "é <b>'; DROP TABLE weighing--"
    ),
    (
      #"{"grams":1,"note":"\#(String(repeating: "😀", count: 200))"}"#, "1",
      String(repeating: "😀", count: 200)
    ),
  ])
  func aWeighingIsAdded(json: String, grams: String, note: String) async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let expected =
        #"{"createdAt":"2026-11-21T10:00:00.000Z","grams":\#(grams),"id":13,"note":"\#(note)"}"#
      #expect(
        try await server.post(json).description
          == WireResponse.json("201 Created", expected, ["Location": "/api/weighings/13"]))
      #expect(
        try await server.send("GET", "/api/weighings/13").description
          == WireResponse.json("200 OK", expected))
      let list = try await server.send("GET", "/api/weighings").text
      #expect(list == Self.page([expected] + Self.seeds))
      let number = grams.contains(".") ? grams : grams + ".0"
      let quoted = note.replacing("'", with: "''")
      #expect(
        try server.rows()
          == before.dropLast()
          + ["13 \(number) '\(quoted)' '2026-11-21T10:00:00.000Z'", "weighing 13"])
    }
  }

  @Test func aContentTypeWithACharsetIsAccepted() async throws {
    try await TestServer.run { server in
      let answer = try await server.send(
        "POST", "/api/weighings", ["content-type": "Application/JSON ; charset=utf-8"],
        body: #"{"grams":1}"#)
      #expect(answer.status == "201 Created")
    }
  }

  @Test func aChunkedBodyIsAccepted() async throws {
    try await TestServer.run { server in
      let answer = try await server.send(
        "POST", "/api/weighings",
        [
          "Content-Type": "application/json", "Content-Length": "",
          "Transfer-Encoding": "chunked",
        ], body: "5\r\n{\"gra\r\n6;x=y\r\nms\":7}\r\n0\r\n\r\n")
      #expect(answer.status == "201 Created")
      #expect(answer.text.contains(#""grams":7,"#))
    }
  }

  @Test func theNumberOfADeletedWeighingIsNotReused() async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      #expect(
        try await server.send("DELETE", "/api/weighings/12").description
          == WireResponse.expected("204 No Content", ["Cache-Control": "no-store"]))
      #expect(try server.rows() == before.filter { !$0.hasPrefix("12 ") })
      let missing = WireResponse.problem(
        "404 Not Found", "There is no weighing with this number. It may have been deleted.")
      #expect(try await server.send("DELETE", "/api/weighings/12").description == missing)
      #expect(try await server.send("GET", "/api/weighings/12").description == missing)
      #expect(
        try await server.post(#"{"grams":1}"#).headers["Location"] == "/api/weighings/13")
    }
  }

  @Test func simultaneousWeighingsGetDifferentNumbers() async throws {
    try await TestServer.run { server in
      let places = try await withThrowingTaskGroup(of: String?.self) { group in
        for number in 0..<40 {
          group.addTask { try await server.post(#"{"grams":\#(number)}"#).headers["Location"] }
        }
        return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
      }
      #expect(places == Set((13..<53).map { "/api/weighings/\($0)" }))
    }
  }

  @Test func aConnectionServesSeveralRequests() async throws {
    try await TestServer.run { server in
      let connection = try WireConnection(port: server.port)
      for id in 13...16 {
        try await connection.send(
          WireRequest(
            "POST", "/api/weighings",
            ["Content-Type": "application/json", "Connection": "keep-alive"],
            body: #"{"grams":1}"#
          ).bytes(port: server.port))
        let answer = try await connection.readResponse()
        #expect(answer.headers["Location"] == "/api/weighings/\(id)")
        try await connection.send(
          WireRequest("HEAD", "/history", ["Connection": ""]).bytes(port: server.port))
        #expect(try await connection.readResponse(hasBody: false).status == "200 OK")
      }
    }
  }
}
