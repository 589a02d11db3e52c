import Foundation
import Testing

/// A refused request gets a message and does not change the tables.
@Suite struct RefusalTests {
  private func expectRefusal(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ request: (TestServer) async throws -> WireResponse
  ) async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      let answer = try await request(server)
      #expect(answer.description == expected, sourceLocation: sourceLocation)
      #expect(try server.rows() == before, sourceLocation: sourceLocation)
      #expect(before.count == 13, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    "", "nickel", "{", #"{"grams":1,}"#, "{\"grams\":1 , \n}", #"{"grams":1,"note":"\\",}"#,
    #"{"grams":1,"note":[1,]}"#, #"{"grams":1"#, #"{"grams":1}x"#, "{'grams':1}", #"{"grams":NaN}"#,
    #"{"grams":Infinity}"#, #"{"grams":01}"#, #"{"grams":.5}"#, "\u{0}",
    // JSON by its grammar, but the number overflows, or the text is not Unicode.
    #"{"grams":1e999}"#, #"{"grams":\#(String(repeating: "9", count: 400))}"#,
    #"{"grams":1,"note":"\ud800"}"#,
    String(repeating: "[", count: 16_000), String(repeating: #"{"a":"#, count: 3000),
  ])
  func aBodyThatIsNotJSONIsRefused(body: String) async throws {
    try await expectRefusal(
      .bad(
        "400 Bad Request",
        #"The request cannot be read as JSON. Send {"grams":12.5,"note":"Nickel"}."#)
    ) { try await $0.post(body) }
  }

  @Test func aBodyThatIsNotUTF8IsRefused() async throws {
    try await expectRefusal(
      .bad(
        "400 Bad Request",
        #"The request cannot be read as JSON. Send {"grams":12.5,"note":"Nickel"}."#)
    ) { server in
      let body = Data(#"{"grams":1,"note":""#.utf8) + [0xFF, 0xFE] + Data("\"}".utf8)
      let connection = try WireConnection(port: server.port)
      let head = WireRequest(
        "POST", "/api/weighings",
        ["Content-Type": "application/json", "Content-Length": String(body.count)])
      try await connection.send(head.bytes(port: server.port) + body)
      return try WireResponse(await connection.readToEnd())
    }
  }

  @Test(arguments: ["[]", "1", "null", "true", #""grams""#, #"[{"grams":1}]"#])
  func aBodyThatIsNotAnObjectIsRefused(body: String) async throws {
    try await expectRefusal(
      .bad(
        "422 Unprocessable Entity",
        #"A weighing is an object, such as {"grams":12.5,"note":"Nickel"}."#)
    ) { try await $0.post(body) }
  }

  @Test(arguments: [
    "{}", #"{"note":"Nickel"}"#, #"{"grams":null}"#, #"{"grams":"12"}"#, #"{"grams":true}"#,
    #"{"grams":[1]}"#, #"{"grams":{}}"#, #"{"grams":-0.1}"#, #"{"grams":100000.1}"#,
    #"{"grams":1e308}"#,
  ])
  func aMissingOrInvalidWeightIsRefused(body: String) async throws {
    try await expectRefusal(
      .bad(
        "422 Unprocessable Entity", "The weight must be a number of grams from 0 to 100000.",
        field: "grams")
    ) { try await $0.post(body) }
  }

  @Test(arguments: [
    ("null", "The note must be text."), ("7", "The note must be text."),
    ("[]", "The note must be text."),
    (
      "\"\(String(repeating: "x", count: 201))\"",
      "The note must be no longer than 200 characters."
    ),
    // It looks like one character: an e with 200 accents.
    (
      "\"e\(String(repeating: "\u{301}", count: 200))\"",
      "The note must be no longer than 200 characters."
    ),
    (#""a\u0000b""#, "The note must not contain the character U+0000."),
  ])
  func anInvalidNoteIsRefused(note: String, detail: String) async throws {
    try await expectRefusal(.bad("422 Unprocessable Entity", detail, field: "note")) {
      try await $0.post(#"{"grams":1,"note":\#(note)}"#)
    }
  }

  @Test(arguments: ["id", "Grams", "createdAt", ""])
  func anUnknownFieldIsRefused(name: String) async throws {
    try await expectRefusal(
      .bad(
        "422 Unprocessable Entity", "This field is not known. Send grams and note only.",
        field: name)
    ) { try await $0.post(#"{"grams":1,"note":"","\#(name)":1,"zz":2}"#) }
  }

  @Test(arguments: [
    (#"{"grams":1,"grams":2}"#, "grams"), (#"{"note":"a","grams":1,"note":"b"}"#, "note"),
    (#"{"grams" : 1 , "gr\u0061ms" : 2}"#, "grams"), (#"{"x":{"x":[1,2]},"y":1,"x":2}"#, "x"),
    (#"{"note":"\",\"note\":","grams":1,"grams":1}"#, "grams"), (#"{"":1,"":2}"#, ""),
  ])
  func aDuplicateFieldIsRefused(body: String, name: String) async throws {
    try await expectRefusal(
      .bad("400 Bad Request", "This field is given twice. Give it once.", field: name)
    ) { try await $0.post(body) }
  }

  @Test(arguments: ["", "text/plain", "application/jsonp", "application/x-www-form-urlencoded"])
  func aContentTypeOtherThanJSONIsRefused(type: String) async throws {
    try await expectRefusal(
      .bad(
        "415 Unsupported Media Type",
        "Send the weighing as JSON, with Content-Type: application/json.")
    ) {
      try await $0.send(
        "POST", "/api/weighings", ["Content-Type": type], body: #"{"grams":1}"#)
    }
  }

  @Test(arguments: ["0", "-1", "+1", "01", "1.0", "1e3", "one", "0x1", "%20", "%D9%A3"])
  func anInvalidNumberOfAWeighingIsRefused(name: String) async throws {
    for method in ["GET", "DELETE"] {
      try await expectRefusal(
        .bad("400 Bad Request", "A weighing's number is a positive integer, such as 7.")
      ) { try await $0.send(method, "/api/weighings/\(name)") }
    }
  }

  @Test(arguments: ["13", "9223372036854775807", "9223372036854775808"])
  func anUnusedNumberIsNotFound(name: String) async throws {
    for method in ["GET", "DELETE"] {
      try await expectRefusal(
        .bad(
          "404 Not Found", "There is no weighing with this number. It may have been deleted.")
      ) { try await $0.send(method, "/api/weighings/\(name)") }
    }
  }

  @Test(arguments: [
    ("PUT", "/api/weighings", "GET, HEAD, POST"),
    ("DELETE", "/api/weighings", "GET, HEAD, POST"),
    ("OPTIONS", "/api/weighings", "GET, HEAD, POST"),
    ("QUERY", "/api/weighings", "GET, HEAD, POST"),
    ("POST", "/api/weighings/1", "DELETE, GET, HEAD"),
    ("PATCH", "/api/weighings/none", "DELETE, GET, HEAD"),
  ])
  func anUnsupportedMethodIsRefused(method: String, path: String, allowed: String) async throws {
    try await expectRefusal(
      .bad(
        "405 Method Not Allowed", "This address supports only \(allowed).",
        headers: ["Allow": allowed])
    ) { try await $0.send(method, path) }
  }

  @Test func anUnknownMethodIsABadRequest() async throws {
    try await TestServer.run { server in
      let before = try server.rows()
      // The parser knows only the registered methods, so it does not accept this as HTTP.
      #expect(
        try await server.send("BREW", "/api/weighings/1").description == WireResponse.badRequest)
      #expect(try server.rows() == before)
    }
  }

  @Test(arguments: [
    "/api", "/api/", "/api/weighing", "/api/weighings/", "/api/weighings/1/x", "/api/.weighings",
  ])
  func anUnknownAddressIsNotFound(path: String) async throws {
    for method in ["GET", "POST", "DELETE"] {
      try await expectRefusal(
        .bad("404 Not Found", "This address does not exist. The weighings are at /api/weighings.")
      ) { try await $0.send(method, path, ["Accept": "text/html"]) }
    }
  }
}

extension String {
  /// The description of a refusal.
  static func bad(
    _ status: String, _ detail: String, field: String? = nil, headers: [String: String] = [:]
  ) -> String {
    WireResponse.problem(status, detail, field: field, headers)
  }
}
