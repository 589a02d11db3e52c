import FlyingFox
import Foundation

/// A file as it was when it was read: its bytes and the tag that tells it from another version.
struct StaticFile: Sendable {
  let bytes: Data
  /// A weak validator (RFC 9110, section 8.8.1).
  ///
  /// It is made of what the system changes with every write, so that no byte need be read: inode,
  /// size and the time of change, which, unlike the time of modification, nobody can set back.
  /// Weak, because two writes within one tick of the clock could share it.
  let entityTag: String
  let contentType: String

  /// Reads a file; nil if it is not an ordinary file, or not any more.
  init?(path: String) throws {
    // Not through a link that was put there since its real path was taken, and without waiting
    // for the writer of a named pipe.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if [ENOENT, ENOTDIR, ELOOP, EACCES].contains(errno) { return nil }
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    bytes = try handle.readToEnd() ?? Data()
    #if canImport(Darwin)
    let changed = status.st_ctimespec
    #else
    let changed = status.st_ctim
    #endif
    entityTag =
      "W/\"\(status.st_ino)-\(status.st_size)-\(changed.tv_sec).\(changed.tv_nsec)\""
    contentType = ContentType.of(fileNamed: path)
  }

  /// The file, or 304 if the browser has it (RFC 9110, section 13.1.2).
  func reply(ifNoneMatch condition: String?) -> Reply {
    var headers: [HTTPHeader: String] = [
      .contentType: contentType,
      .eTag: entityTag,
      // Kept by the browser but asked for again: after a rebuild a reload shows the new one.
      .cacheControl: "no-cache",
    ]
    guard let condition, matches(condition) else {
      return Reply(status: .ok, headers: headers, body: bytes)
    }
    headers[.contentLength] = String(bytes.count)
    return Reply(status: .notModified, headers: headers)
  }

  private func matches(_ condition: String) -> Bool {
    // Our tags hold no comma, so a foreign one that does can only fail to match.
    condition.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .contains { $0 == "*" || $0 == entityTag || "W/" + $0 == entityTag }
  }
}
