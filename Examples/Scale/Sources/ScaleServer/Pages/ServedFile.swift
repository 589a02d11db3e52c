import Foundation
import Hummingbird

/// An open file to serve, with an entity tag for its version.
struct ServedFile: Sendable {
  private let file: OpenFiles.Opened
  private let size: Int
  private let contentType: String
  /// A weak validator (RFC 9110, section 8.8.1).
  ///
  /// It consists of the inode, the size and the change time, so the file need not be read. The system updates the change
  /// time with every write; unlike the modification time, programs cannot set it. The tag is weak because two writes
  /// within one clock tick could share it.
  private let entityTag: String

  /// The number of bytes to read and send at once.
  private static let pieceBytes = 256 * 1024

  /// Opens a file without reading it. Nil if it is not a regular file, or no longer exists.
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

  /// Returns the file, or 304 if the browser already has it (RFC 9110, section 13.1.2).
  ///
  /// The file is read while it is sent. For 304 and HEAD it is not read, because their replies have no body.
  func response(ifNoneMatch condition: String?) -> Response {
    let headers: HTTPFields = [
      .contentType: contentType,
      .eTag: entityTag,
      // Browsers may keep the file but must revalidate it, so a reload after a rebuild shows the new file.
      .cacheControl: "no-cache",
    ]
    if let condition, matches(condition) {
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: body)
  }

  /// Reads the whole file as text.
  func text() throws -> String {
    String(decoding: try file.handle.readToEnd() ?? Data(), as: UTF8.self)
  }

  private var body: ResponseBody {
    ResponseBody(contentLength: size) { writer in
      var missing = size
      while missing > 0 {
        let piece = try file.handle.read(upToCount: min(missing, Self.pieceBytes)) ?? Data()
        // The file was truncated meanwhile. Throwing closes the connection, so the browser knows that the file is
        // incomplete.
        guard !piece.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
        missing -= piece.count
        try await writer.write(ByteBuffer(bytes: piece))
      }
      try await writer.finish(nil)
    }
  }

  private func matches(_ condition: String) -> Bool {
    // Our tags contain no comma. A foreign tag with a comma is split, but cannot match anyway.
    condition.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .contains { $0 == "*" || $0 == entityTag || "W/" + $0 == entityTag }
  }
}
