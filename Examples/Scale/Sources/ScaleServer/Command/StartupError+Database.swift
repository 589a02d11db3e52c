import Foundation
import GRDB

extension StartupError {
  /// Why a database cannot be opened.
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
        "The tables of the database \(path) are not as this app made them "
          + "(\(error.message ?? "no reason given")). "
          + "Put back a copy of it or choose another with --database.")
    case .SQLITE_IOERR where Disk.limitsFileSize:
      self.init(
        "The server may write no file as long as the database \(path) needs (ulimit -f). "
          + "Raise the limit and start it again.")
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

  /// A database of which parts are lost or changed.
  init(damaged file: URL) {
    self.init(
      "The database \(file.path) is damaged. "
        + "Put back a copy of it or choose another with --database.")
  }
}
