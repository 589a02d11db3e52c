import Foundation

/// Why the server cannot start, in a sentence that says what to do.
public struct StartupError: LocalizedError, CustomStringConvertible, Equatable {
  /// The sentence.
  public let description: String

  /// The same sentence: what the argument parser prints.
  public var errorDescription: String? { description }

  init(_ description: String) {
    self.description = description
  }
}
