import Foundation

/// The limit on open files of this process. Connections count as open files.
enum FileDescriptors {
  /// Descriptors for the database, the event loop and Dispatch, and for connections accepted in one go beyond their limit.
  private static let reserve = 32
  /// The minimum number of connections. A browser opens six.
  private static let fewest = 8
  /// The maximum number of connections, far more than one person's browsers open.
  private static let most = 256

  /// Returns the maximum number of open connections, which is also the maximum number of files being sent. Other
  /// connections wait in the system's queue until one closes.
  ///
  /// The process must never reach the system's limit: Dispatch needs a descriptor to set a timer, and would crash.
  ///
  /// - Throws: `StartupError` if the system's limit is too low to serve a browser.
  static func connections() throws(StartupError) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return fewest }
    let allowed = Int(clamping: limit.rlim_cur)
    let open = (0..<Int32(clamping: min(allowed, 4096))).count { fcntl($0, F_GETFD) != -1 }
    let connections = (allowed - open - reserve) / 2
    guard connections >= fewest else {
      throw StartupError(
        "The limit of \(allowed) open files is too low. Raise it with ulimit -n 256.")
    }
    return min(connections, most)
  }
}
