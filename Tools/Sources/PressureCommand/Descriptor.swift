import Foundation

/// A file descriptor of the process.
struct Descriptor {
  let number: Int32

  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  /// True if the descriptor refers to an open file. A program can be started with its standard output closed.
  var isOpen: Bool { fcntl(number, F_GETFD) >= 0 }

  /// The identity of the open file; nil for a pipe, a terminal or another device.
  var fileIdentity: FileIdentity? {
    var status = stat()
    if fstat(number, &status) != 0 || status.st_mode & S_IFMT != S_IFREG { return nil }
    return FileIdentity(status)
  }

  /// Writes all the bytes; returns false if the file did not take all of them.
  func write(_ bytes: some Sequence<UInt8>) -> Bool {
    Array(bytes).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(number, rest.base.baseAddress! + rest.startIndex, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno == EAGAIN {
          // The descriptor can be nonblocking because of the process that opened it. Wait for the slow reader.
          var ready = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, -1)
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

/// Identifies a file regardless of its names.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
