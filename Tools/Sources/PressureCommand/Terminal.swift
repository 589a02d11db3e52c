import ArgumentParser
import Foundation
import PressureFormats

/// Prints the output and the errors of a command.
enum Terminal {
  /// Runs the work of a command. If it fails, the messages are printed and the exit status is thrown.
  static func run(_ work: () throws(Failure) -> Void) throws {
    // Without this, a file size limit would end the process before it could print a message.
    signal(SIGXFSZ, SIG_IGN)
    do throws(Failure) {
      // Check this before any file is opened: a new file could get the descriptor of the closed stream.
      if !Descriptor.standardOutput.isOpen { throw unwritable }
      try work()
    } catch {
      // Print the messages here: the parser would begin them with `Error:` and exit with status 1.
      for sentence in error.sentences { try? complain("pressure: \(sentence)") }
      throw ExitCode(error.status.rawValue)
    }
  }

  /// Prints a text; throws if it cannot be written in full.
  static func say(_ text: String) throws(Failure) {
    try write(text, to: .standardOutput)
  }

  /// Prints warnings.
  static func warn(_ sentences: [String]) throws(Failure) {
    for sentence in sentences { try complain("pressure: warning: \(sentence)") }
  }

  /// Prints the error and ends the process, as the argument parser does. The parser's own version does not check whether the
  /// text was written.
  static func end(with error: any Error) -> Never {
    let unknown = error as? UnknownCommand
    let status = unknown == nil ? Pressure.exitCode(for: error) : .validationFailure
    let text = unknown?.text ?? Pressure.fullMessage(for: error)
    if text.isEmpty { Foundation.exit(status.rawValue) }
    guard status == .success else {
      // The message can contain arguments.
      try? complain(text.split(separator: "\n", omittingEmptySubsequences: false))
      Foundation.exit(status.rawValue)
    }
    do throws(Failure) {
      try say(text + "\n")
    } catch {
      for sentence in error.sentences { try? complain("pressure: \(sentence)") }
      Foundation.exit(error.status.rawValue)
    }
    Foundation.exit(status.rawValue)
  }

  private static func complain(_ sentence: String) throws(Failure) {
    try complain([Substring(sentence)])
  }

  /// Escapes the lines, because they can contain names and cells from any source.
  private static func complain(_ lines: [Substring]) throws(Failure) {
    try write(lines.map { "\(String($0).printable)\n" }.joined(), to: .standardError)
  }

  private static func write(_ text: String, to file: Descriptor) throws(Failure) {
    if !file.write(text.utf8) { throw unwritable }
  }

  private static let unwritable = Failure.unwritable(
    InputFile.standardStream,
    "the text cannot be written; check that it is open and that the disk has space")
}

/// Prints lines as they arrive. It buffers only a piece of them.
struct TerminalLines {
  private var piece = ""
  private var failure: Failure?

  private static let pieceBytes = 1 << 16

  mutating func say(_ line: String) {
    if failure != nil { return }
    piece += line
    piece += "\n"
    if piece.utf8.count >= Self.pieceBytes { write() }
  }

  /// Prints the remaining lines; throws if any line could not be written.
  mutating func end() throws(Failure) {
    write()
    if let failure { throw failure }
  }

  private mutating func write() {
    do throws(Failure) {
      try Terminal.say(piece)
    } catch {
      failure = error
    }
    piece = ""
  }
}
