import Foundation

/// The disk that a file is written to: how much room it has, and how large a file may be.
enum Disk {
  /// True if the system limits the size of the files that this process writes (`ulimit -f`).
  ///
  /// SQLite says "disk I/O error" when one would be larger.
  static var limitsFileSize: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
      // No limit is the largest number, of 63 bits on Apple's systems and of 64 on Linux.
      && limit.rlim_cur < rlim_t(Int64.max)
  }

  /// Lets a write beyond that limit fail. Otherwise the system ends the process.
  static func ignoreFileSizeSignal() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Less than SQLite needs to open a new database and its log.
  private static let neededBytes: UInt64 = 256 * 1024

  /// Whether the disk of a file has too little space left for a database.
  ///
  /// SQLite says "disk I/O error" or "unable to open database file" for some of what a full disk
  /// makes impossible, so the disk itself is asked.
  static func isFull(at file: URL) -> Bool {
    var status = statvfs()
    // What has no blocks at all is no disk, as /proc is none.
    guard statvfs(file.deletingLastPathComponent().path, &status) == 0, status.f_blocks > 0
    else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < neededBytes
  }
}
