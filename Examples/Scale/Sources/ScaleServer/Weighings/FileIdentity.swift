import Foundation

/// The identity of a file. Another file with the same name has a different one.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  /// Nil if the file does not exist.
  init?(of file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }
}
