import Foundation
import GRDB
import Testing

/// The program as a user or a script meets it.
@Suite struct ProcessTests {
  @Test func helpReadsWell() async throws {
    let ending = try await ScaleProcess(["--help"], environment: ["COLUMNS": "80"]).ending()
    #expect(
      ending
        == .init(
          output: """
            OVERVIEW: Serves the PressureKit Scale demo app to browsers on this computer.

            It listens on 127.0.0.1 only, keeps the weighings in an SQLite database, and
            stops with Ctrl-C.

            USAGE: scale [--port <number>] [--database <path>] [--public <folder>] [--kit <folder>]

            OPTIONS:
              --port <number>         The port to listen on; 0 picks a free one. (default:
                                      8080)
              --database <path>       The database file, created when missing. (default:
                                      pressurekit-scale/scale.sqlite in $XDG_DATA_HOME or
                                      ~/.local/share)
              --public <folder>       The folder with the app's pages. (default: Public,
                                      beside the app's sources)
              --kit <folder>          The folder that script/build-web builds the browser
                                      kit into. (default: .build/web in the repository)
              -h, --help              Show help information.


            """, errors: "", code: 0))
  }

  @Test(arguments: ["70000", "-1", "http", "80 80", "65536"])
  func badPorts(port: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    var arguments = ScaleProcess.arguments(folder)
    arguments[0...1] = ["--port=\(port)"]
    try await expectError(
      arguments, "The port \(port) is not a number from 0 to 65535. Choose another with --port.")
  }

  @Test func badFolders() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let missing = folder.url.appendingPathComponent("missing").path
    let file = folder.pages.appendingPathComponent("history.html").path
    let kit = "Build the browser kit with script/build-web, or say where it is with --kit."
    let pages = "Say where the app's pages are with --public."
    for (option, path, sentence) in [
      ("--kit", missing, "The folder \(missing) does not exist. \(kit)"),
      ("--kit", file, "\(file) is not a folder. \(kit)"),
      ("--public", missing, "The folder \(missing) does not exist. \(pages)"),
      ("--public", file, "\(file) is not a folder. \(pages)"),
    ] {
      try await expectError(ScaleProcess.arguments(folder) + [option, path], sentence)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.database.path))
  }

  @Test func badDatabases() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try folder.write("This is a letter, not a database. It is long enough to tell.", to: "letter")
    let foreign = folder.url.appendingPathComponent("foreign.sqlite").path
    try await DatabaseQueue(path: foreign).write { try $0.execute(sql: "CREATE TABLE theirs (id)") }
    let newer = folder.url.appendingPathComponent("newer.sqlite").path
    try await makeNewer(newer, folder)
    let letter = folder.url.appendingPathComponent("letter").path
    let below = letter + "/below/scale.sqlite"
    let before = try [letter, foreign].map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    for (path, sentence) in [
      (
        folder.url.path,
        "\(folder.url.path) is a folder. Name a file in it with --database."
      ),
      (letter, "\(letter) is not an SQLite database. Choose another file with --database."),
      (
        below,
        "The folder \(letter)/below cannot be created. Choose another place with --database."
      ),
      (
        "/proc/scale/scale.sqlite",
        "The folder /proc/scale cannot be created. Choose another place with --database."
      ),
      (
        "/proc/scale.sqlite",
        "The database /proc/scale.sqlite cannot be written. "
          + "Make the file and its folder writable or choose another with --database."
      ),
      (
        foreign, "\(foreign) is the database of another program. Choose another with --database."
      ),
      (
        newer,
        "The database \(newer) is from a newer version of this app. "
          + "Choose another with --database."
      ),
    ] {
      try await expectError(ScaleProcess.arguments(folder) + ["--database", path], sentence)
    }
    let after = try [letter, foreign].map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(after == before)
  }

  @Test func aDatabaseThatAnotherProgramHolds() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, _) = try await ScaleProcess.serving(folder)
    process.send(signal: SIGTERM)
    _ = await process.ending()
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.database.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    try await expectError(
      ScaleProcess.arguments(folder),
      "The database \(folder.database.path) is in use by another program. "
        + "Stop that program or choose another with --database.")
    try other.close()
  }

  @Test func aPortInUse() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, port) = try await ScaleProcess.serving(folder)
    try await expectError(
      ScaleProcess.arguments(folder, port: "\(port)"),
      "Port \(port) is already in use. Stop what uses it or choose another with --port.")
    let answer = try await WireRequest("GET", "/history").send(to: port)
    #expect(answer.status == "200 OK")
    process.send(signal: SIGTERM)
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalStopsItQuicklyAndCleanly(signal: Int32) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    // As a shell script starts what it runs in the background: with Ctrl-C switched off.
    let (process, port) = try await ScaleProcess.serving(folder, after: "trap '' INT")
    let idle = try WireConnection(port: port)
    let used = try WireConnection(port: port)
    try await used.send(
      WireRequest("GET", "/history", ["Connection": "keep-alive"]).bytes(port: port))
    #expect(try await used.readResponse().status == "200 OK")
    let half = try WireConnection(port: port)
    try await half.send(Data("POST /api/weighings HTTP/1.1\r\nContent-Le".utf8))

    let clock = ContinuousClock()
    let start = clock.now
    process.send(signal: signal)
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
    #expect(clock.now - start < .seconds(1))
    for connection in [idle, used, half] {
      // Ended or, with unread bytes, reset; in no case is there an answer.
      let rest = try? await connection.readToEnd()
      #expect(rest ?? Data() == Data())
    }
    // No log is left: everything is in the file, and nothing has it open.
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.database.deletingLastPathComponent().path) == ["scale.sqlite"])
  }

  @Test func theDefaultDatabaseIsInTheDataFolder() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    for (environment, path) in [
      (["XDG_DATA_HOME": folder.url.path + "/xdg"], "xdg/pressurekit-scale/scale.sqlite"),
      (
        ["XDG_DATA_HOME": "relative", "HOME": folder.url.path],
        ".local/share/pressurekit-scale/scale.sqlite"
      ),
    ] {
      let process = try ScaleProcess(
        ["--port", "0", "--public", folder.pages.path, "--kit", folder.kit.path],
        environment: environment)
      #expect(await process.nextLine().hasPrefix("PressureKit Scale is at "))
      process.send(signal: SIGINT)
      #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
      #expect(
        FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path))
    }
  }

  @Test func theFirstWeighingsComeOnce() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    for round in 1...2 {
      let (process, port) = try await ScaleProcess.serving(folder)
      for id in 1...12 {
        let answer = try await WireRequest("DELETE", "/api/weighings/\(id)").send(to: port)
        #expect(answer.status == (round == 1 ? "204 No Content" : "404 Not Found"))
      }
      #expect(try await WireRequest("GET", "/api/weighings").send(to: port).text == "[]")
      process.send(signal: SIGINT)
      #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
    }
  }

  @Test func itLivesOnWhenDescriptorsRunOut() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, port) = try await ScaleProcess.serving(folder, after: "ulimit -n 40")
    for _ in 1...3 {
      // More than it has descriptors for. Once it cannot accept it listens anew, so some are cut
      // off and some refused.
      let crowd = (0..<60).compactMap { _ in try? WireConnection(port: port) }
      for connection in crowd { connection.endSending() }
      for connection in crowd { _ = try? await connection.readToEnd() }
      let answer = try await firstAnswer("/api/weighings/1", port: port)
      #expect(answer.status == "200 OK")
    }
    process.send(signal: SIGINT)
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
  }

  /// Asks until there is an answer, for ten seconds at most.
  private func firstAnswer(_ path: String, port: UInt16) async throws -> WireResponse {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(10)
    while true {
      do {
        return try await WireRequest("GET", path).send(to: port)
      } catch  where clock.now < deadline {
        try await clock.sleep(for: .milliseconds(10))
      }
    }
  }

  private func expectError(
    _ arguments: [String], _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let ending = try await ScaleProcess(arguments).ending()
    #expect(
      ending == .init(output: "", errors: "Error: \(sentence)\n", code: 1),
      sourceLocation: sourceLocation)
  }

  /// A database with a migration that this version does not know.
  private func makeNewer(_ path: String, _ folder: TestFolder) async throws {
    let process = try ScaleProcess(ScaleProcess.arguments(folder) + ["--database", path])
    _ = await process.nextLine()
    process.send(signal: SIGTERM)
    _ = await process.ending()
    try await DatabaseQueue(path: path).write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('3 from the future')")
    }
  }
}
