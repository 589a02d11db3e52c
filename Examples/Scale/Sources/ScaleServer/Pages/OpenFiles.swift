import Foundation
import Synchronization

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

/// Opens files for browsers, up to a limit.
///
/// A closed connection keeps its file open for a moment, so the limit on connections does not limit the open files.
final class OpenFiles: Sendable {
  private let limit: Int
  private let count = Mutex(0)

  init(limit: Int) {
    self.limit = limit
  }

  /// An open file. It is closed when this object is released.
  final class Opened: Sendable {
    let handle: FileHandle
    private let files: OpenFiles

    fileprivate init(_ descriptor: Int32, _ files: OpenFiles) {
      handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      self.files = files
    }

    deinit {
      close(handle.fileDescriptor)
      files.count.withLock { $0 -= 1 }
    }
  }

  /// Opens a file. Nil if it does not exist or is not readable.
  ///
  /// - Throws: `POSIXError`. The code is `EMFILE` at the limit of this type, too.
  func open(_ path: String) throws -> Opened? {
    try count.withLock { count throws(POSIXError) in
      guard count < limit else { throw POSIXError(.EMFILE) }
      count += 1
    }
    // Do not follow a link that was created after the path was resolved, or wait for the writer of a named pipe.
    let descriptor = systemOpen(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      count.withLock { $0 -= 1 }
      if [ENOENT, ENOTDIR, ELOOP, EACCES].contains(code) { return nil }
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
    return Opened(descriptor, self)
  }
}
