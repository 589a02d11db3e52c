import Foundation
import Synchronization

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

/// Opens files for browsers, so many at a time.
///
/// A connection that is closed has its file open for a moment longer, so the limit of connections
/// is none of files.
final class OpenFiles: Sendable {
  private let limit: Int
  private let count = Mutex(0)

  init(limit: Int) {
    self.limit = limit
  }

  /// A file that is open as long as there is this.
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

  /// Opens a file; nil if there is none that may be read.
  ///
  /// - Throws: `POSIXError`, with `EMFILE` also when as many are open as may be.
  func open(_ path: String) throws -> Opened? {
    try count.withLock { count throws(POSIXError) in
      guard count < limit else { throw POSIXError(.EMFILE) }
      count += 1
    }
    // Not through a link that was put there since its real path was taken, and without waiting
    // for the writer of a named pipe.
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
