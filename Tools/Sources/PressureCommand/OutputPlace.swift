import Foundation

/// The path of a file to write, with all links resolved.
struct OutputPlace {
  /// The innermost folder of the path that exists.
  let folder: String
  /// The missing folders of the path, outermost first.
  let missingFolders: [String]
  let path: String
  /// The file at the path now; nil if it does not exist.
  let existing: stat?
  /// Equal for all names of the same file.
  let identity: Identity

  /// Identifies a file, even one that does not exist yet.
  enum Identity: Hashable {
    case file(FileIdentity)
    case new(String, in: FileIdentity?)
  }

  /// Resolves a name from its beginning, as the system does. `..` after a missing folder cancels that folder: `new/..` is the
  /// folder that would contain `new`.
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
      folder = there.folderOfPath
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

  /// True if `folder` is a folder and not a file.
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

extension String {
  /// The path of the folder that contains the file at this path; empty for a name alone. Foundation's own function traps on Linux
  /// for a name of one letter.
  var folderOfPath: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return String(slash == startIndex ? self[...slash] : self[..<slash])
  }

  /// Returns the path of a file in the folder at this path.
  func appendingName(_ name: String) -> String {
    isEmpty || hasSuffix("/") ? self + name : "\(self)/\(name)"
  }
}
