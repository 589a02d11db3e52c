import Foundation

/// The disk of a file: its free space, and the system's limit on file sizes.
enum Disk {
  /// True if the system limits the size of the files that this process writes (`ulimit -f`).
  ///
  /// SQLite reports "disk I/O error" if a file would exceed the limit.
  static var limitsFileSize: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
      // "No limit" is the largest number: 63 bits on Apple's systems, 64 bits on Linux.
      && limit.rlim_cur < rlim_t(Int64.max)
  }

  /// Makes a write beyond that limit fail. By default, the system ends the process.
  static func ignoreFileSizeSignal() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// A disk with less free space counts as full. SQLite needs more than this for a new database and its log.
  private static let neededBytes: UInt64 = 256 * 1024

  /// True if the disk of a file has too little space left for a database.
  ///
  /// On a full disk, SQLite may report only "disk I/O error" or "unable to open database file".
  static func isFull(at file: URL) -> Bool {
    var status = statvfs()
    // A file system without blocks, such as /proc, is not a disk.
    guard statvfs(file.deletingLastPathComponent().path, &status) == 0, status.f_blocks > 0
    else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < neededBytes
  }
}
