import Foundation

/// A temporary folder in which a test runs the command.
struct TestFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("pressure-test-\(UUID().uuidString)")

  /// Makes the folder, with a table of masses or a list of quick actions if given.
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

  /// Returns the file system's record of a file.
  func status(_ name: String) throws -> stat {
    var status = stat()
    if stat(url.appendingPathComponent(name).path, &status) != 0 {
      throw CocoaError(.fileNoSuchFile)
    }
    return status
  }

  /// Returns the names of all items, including hidden files.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// Returns the texts of all files in the folder and its folders, by path. Folders and links are described by a word.
  func contents() throws -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
    return try Dictionary(
      uniqueKeysWithValues: (paths ?? []).map { path in
        var status = stat()
        if lstat(url.appendingPathComponent(path).path, &status) != 0 {
          throw CocoaError(.fileNoSuchFile)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return (path, try text(path))
        case S_IFDIR: return (path, "a folder")
        default: return (path, "a link")
        }
      })
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
