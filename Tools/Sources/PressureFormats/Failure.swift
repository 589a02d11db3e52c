/// Why the command cannot do what it was asked to, in sentences that say what to do.
package struct Failure: Error, Equatable {
  /// What the process ends with: the numbers of sysexits.h.
  package enum Status: Int32 {
    case badData = 65
    case unreadable = 66
    case unwritable = 73
  }

  package var status: Status
  /// None, if whoever called must not be told: the standard error is a file that is read.
  package var sentences: [String]

  package init(status: Status, sentences: [String]) {
    self.status = status
    self.sentences = sentences
  }

  /// The data of a file, or of one of its lines, is bad.
  package static func badData(
    _ name: String, line: Int? = nil, column: Int? = nil, _ sentence: String
  ) -> Failure {
    let place = [line, column].map { $0.map { ":\($0)" } ?? "" }.joined()
    return Failure(status: .badData, sentences: ["\(shown(name))\(place): \(sentence)"])
  }

  /// The data of a file is bad in several places.
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

  /// The name that stands for the standard input, and where something is written for the standard output.
  package static let standardStream = "-"

  /// A name as it was said; one that nobody would see in quotation marks.
  package static func shown(_ name: String) -> String {
    if name == standardStream { return "standard input" }
    return name.isEmpty ? "\"\"" : name
  }
}
