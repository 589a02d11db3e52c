import ArgumentParser
import Foundation
import PressureFormats

/// What a command says to whoever called it.
enum Terminal {
  /// Does the work of a command, which says what comes of it, or says why it cannot be done.
  static func run(_ work: () throws(Failure) -> Void) throws {
    // Where a limit of the size of files ends the process, there is no telling why.
    signal(SIGXFSZ, SIG_IGN)
    do throws(Failure) {
      // Asked before anything is made: a file that is opened could get its number.
      if !Descriptor.standardOutput.isOpen { throw unwritable }
      try work()
    } catch {
      // The parser's own words for an error begin with `Error:`, and end with the status 1.
      for sentence in error.sentences { try? complain("pressure: \(sentence)") }
      throw ExitCode(error.status.rawValue)
    }
  }

  /// Says what came of the work; throws if not all of it could be written.
  static func say(_ text: String) throws(Failure) {
    try write(text, to: .standardOutput)
  }

  /// Says what does not stop the work.
  static func warn(_ sentences: [String]) throws(Failure) {
    for sentence in sentences { try complain("pressure: warning: \(sentence)") }
  }

  /// Ends the process as the parser of arguments does, which does not ask whether its words were written.
  static func end(with error: any Error) -> Never {
    let status = Pressure.exitCode(for: error)
    let text = Pressure.fullMessage(for: error)
    if text.isEmpty { Foundation.exit(status.rawValue) }
    guard status == .success else {
      // Arguments are in it.
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

  /// Names and cells are in what is complained of, and come from anywhere.
  private static func complain(_ lines: [Substring]) throws(Failure) {
    try write(lines.map { "\(String($0).printable)\n" }.joined(), to: .standardError)
  }

  private static func write(_ text: String, to file: Descriptor) throws(Failure) {
    if !file.write(text.utf8) { throw unwritable }
  }

  private static let unwritable = Failure.unwritable(
    InputFile.standardStream, "the text cannot be written; check that it is open and that the disk has space")
}

/// Lines to say as they come, of which only a piece is kept.
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

  /// Says what is left; throws if not all of the lines could be written.
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
