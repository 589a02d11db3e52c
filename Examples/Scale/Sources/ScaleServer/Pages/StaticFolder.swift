import Foundation

/// A folder whose files are served, and nothing outside it.
struct StaticFolder: Sendable {
  private let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// The file at a path below the folder; nil if there is none that may be served.
  ///
  /// Symbolic links are followed as long as they stay in the folder and lead to no hidden file.
  /// The folder itself may be a link or be hidden, as `.build` is; it is looked up each time, so
  /// that a new build is served at once.
  ///
  /// - Throws: what the system says about a file that is there and cannot be read.
  func file(_ segments: [String]) throws -> StaticFile? {
    guard !segments.isEmpty, let root = Self.realPath(url.path),
      let real = Self.realPath(root + "/" + segments.joined(separator: "/")),
      real.hasPrefix(root + "/")
    else { return nil }
    let below = real.dropFirst(root.count).split(separator: "/")
    guard !below.contains(where: { $0.hasPrefix(".") }) else { return nil }
    return try StaticFile(path: real)
  }

  /// The path without links, `.` and `..`; nil if nothing is there.
  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
