import Foundation
import PressureFormats

/// The files that a run reads and the streams that it prints to.
///
/// Every file that is read is entered here as it is opened. No output of the run may be one of them: `OutputFiles` compares
/// them, and a stream that is one is refused before anything is read from it.
final class InputFiles {
  struct Input {
    let name: String
    /// What the file is to the run, `the table of masses`.
    let role: String
    /// Nil is no file but a pipe, a terminal or another device, which nothing replaces.
    let identity: FileIdentity?
  }

  private(set) var all: [Input] = []

  // Asked before anything is opened: a file could get the number of a stream that is closed.
  private let standardOutput = Descriptor.standardOutput.fileIdentity
  private let standardError = Descriptor.standardError.fileIdentity

  /// The streams that go to a file.
  var streams: [(name: String, identity: FileIdentity)] {
    [("standard output", standardOutput), ("standard error", standardError)].compactMap {
      name, identity in identity.map { (name, $0) }
    }
  }

  /// Enters a file that was opened to be read.
  func add(_ file: Descriptor, name: String, role: String) throws(Failure) {
    if name == InputFile.standardStream, let first = all.first(where: { $0.name == name }) {
      throw .unreadable(name, "this is \(first.role), which can be read only once; save one of the inputs as a file")
    }
    let input = Input(name: name, role: role, identity: file.fileIdentity)
    all.append(input)
    guard let identity = input.identity else { return }
    if identity == standardOutput {
      throw .unwritable(
        InputFile.standardStream,
        "this is the same file as \(input.description); redirect it to another file")
    }
    // A sentence about it would be written into the file.
    if identity == standardError { throw Failure(status: .unwritable, sentences: []) }
  }
}

extension InputFiles.Input {
  /// Its name and what it is, for messages.
  var description: String { "\(Failure.shown(name)), \(role)" }
}
