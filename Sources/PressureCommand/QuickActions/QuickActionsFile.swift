import QuickActions

/// A file with a declaration of quick actions.
struct QuickActionsFile {
  /// After so many faults somebody has enough to do.
  static let maximumFaults = 20

  var path: String

  /// What it declares.
  func declaration(needsURL: Bool) throws(Failure) -> QuickActionDeclaration {
    let text = try InputFile(path: path).text(
      maximumMegabytes: 1, content: "a list of quick actions", format: "JSON")
    if text.utf8.isEmpty {
      throw .badData(path, "the file is empty; it needs a list of actions")
    }
    let value = try QuickActionValue(json: text, name: path)
    do {
      return try QuickActionDeclaration(value, needsURL: needsURL)
    } catch {
      var sentences = error.all.prefix(Self.maximumFaults).map(\.sentence)
      let rest = error.all.count - sentences.count
      if rest > 0 { sentences.append("and \(rest) \(rest == 1 ? "fault" : "faults") more") }
      throw .badData(path, sentences)
    }
  }
}
