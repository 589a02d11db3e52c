import Foundation
import Hummingbird

/// An open file that may be served, and the tag that tells it from another version of itself.
struct ServedFile: Sendable {
  private let file: OpenFiles.Opened
  private let size: Int
  private let contentType: String
  /// A weak validator (RFC 9110, section 8.8.1).
  ///
  /// It is made of what the system changes with every write, so that no byte need be read: inode,
  /// size and the time of change, which, unlike the time of modification, nobody can set back.
  /// Weak, because two writes within one tick of the clock could share it.
  private let entityTag: String

  /// How much is read, and handed to the connection, at once.
  private static let pieceBytes = 256 * 1024

  /// Opens a file, and reads nothing; nil if it is not an ordinary file, or not any more.
  init?(path: String, among files: OpenFiles) throws {
    guard let file = try files.open(path) else { return nil }
    self.file = file
    var status = stat()
    guard fstat(file.handle.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    #if canImport(Darwin)
    let changed = status.st_ctimespec
    #else
    let changed = status.st_ctim
    #endif
    size = Int(status.st_size)
    entityTag =
      "W/\"\(status.st_ino)-\(status.st_size)-\(changed.tv_sec).\(changed.tv_nsec)\""
    contentType = ContentType.of(fileNamed: path)
  }

  /// The file, or 304 if the browser has it (RFC 9110, section 13.1.2).
  ///
  /// It is read while it is sent, so not for 304, and not for HEAD, whose reply has no body.
  func response(ifNoneMatch condition: String?) -> Response {
    let headers: HTTPFields = [
      .contentType: contentType,
      .eTag: entityTag,
      // Kept by the browser but asked for again: after a rebuild a reload shows the new one.
      .cacheControl: "no-cache",
    ]
    if let condition, matches(condition) {
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: body)
  }

  private var body: ResponseBody {
    ResponseBody(contentLength: size) { writer in
      var missing = size
      while missing > 0 {
        let piece = try file.handle.read(upToCount: min(missing, Self.pieceBytes)) ?? Data()
        // It was cut meanwhile. An error closes the connection, so that the browser sees that
        // the file did not arrive whole.
        guard !piece.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
        missing -= piece.count
        try await writer.write(ByteBuffer(bytes: piece))
      }
      try await writer.finish(nil)
    }
  }

  private func matches(_ condition: String) -> Bool {
    // Our tags hold no comma, so a foreign one that does can only fail to match.
    condition.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .contains { $0 == "*" || $0 == entityTag || "W/" + $0 == entityTag }
  }
}
