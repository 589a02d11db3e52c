import Foundation
import GRDB

/// The database's file, checked before the app writes to it.
enum DatabaseFile {
  /// Creates the folders, and refuses a file that is not a database of this app.
  ///
  /// - Throws: `StartupError`.
  static func prepare(_ file: URL) throws {
    var status = stat()
    guard stat(file.path, &status) == 0 else {
      try createFolder(file.deletingLastPathComponent())
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      try refuseForeign(file)
    case S_IFDIR:
      throw StartupError("\(file.path) is a folder. Name a file in it with --database.")
    default:
      // SQLite would wait forever for the writer of a named pipe.
      throw StartupError(
        "\(file.path) is a pipe, a socket or a device. Choose a file with --database.")
    }
  }

  /// True if a file begins with the header of an SQLite database.
  static func claimsToBeDatabase(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    return (try? handle.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
  }

  private static func createFolder(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw StartupError(
        "The folder \(folder.path) cannot be created. Choose another place with --database.")
    }
  }

  /// Refuses the database of another program: a mistyped path must not add our table to it.
  private static func refuseForeign(_ file: URL) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(1)
    do {
      let database = try DatabaseQueue(path: file.path, configuration: configuration)
      let isForeign = try database.read { db in
        let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema")
        let mark = try Int.fetchOne(db, sql: "PRAGMA application_id")
        return tables != 0 && mark != Schema.applicationID
      }
      guard !isForeign else {
        throw StartupError(
          "\(file.path) is the database of another program. Choose another with --database.")
      }
      let faults = try database.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
      guard faults == "ok" else { throw StartupError(damaged: file) }
    } catch let error as DatabaseError {
      throw StartupError(opening: file, error)
    }
  }
}
