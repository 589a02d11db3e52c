import Foundation
import GRDB
import HTTPTypes
import Logging

extension Problem {
  /// Creates the refusal for an error that occurred while replying to a request.
  init(_ error: any Error, _ logger: Logger) {
    switch error {
    case let problem as Problem:
      self = problem
    case let error as DatabaseError:
      self.init(database: error, logger)
    case is CancellationError:
      self.init(.serviceUnavailable, "The server is stopping. Start it again.")
    default:
      self.init(file: error, logger)
    }
  }

  private init(file error: any Error, _ logger: Logger) {
    let cause = (error as? CocoaError)?.underlying ?? error
    switch (cause as? POSIXError)?.code {
    case .EMFILE, .ENFILE:
      self.init(
        .serviceUnavailable, "Too many files are open. Try again in a moment.",
        headers: [.retryAfter: "1"])
    case .ENOSPC, .EDQUOT:
      logger.error("\(error)")
      self = .diskFull
    case .EFBIG:
      logger.error("\(error)")
      self = .fileTooLarge
    default:
      logger.error("\(error)")
      self.init(.internalServerError, "The server failed to answer. Its terminal says why.")
    }
  }

  private static let diskFull = Problem(
    .insufficientStorage, "The disk is full. Nothing was changed; free some space and try again.")

  private static let fileTooLarge = Problem(
    .insufficientStorage,
    "The server's file size limit (ulimit -f) is too low for this. Nothing was changed; "
      + "raise the limit and start the server again.")

  private init(database error: DatabaseError, _ logger: Logger) {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        .serviceUnavailable,
        "Another program is using the database. Nothing was changed; try again in a moment.",
        headers: [.retryAfter: "1"])
    case .SQLITE_FULL:
      logger.error("\(error)")
      self = .diskFull
    case .SQLITE_IOERR where Disk.limitsFileSize:
      logger.error("\(error)")
      self = .fileTooLarge
    case .SQLITE_READONLY, .SQLITE_PERM:
      logger.error("\(error)")
      self.init(
        .internalServerError,
        "The database cannot be written. Nothing was changed; check the file's permissions.")
    case .SQLITE_INTERRUPT, .SQLITE_ABORT:
      self.init(.serviceUnavailable, "The server is stopping. Start it again.")
    default:
      logger.error("\(error)")
      self.init(
        .internalServerError, "The database could not be used. The server's terminal says why.")
    }
  }
}
