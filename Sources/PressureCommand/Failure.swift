/// Why the command cannot do what it was asked to, in a sentence that says what to do.
struct Failure: Error, Equatable {
  /// What the process ends with: the numbers of sysexits.h.
  enum Status: Int32 {
    case badData = 65
    case unreadable = 66
    case unwritable = 73
  }

  var status: Status
  var sentence: String

  /// The data of a file, or of one of its lines, is bad.
  static func badData(_ name: String, line: Int? = nil, _ sentence: String) -> Failure {
    let place = line.map { ":\($0)" } ?? ""
    return Failure(status: .badData, sentence: "\(shown(name))\(place): \(sentence)")
  }

  static func unreadable(_ name: String, _ sentence: String) -> Failure {
    Failure(status: .unreadable, sentence: "\(shown(name)): \(sentence)")
  }

  static func unwritable(_ name: String, _ sentence: String) -> Failure {
    Failure(status: .unwritable, sentence: "\(shown(name)): \(sentence)")
  }

  /// A name as it was said; one that nobody would see in quotation marks.
  private static func shown(_ name: String) -> String {
    name.isEmpty ? "\"\"" : name
  }
}
