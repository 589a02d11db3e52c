import Foundation
import GRDB
import HTTPTypes
import Logging

extension Problem {
  /// What a request is told when something failed that is not its fault.
  init(_ error: any Error, _ logger: Logger) {
    switch error {
    case let problem as Problem:
      self = problem
    case let error as DatabaseError:
      self.init(database: error, logger)
    case let error as POSIXError where [.EMFILE, .ENFILE].contains(error.code):
      self.init(
        .serviceUnavailable, "Too many files are open. Try again in a moment.",
        headers: [.retryAfter: "1"])
    case is CancellationError:
      self.init(.serviceUnavailable, "The server is stopping. Start it again.")
    default:
      logger.error("\(error)")
      self.init(.internalServerError, "The server failed to answer. Its terminal says why.")
    }
  }

  private init(database error: DatabaseError, _ logger: Logger) {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        .serviceUnavailable,
        "Another program is using the database. Nothing was changed; try again in a moment.",
        headers: [.retryAfter: "1"])
    case .SQLITE_FULL:
      logger.error("\(error)")
      self.init(
        .insufficientStorage,
        "The disk is full. Nothing was changed; free some space and try again.")
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
