/// The reason why a command failed, in sentences that include the fix.
package struct Failure: Error, Equatable {
  /// The exit status of the process, from sysexits.h.
  package enum Status: Int32 {
    case badData = 65
    case unreadable = 66
    case unwritable = 73
  }

  package var status: Status
  /// The messages. Empty if nothing may be printed, because the standard error goes to an input file.
  package var sentences: [String]

  package init(status: Status, sentences: [String]) {
    self.status = status
    self.sentences = sentences
  }

  /// The data of a file, or of one line of it, is bad.
  package static func badData(
    _ name: String, line: Int? = nil, column: Int? = nil, _ sentence: String
  ) -> Failure {
    let place = [line, column].map { $0.map { ":\($0)" } ?? "" }.joined()
    return Failure(status: .badData, sentences: ["\(shown(name))\(place): \(sentence)"])
  }

  /// The data of a file has several faults.
  package static func badData(_ name: String, _ sentences: [String]) -> Failure {
    Failure(status: .badData, sentences: sentences.map { "\(shown(name)): \($0)" })
  }

  package static func unreadable(_ name: String, _ sentence: String) -> Failure {
    Failure(status: .unreadable, sentences: ["\(shown(name)): \(sentence)"])
  }

  package static func unwritable(_ name: String, _ sentence: String) -> Failure {
    let name = name == standardStream ? "standard output" : shown(name)
    return Failure(status: .unwritable, sentences: ["\(name): \(sentence)"])
  }

  /// The name for the standard input, and for the standard output where a file is written.
  package static let standardStream = "-"

  /// Returns a name as the user typed it, or quotation marks for an empty name.
  package static func shown(_ name: String) -> String {
    if name == standardStream { return "standard input" }
    return name.isEmpty ? "\"\"" : name
  }
}
