import PressureFormats
import QuickActions

/// A file with a declaration of quick actions.
struct QuickActionsFile {
  /// The maximum number of faults in a message. The rest are only counted.
  static let maximumFaults = 20

  var path: String
  var inputs: InputFiles

  /// Reads and checks the declaration.
  func declaration(needsURL: Bool) throws(Failure) -> QuickActionDeclaration {
    let file = InputFile(path: path, role: "the list of actions", inputs: inputs)
    let text = try file.text(
      maximumMegabytes: 1, content: "a list of quick actions", format: "JSON")
    if text.utf8.isEmpty {
      throw .badData(path, "the file is empty; it needs a list of actions")
    }
    let value = try QuickActionValue(json: text, name: path)
    return try checked { () throws(QuickActionFaults) in
      try QuickActionDeclaration(value, needsURL: needsURL)
    }
  }

  /// Returns the result of `make`, or throws its faults as a failure.
  func checked<Made>(
    _ make: () throws(QuickActionFaults) -> Made
  ) throws(Failure) -> Made {
    do {
      return try make()
    } catch {
      throw failure(error.all)
    }
  }

  /// Returns a failure that lists the faults.
  func failure(_ faults: [QuickActionFault]) -> Failure {
    var sentences = faults.prefix(Self.maximumFaults).map(\.sentence)
    let rest = faults.count - sentences.count
    if rest > 0 { sentences.append("and \(rest) more \(rest == 1 ? "fault" : "faults")") }
    return .badData(path, sentences)
  }
}
