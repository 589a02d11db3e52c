import Foundation

/// The reason why the server cannot start, with advice on what to do.
public struct StartupError: LocalizedError, CustomStringConvertible, Equatable {
  /// The message.
  public let description: String

  /// The same message, for the argument parser to print.
  public var errorDescription: String? { description }

  init(_ description: String) {
    self.description = description
  }
}
