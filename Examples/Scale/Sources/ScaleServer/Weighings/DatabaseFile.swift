import Foundation
import GRDB

/// The place of the database, checked before anything is written to it.
enum DatabaseFile {
  /// Creates the folders, and refuses what is not a database of this app.
  ///
  /// - Throws: `StartupError`.
  static func prepare(_ file: URL) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) {
      guard !isFolder.boolValue else {
        throw StartupError("\(file.path) is a folder. Name a file in it with --database.")
      }
      try refuseForeign(file)
    } else {
      try createFolder(file.deletingLastPathComponent())
    }
  }

  private static func createFolder(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw StartupError(
        "The folder \(folder.path) cannot be created. Choose another place with --database.")
    }
  }

  /// A mistyped path must not put our table into the database of another program.
  private static func refuseForeign(_ file: URL) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(1)
    do {
      let isForeign = try DatabaseQueue(path: file.path, configuration: configuration).read { db in
        // GRDB's own table comes a moment before our mark; a process may be killed in between.
        let tables = try Int.fetchOne(
          db,
          sql: "SELECT count(*) FROM sqlite_schema WHERE name NOT GLOB 'grdb_*'"
            + " AND name NOT GLOB 'sqlite_*'")
        let mark = try Int.fetchOne(db, sql: "PRAGMA application_id")
        return tables != 0 && mark != Schema.applicationID
      }
      guard !isForeign else {
        throw StartupError(
          "\(file.path) is the database of another program. Choose another with --database.")
      }
    } catch let error as DatabaseError {
      throw StartupError(opening: file, error)
    }
  }
}
