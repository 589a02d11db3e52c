import Foundation
import GRDB
import Testing

/// A program that cannot start says why in one message, and changes no file.
@Suite struct StartTests {
  @Test func aMissingFolderIsAnError() async throws {
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
      try await ScaleProcess.expectError(ScaleProcess.arguments(folder) + [option, path], sentence)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.database.path))
  }

  @Test func anUnreadableFolderIsAnError() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    chmod(folder.pages.path, 0)
    defer { chmod(folder.pages.path, 0o700) }
    // Root can read everything, so drop that right.
    let asOwner =
      "if [ \"$(id -u)\" = 0 ]; then "
      + "exec setpriv --bounding-set=-dac_override,-dac_read_search \"$0\" \"$@\"; fi"
    try await ScaleProcess.expectError(
      ScaleProcess.arguments(folder), after: asOwner,
      "The folder \(folder.pages.path) cannot be read. Say where the app's pages are with --public."
    )
  }

  @Test func anUnusableDatabaseIsAnErrorAndStaysUnchanged() async throws {
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
      try await ScaleProcess.expectError(
        ScaleProcess.arguments(folder) + ["--database", path], sentence)
    }
    let after = try [letter, foreign].map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(after == before)
  }

  @Test func aLockedDatabaseIsAnError() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, _) = try await ScaleProcess.serving(folder)
    process.send(signal: SIGTERM)
    _ = await process.ending()
    let other = try DatabaseQueue.withUnsafeTransactions(folder.database.path)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    try await ScaleProcess.expectError(
      ScaleProcess.arguments(folder),
      "The database \(folder.database.path) is in use by another program. "
        + "Stop that program or choose another with --database.")
    try other.close()
  }

  @Test func aDatabaseThatIsNotARegularFileIsAnError() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let pipe = folder.url.appendingPathComponent("pipe").path
    mkfifo(pipe, 0o600)
    for path in [pipe, "/dev/null"] {
      try await ScaleProcess.expectError(
        ScaleProcess.arguments(folder) + ["--database", path],
        "\(path) is a pipe, a socket or a device. Choose a file with --database.")
    }
  }

  /// The arguments are the offset and the number of the lost bytes.
  @Test(arguments: [(16, 84), (28, 4), (100, 300), (4096, 4096), (3 * 4096, 200)])
  func aDamagedDatabaseIsAnErrorAndStaysUnchanged(offset: UInt64, count: Int) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, _) = try await ScaleProcess.serving(folder)
    process.send(signal: SIGTERM)
    _ = await process.ending()
    let file = try FileHandle(forUpdating: folder.database)
    try file.seek(toOffset: offset)
    try file.write(contentsOf: Data(repeating: 0xA5, count: count))
    try file.close()
    let before = try Data(contentsOf: folder.database)
    try await ScaleProcess.expectError(
      ScaleProcess.arguments(folder),
      "The database \(folder.database.path) is damaged. "
        + "Restore a backup or choose another with --database.")
    #expect(try Data(contentsOf: folder.database) == before)
  }

  @Test(arguments: [
    ("DROP TABLE weighing", "no such table: weighing"),
    ("ALTER TABLE weighing DROP COLUMN note", "no such column: note"),
    (
      "ALTER TABLE weighing RENAME TO w; CREATE VIEW weighing AS SELECT * FROM w",
      "cannot modify weighing because it is a view"
    ),
    ("DROP TABLE grdb_migrations", "table weighing already exists"),
  ])
  func aDatabaseWithChangedTablesIsAnError(sql: String, reason: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, _) = try await ScaleProcess.serving(folder)
    process.send(signal: SIGTERM)
    _ = await process.ending()
    let other = try DatabaseQueue(path: folder.database.path)
    func tables() async throws -> [String] {
      try await other.read {
        try String.fetchAll($0, sql: "SELECT ifnull(sql, name) FROM sqlite_schema")
      }
    }
    try await other.write { try $0.execute(sql: sql) }
    let before = try await tables()
    try await ScaleProcess.expectError(
      ScaleProcess.arguments(folder),
      "The database \(folder.database.path) does not have the tables of this app (\(reason)). "
        + "Restore a backup or choose another with --database.")
    #expect(try await tables() == before)
  }

  @Test func aTruncatedDatabaseIsAnError() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, _) = try await ScaleProcess.serving(folder)
    process.send(signal: SIGTERM)
    _ = await process.ending()
    for size in [4096 + 100, 4096, 200] as [UInt64] {
      let file = try FileHandle(forUpdating: folder.database)
      try file.truncate(atOffset: size)
      try file.close()
      try await ScaleProcess.expectError(
        ScaleProcess.arguments(folder),
        "The database \(folder.database.path) is damaged. "
          + "Restore a backup or choose another with --database.")
    }
  }

  /// Uses its own file system, which is smaller than a database.
  @Test(.enabled(if: canMount), arguments: ["4k", "8k", "40k"])
  func aFullDiskIsAnError(size: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let disk = folder.url.appendingPathComponent("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    let path = disk.path + "/scale.sqlite"
    let mount = "mount -t tmpfs -o size=\(size) tmpfs '\(disk.path)'"
    try await ScaleProcess.expectError(
      ScaleProcess.arguments(folder) + ["--database", path],
      after: "exec unshare -rm sh -c \"\(mount)\"' && exec \"$0\" \"$@\"' \"$0\" \"$@\"",
      "The disk of the database \(path) is full. "
        + "Free some space or choose another place with --database.")
  }

  private static var canMount: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "unshare -rm mount -t tmpfs tmpfs /mnt 2>/dev/null"]
    try? process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// A starting server either does not listen yet or serves, but never refuses a request.
  @Test func aStartingServerRefusesNoRequest() async throws {
    for _ in 0..<20 {
      let folder = try TestFolder()
      defer { folder.remove() }
      let port = try WireConnection.freePort()
      let process = try ScaleProcess(ScaleProcess.arguments(folder, port: "\(port)"))
      let statuses = await withTaskGroup(of: String.self) { group in
        for _ in 0..<4 { group.addTask { await Self.firstStatus(port: port) } }
        return await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(statuses == ["200 OK"])
      process.send(signal: SIGKILL)
      _ = await process.ending()
    }
  }

  /// Sends requests until there is a reply, for twenty seconds at most.
  private static func firstStatus(port: UInt16) async -> String {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(20)
    while clock.now < deadline {
      if let reply = try? await WireRequest("GET", "/history").send(to: port) {
        return reply.status
      }
      await Task.yield()
    }
    return "no reply"
  }

  /// Creates a database with an unknown migration.
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
