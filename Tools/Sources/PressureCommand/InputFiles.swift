import Foundation
import PressureFormats

/// The files that a run reads, and the streams that it prints to.
///
/// Every input file is added when it is opened. `OutputFiles` refuses an output that is one of them. A stream that is an input
/// file is refused before that file is read.
final class InputFiles {
  struct Input {
    let name: String
    /// The role of the file in the run, such as `the table of masses`.
    let role: String
    /// Nil for a pipe, a terminal or another device, which an output cannot replace.
    let identity: FileIdentity?
  }

  private(set) var all: [Input] = []

  // Read before any file is opened: a new file could get the descriptor of a closed stream.
  private let standardOutput = Descriptor.standardOutput.fileIdentity
  private let standardError = Descriptor.standardError.fileIdentity

  /// The standard streams that are redirected to a file.
  var streams: [(name: String, identity: FileIdentity)] {
    [("standard output", standardOutput), ("standard error", standardError)].compactMap {
      name, identity in identity.map { (name, $0) }
    }
  }

  /// Adds a file that was opened for reading.
  func add(_ file: Descriptor, name: String, role: String) throws(Failure) {
    if name == InputFile.standardStream, let first = all.first(where: { $0.name == name }) {
      throw .unreadable(
        name, "this is \(first.role), which can be read only once; save one of the inputs as a file"
      )
    }
    let input = Input(name: name, role: role, identity: file.fileIdentity)
    all.append(input)
    guard let identity = input.identity else { return }
    if identity == standardOutput {
      throw .unwritable(
        InputFile.standardStream,
        "this is the same file as \(input.description); redirect it to another file")
    }
    // A message would be written into the input file itself.
    if identity == standardError { throw Failure(status: .unwritable, sentences: []) }
  }
}

extension InputFiles.Input {
  /// The name and the role, for messages.
  var description: String { "\(Failure.shown(name)), \(role)" }
}
