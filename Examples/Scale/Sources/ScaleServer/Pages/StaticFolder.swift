import Foundation

/// A folder whose files are served. Files outside the folder are not.
///
/// It replaces Hummingbird's FileMiddleware, which
/// - follows symbolic links out of the folder,
/// - serves hidden files,
/// - waits forever for the writer of a named pipe, and
/// - keeps the ETag if a file is written twice within a second.
struct StaticFolder: Sendable {
  private let url: URL
  private let files: OpenFiles

  /// - Throws: `StartupError`, which ends with the advice, if the folder does not exist or cannot be read.
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

  /// Returns the file at a path below the folder; nil if there is no file that may be served.
  ///
  /// Symbolic links are followed if they stay in the folder and do not lead to a hidden file. The folder itself may be a
  /// link or hidden, as `.build` is. It is resolved for each request, so that a new build is served at once.
  ///
  /// - Throws: The system's error if the file exists but cannot be opened.
  func file(_ segments: [String]) throws -> ServedFile? {
    guard !segments.isEmpty, let root = Self.realPath(url.path),
      let real = Self.realPath(root + "/" + segments.joined(separator: "/")),
      real.hasPrefix(root + "/")
    else { return nil }
    let below = real.dropFirst(root.count).split(separator: "/")
    guard !below.contains(where: { $0.hasPrefix(".") }) else { return nil }
    return try ServedFile(path: real, among: files)
  }

  /// Returns the path without links, `.` and `..`; nil if it does not exist.
  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
