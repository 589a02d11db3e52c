import Foundation
import GRDB

extension StartupError {
  /// Creates the error for a database that cannot be opened.
  init(opening file: URL, _ error: DatabaseError) {
    let path = file.path
    switch error.resultCode {
    case .SQLITE_NOTADB where !DatabaseFile.claimsToBeDatabase(file):
      self.init("\(path) is not an SQLite database. Choose another file with --database.")
    case .SQLITE_NOTADB, .SQLITE_CORRUPT:
      self.init(damaged: file)
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        "The database \(path) is in use by another program. "
          + "Stop that program or choose another with --database.")
    case .SQLITE_ERROR:
      self.init(
        "The database \(path) does not have the tables of this app "
          + "(\(error.message ?? "no reason given")). "
          + "Restore a backup or choose another with --database.")
    case .SQLITE_IOERR where Disk.limitsFileSize:
      self.init(
        "The file size limit (ulimit -f) is too low for the database \(path). "
          + "Raise the limit and start the server again.")
    case .SQLITE_FULL,
      .SQLITE_IOERR where Disk.isFull(at: file),
      .SQLITE_CANTOPEN where Disk.isFull(at: file):
      self.init(
        "The disk of the database \(path) is full. "
          + "Free some space or choose another place with --database.")
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM:
      self.init(
        "The database \(path) cannot be written. "
          + "Make the file and its folder writable or choose another with --database.")
    default:
      self.init(
        "The database \(path) cannot be opened (\(error.message ?? "no reason given")). "
          + "Choose another with --database.")
    }
  }

  /// Creates the error for a database with lost or changed bytes.
  init(damaged file: URL) {
    self.init(
      "The database \(file.path) is damaged. "
        + "Restore a backup or choose another with --database.")
  }
}
