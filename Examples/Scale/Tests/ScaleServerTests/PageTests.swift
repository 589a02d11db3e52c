import Foundation
import Testing

@Suite struct PageTests {
  @Test func theRootServesTheFirstPage() async throws {
    try await TestServer.run { server in
      for path in ["/", "/?simulate"] {
        let answer = try await server.send("GET", path)
        let headers = [
          "Cache-Control": "no-cache", "Content-Type": "text/html; charset=utf-8",
          "ETag": answer.headers["ETag"] ?? "missing",
        ]
        #expect(
          answer.description == WireResponse.expected("200 OK", headers, body: "<p>First</p>\n"))
      }
    }
  }

  @Test(arguments: ["scale", "weighing", "new", "controls", "home", "traces"])
  func aPageIsServedWithoutItsExtension(name: String) async throws {
    try await TestServer.run { server in
      try server.folder.write("<p>The page \(name)</p>\n", to: "Public/\(name).html")
      let answer = try await server.send("GET", "/\(name)?from=link")
      let headers = [
        "Cache-Control": "no-cache", "Content-Type": "text/html; charset=utf-8",
        "ETag": answer.headers["ETag"] ?? "missing",
      ]
      let body = "<p>The page \(name)</p>\n"
      #expect(answer.description == WireResponse.expected("200 OK", headers, body: body))
      #expect(
        try await server.send("HEAD", "/\(name)").description
          == WireResponse.expected("200 OK", headers, length: body.utf8.count))
    }
  }

  @Test(arguments: [
    ("app.css", "text/css; charset=utf-8"),
    ("history.js", "text/javascript; charset=utf-8"),
    ("part.mjs", "text/javascript; charset=utf-8"),
    ("kit.wasm", "application/wasm"),
    ("icon.svg", "image/svg+xml"),
    ("icon.PNG", "image/png"),
    ("app.webmanifest", "application/manifest+json"),
    ("data.json", "application/json"),
    ("read me.txt", "text/plain; charset=utf-8"),
    ("kit.d.ts", "text/plain; charset=utf-8"),
    ("über.bin", "application/octet-stream"),
  ])
  func aFileIsServedWithItsMediaType(name: String, type: String) async throws {
    try await TestServer.run { server in
      let path = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!
      for (folder, prefix) in [("Public/deep", "/deep/"), ("kit/deep", "/pressurekit/deep/")] {
        try server.folder.write("of \(folder)", to: "\(folder)/\(name)")
        let answer = try await server.send("GET", prefix + path)
        #expect(
          answer.description
            == WireResponse.expected(
              "200 OK",
              [
                "Cache-Control": "no-cache", "Content-Type": type,
                "ETag": answer.headers["ETag"] ?? "missing",
              ], body: "of \(folder)"))
      }
    }
  }

  @Test func aLargeFileArrivesWhole() async throws {
    try await TestServer.run { server in
      let text = String(repeating: "0123456789abcdef", count: 1 << 17)
      try server.folder.write(text, to: "kit/large.js")
      #expect(try await server.send("GET", "/pressurekit/large.js").text == text)
    }
  }

  @Test func anUnchangedFileIsNotSentAgain() async throws {
    try await TestServer.run { server in
      let path = "/pressurekit/pressurekit.js"
      let tag = try #require(try await server.send("GET", path).headers["ETag"])
      let notModified = WireResponse.expected(
        "304 Not Modified",
        [
          "Cache-Control": "no-cache", "Content-Type": "text/javascript; charset=utf-8",
          "ETag": tag,
        ])
      for condition in [tag, "\"other\", \(tag)", String(tag.dropFirst(2)), "*"] {
        #expect(
          try await server.send("GET", path, ["If-None-Match": condition]).description
            == notModified)
      }
      #expect(try await server.send("GET", path, ["If-None-Match": "\"other\""]).status == "200 OK")

      // The same length as the old file, so that only the change time differs.
      try server.folder.write("export [];", to: "kit/pressurekit.js")
      let changed = try await server.send("GET", path, ["If-None-Match": tag])
      #expect(changed.status == "200 OK")
      #expect(changed.text == "export [];")
      #expect(changed.headers["ETag"] != tag)
    }
  }

  /// The file is an empty terabyte. Reading it would take minutes and all memory.
  @Test func aFileIsNotReadForARequestWithoutABodyInItsReply() async throws {
    try await TestServer.run { server in
      try server.folder.write("", to: "Public/huge.bin")
      truncate(server.folder.pages.appendingPathComponent("huge.bin").path, 1 << 40)
      let clock = ContinuousClock()
      let start = clock.now
      let head = try await server.send("HEAD", "/huge.bin")
      #expect(head.status == "200 OK")
      #expect(head.headers["Content-Length"] == "\(1 << 40)")
      let tag = try #require(head.headers["ETag"])
      let unchanged = try await server.send("GET", "/huge.bin", ["If-None-Match": tag])
      #expect(unchanged.status == "304 Not Modified")
      #expect(clock.now - start < .seconds(2))
    }
  }

  @Test(arguments: [
    "/nothing", "/pressurekit", "/pressurekit/", "/scale/", "/history/", "/new/", "/deep",
    "//history",
    "/deep/new",
  ])
  func aMissingFileIsReportedAsThePageOrJSONThatIsAccepted(path: String) async throws {
    try await TestServer.run { server in
      try server.folder.write("x", to: "Public/deep/x.txt")
      try server.folder.write("x", to: "Public/deep/new.html")
      #expect(
        try await server.send("GET", path, ["Accept": "text/html,*/*;q=0.8"]).description
          == WireResponse.expected(
            "404 Not Found",
            ["Cache-Control": "no-cache", "Content-Type": "text/html; charset=utf-8"],
            body: """
              <!doctype html>
              <html lang="en">
              <meta charset="utf-8">
              <title>Not found – PressureKit Scale</title>
              <h1>This address does not exist</h1>
              <p><a href="/">Go to the first page</a></p>
              </html>

              """))
      #expect(
        try await server.send("GET", path, ["Accept": "*/*"]).description
          == WireResponse.problem(
            "404 Not Found", "This address does not exist. The app starts at /."))
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"])
  func pagesSupportOnlyGETAndHEAD(method: String) async throws {
    try await TestServer.run { server in
      let answer = try await server.send(method, "/history")
      #expect(
        answer.description
          == WireResponse.problem(
            "405 Method Not Allowed", "This address supports only GET, HEAD.",
            ["Allow": "GET, HEAD"]))
    }
  }
}
