/// Why the command cannot do what it was asked to, in sentences that say what to do.
struct Failure: Error, Equatable {
  /// What the process ends with: the numbers of sysexits.h.
  enum Status: Int32 {
    case badData = 65
    case unreadable = 66
    case unwritable = 73
  }

  var status: Status
  /// None, if whoever called must not be told: the standard error is a file that is read.
  var sentences: [String]

  /// The data of a file, or of one of its lines, is bad.
  static func badData(
    _ name: String, line: Int? = nil, column: Int? = nil, _ sentence: String
  ) -> Failure {
    let place = [line, column].map { $0.map { ":\($0)" } ?? "" }.joined()
    return Failure(status: .badData, sentences: ["\(shown(name))\(place): \(sentence)"])
  }

  /// The data of a file is bad in several places.
  static func badData(_ name: String, _ sentences: [String]) -> Failure {
    Failure(status: .badData, sentences: sentences.map { "\(shown(name)): \($0)" })
  }

  static func unreadable(_ name: String, _ sentence: String) -> Failure {
    Failure(status: .unreadable, sentences: ["\(shown(name)): \(sentence)"])
  }

  static func unwritable(_ name: String, _ sentence: String) -> Failure {
    let name = name == InputFile.standardStream ? "standard output" : shown(name)
    return Failure(status: .unwritable, sentences: ["\(name): \(sentence)"])
  }

  /// A name as it was said; one that nobody would see in quotation marks.
  static func shown(_ name: String) -> String {
    if name == InputFile.standardStream { return "standard input" }
    return name.isEmpty ? "\"\"" : name
  }
}
