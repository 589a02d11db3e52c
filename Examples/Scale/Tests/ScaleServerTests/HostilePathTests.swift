import Foundation
import Testing

@Suite struct HostilePathTests {
  /// Each path leads to an existing file, or would do so on a careless server.
  @Test(arguments: [
    "/../elsewhere.txt", "/pressurekit/../../elsewhere.txt", "/deep/../history.html",
    "/./history.html",
    "/%2e%2e/elsewhere.txt", "/%2E%2E%2Felsewhere.txt", "/..%2felsewhere.txt", "/deep%2fx.txt",
    "/..%5celsewhere.txt", "/..\\elsewhere.txt", "/deep\\x.txt", "/history.html%00.png",
    "/%00", "/%", "/%zz", "/%c0%ae%c0%ae/elsewhere.txt", "/history%0a.html",
    "/.hidden.txt", "/.hidden/x.txt", "/%2ehidden.txt", "/deep//x.txt", "/deep/x.txt/",
    "/history.html/x", "/out.txt", "/outside/elsewhere.txt", "/tohidden.txt", "/loop", "/pipe",
    "/pressurekit/out.txt", "/pressurekit/../history.html",
  ])
  func filesOutsideTheFolderAndHiddenFilesAreNotServed(path: String) async throws {
    try await TestServer.run { server in
      let folder = server.folder
      try folder.write("secret", to: "elsewhere.txt")
      try folder.write("secret", to: "Public/.hidden.txt")
      try folder.write("secret", to: "Public/.hidden/x.txt")
      try folder.write("x", to: "Public/deep/x.txt")
      try folder.link("Public/out.txt", to: "../elsewhere.txt")
      try folder.link("Public/outside", to: folder.url.path)
      try folder.link("Public/tohidden.txt", to: ".hidden.txt")
      try folder.link("Public/loop", to: "loop")
      try folder.link("kit/out.txt", to: folder.pages.appendingPathComponent("history.html").path)
      mkfifo(folder.pages.appendingPathComponent("pipe").path, 0o600)
      let expected = WireResponse.problem(
        "404 Not Found", "This address does not exist. The app starts at /.")
      #expect(try await server.send("GET", path).description == expected)
    }
  }

  @Test(arguments: ["/history.html\u{0}", "history.html", "/history.html\t", "/über.html"])
  func aRequestWithAnInvalidPathIsRefused(path: String) async throws {
    try await TestServer.run { server in
      let reply = try await server.send("GET", path)
      #expect(reply.description == WireResponse.badRequest)
    }
  }

  @Test func aByteOrderMarkIsPartOfAFileName() async throws {
    try await TestServer.run { server in
      #expect(try await server.send("GET", "/%EF%BB%BFhistory.html").status == "404 Not Found")
      #expect(
        try await server.send("GET", "/%EF%BB%BFapi/weighings").status == "404 Not Found")
      #expect(
        try await server.send("GET", "/api/%EF%BB%BFweighings").status == "404 Not Found")
      try server.folder.write("marked", to: "Public/\u{FEFF}marked.txt")
      #expect(try await server.send("GET", "/%EF%BB%BFmarked.txt").text == "marked")
      #expect(try await server.send("GET", "/marked.txt").status == "404 Not Found")
    }
  }

  @Test func aLinkThatStaysInTheFolderIsFollowed() async throws {
    try await TestServer.run { server in
      try server.folder.link("Public/start.html", to: "history.html")
      try server.folder.link("kit/self", to: server.folder.kit.path)
      #expect(try await server.send("GET", "/start.html").text == "<p>History</p>\n")
      #expect(
        try await server.send("GET", "/pressurekit/self/pressurekit.js").text == "export {}\n")
    }
  }

  @Test(arguments: ["/api/%2e%2e/x", "/api//weighings", "/api/weighings/%00"])
  func theAPIRefusesHostilePaths(path: String) async throws {
    try await TestServer.run { server in
      let answer = try await server.send("GET", path, ["Accept": "text/html"])
      #expect(answer.status == "404 Not Found")
      #expect(answer.headers["Content-Type"] == "application/problem+json")
    }
  }
}
