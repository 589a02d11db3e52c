import Foundation

/// What is known of a disk.
enum Disk {
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
