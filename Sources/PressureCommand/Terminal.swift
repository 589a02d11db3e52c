import ArgumentParser
import Foundation

/// What a command says to whoever called it.
enum Terminal {
  /// Does the work of a command and prints what comes of it, or why it cannot be done.
  static func run(_ work: () throws(Failure) -> String) throws {
    do throws(Failure) {
      say(try work(), to: .standardOutput)
    } catch {
      // The parser's own words for an error begin with `Error:`, and end with the status 1.
      for sentence in error.sentences { say("pressure: \(sentence)\n", to: .standardError) }
      throw ExitCode(error.status.rawValue)
    }
  }

  /// Says what does not stop the work.
  static func warn(_ sentences: [String]) {
    for sentence in sentences { say("pressure: warning: \(sentence)\n", to: .standardError) }
  }

  private static func say(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
