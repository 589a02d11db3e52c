import Foundation

/// A folder whose files are served, and nothing outside it.
///
/// In place of Hummingbird's FileMiddleware, which follows symbolic links out of the folder, serves
/// hidden files, waits for ever for the writer of a named pipe, and whose ETag stays the same when
/// a file is written twice within a second.
struct StaticFolder: Sendable {
  private let url: URL
  private let files: OpenFiles

  /// - Throws: `StartupError`, which ends with the advice, when there is no such folder or it may
  ///   not be read.
  init(_ url: URL, files: OpenFiles, advice: String) throws(StartupError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw StartupError("The folder \(url.path) does not exist. \(advice)")
    }
    guard isFolder.boolValue else {
      throw StartupError("\(url.path) is not a folder. \(advice)")
    }
    guard access(url.path, R_OK | X_OK) == 0 else {
      throw StartupError("The folder \(url.path) cannot be read. \(advice)")
    }
    self.url = url
    self.files = files
  }

  /// The file at a path below the folder; nil if there is none that may be served.
  ///
  /// Symbolic links are followed as long as they stay in the folder and lead to no hidden file.
  /// The folder itself may be a link or be hidden, as `.build` is; it is looked up each time, so
  /// that a new build is served at once.
  ///
  /// - Throws: what the system says about a file that is there and cannot be read.
  func file(_ segments: [String]) throws -> ServedFile? {
    guard !segments.isEmpty, let root = Self.realPath(url.path),
      let real = Self.realPath(root + "/" + segments.joined(separator: "/")),
      real.hasPrefix(root + "/")
    else { return nil }
    let below = real.dropFirst(root.count).split(separator: "/")
    guard !below.contains(where: { $0.hasPrefix(".") }) else { return nil }
    return try ServedFile(path: real, among: files)
  }

  /// The path without links, `.` and `..`; nil if nothing is there.
  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
