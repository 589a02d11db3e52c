import Foundation

/// The file with the table, of which nothing is believed yet.
struct MassFile {
  /// A table of masses is a few lines: more is another file, and must not fill the memory.
  static let maximumBytes = 10_000_000

  var path: String

  /// The whole text.
  func text() throws(Failure) -> String {
    let bytes = try bytes()
    if bytes.count > Self.maximumBytes {
      throw .badData(path, "the file is over 10 MB; is it a table of masses?")
    }
    guard let text = String(data: bytes, encoding: .utf8) else {
      throw .badData(path, "the file is not UTF-8 text; save it as CSV in UTF-8")
    }
    return text
  }

  /// At most one byte more than is allowed, also from a pipe.
  private func bytes() throws(Failure) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadable(path, "the file does not exist")
    }
    if isFolder.boolValue {
      throw .unreadable(path, "this is a folder; name a file in it")
    }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      return try handle.read(upToCount: Self.maximumBytes + 1) ?? Data()
    } catch {
      throw .unreadable(path, "the file cannot be read; are you allowed to?")
    }
  }
}
