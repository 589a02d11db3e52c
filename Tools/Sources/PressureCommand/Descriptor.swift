import Foundation

/// The number that the system has given to an open file.
struct Descriptor {
  let number: Int32

  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  /// Whether it is of a file; a program can be started with its standard output closed.
  var isOpen: Bool { fcntl(number, F_GETFD) >= 0 }

  /// The file that it is of; nil for a pipe, a terminal or another device.
  var fileIdentity: FileIdentity? {
    var status = stat()
    if fstat(number, &status) != 0 || status.st_mode & S_IFMT != S_IFREG { return nil }
    return FileIdentity(status)
  }

  /// Writes all of some bytes; false if not all were taken.
  func write(_ bytes: some Sequence<UInt8>) -> Bool {
    Array(bytes).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(number, rest.base.baseAddress! + rest.startIndex, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno == EAGAIN {
          // Whoever opened it does not want to wait for a slow reader; the command does.
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

/// What tells a file from every other, whatever its names are.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
