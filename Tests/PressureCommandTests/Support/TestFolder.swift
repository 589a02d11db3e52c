import Foundation

/// A temporary folder, in which a test runs the command.
struct TestFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("pressure-test-\(UUID().uuidString)")

  /// Makes the folder, with a table of masses or a list of quick actions in it if one is given.
  init(masses: String? = nil, actions: String? = nil) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    if let masses { try write(Data(masses.utf8), to: "masses.csv") }
    if let actions { try write(Data(actions.utf8), to: "actions.json") }
  }

  func write(_ contents: Data, to name: String) throws {
    try contents.write(to: url.appendingPathComponent(name))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// What the system knows of a file.
  func status(_ name: String) throws -> stat {
    var status = stat()
    if stat(url.appendingPathComponent(name).path, &status) != 0 {
      throw CocoaError(.fileNoSuchFile)
    }
    return status
  }

  /// The names of everything in it, hidden files too.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
