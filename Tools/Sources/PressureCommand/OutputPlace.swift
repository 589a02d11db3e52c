import Foundation

/// Where a file is to be written, with all links followed.
struct OutputPlace {
  /// The innermost folder on the way to it that is there.
  let folder: String
  /// The folders in that one which are to be made, the outermost first.
  let missingFolders: [String]
  let path: String
  /// What is there now; nil if nothing is.
  let existing: stat?
  /// What it has in common with every other name of the same file.
  let identity: Identity

  /// What tells a file from every other, also one that is not there yet.
  enum Identity: Hashable {
    case file(FileIdentity)
    case new(String, in: FileIdentity?)
  }

  /// Follows a name from its beginning, as the system does. A folder that is missing is no way to another: `new/..` is
  /// the folder that `new` would be in.
  init(_ name: String) {
    var there = name.hasPrefix("/") ? "/" : Self.real(".") ?? "."
    var missing: [String] = []
    for part in name.split(separator: "/").map(String.init) where part != "." {
      if missing.isEmpty, let real = Self.real("\(there)/\(part)") {
        there = real
      } else if part == "..", !missing.isEmpty {
        missing.removeLast()
      } else {
        missing.append(part)
      }
    }
    if missing.isEmpty {
      path = there
      folder = (there as NSString).deletingLastPathComponent
      missingFolders = []
    } else {
      let folders = missing.indices.map { ([there] + missing[...$0]).joined(separator: "/") }
      path = folders[folders.count - 1]
      folder = there
      missingFolders = folders.dropLast()
    }
    existing = Self.status(path, lstat)
    identity =
      if let existing {
        .file(FileIdentity(existing))
      } else {
        .new(missing.joined(separator: "/"), in: Self.status(folder, stat).map(FileIdentity.init))
      }
  }

  /// Whether the folder is one, and not a file.
  var isInFolder: Bool {
    Self.status(folder, stat).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  private static func status(
    _ path: String, _ ask: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) -> stat? {
    var status = stat()
    return ask(path, &status) == 0 ? status : nil
  }

  private static func real(_ name: String) -> String? {
    guard let path = realpath(name, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
