import Foundation

/// The files that this process may have open, connections among them.
enum FileDescriptors {
  /// What the database, the event loop and Dispatch open, and connections accepted in one go above
  /// the limit of them.
  private static let reserve = 32
  /// A browser opens six.
  private static let fewest = 8
  /// Far more than the browsers of one person open.
  private static let most = 256

  /// How many connections may be open, and as many files on their way; other connections wait in
  /// the system's queue until one closes.
  ///
  /// The limit of the system is never reached: Dispatch, which needs a descriptor to set a timer,
  /// would crash there.
  ///
  /// - Throws: `StartupError` when the system's limit is too low to serve a browser.
  static func connections() throws(StartupError) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return fewest }
    let allowed = Int(clamping: limit.rlim_cur)
    let open = (0..<Int32(clamping: min(allowed, 4096))).count { fcntl($0, F_GETFD) != -1 }
    let connections = (allowed - open - reserve) / 2
    guard connections >= fewest else {
      throw StartupError(
        "Only \(allowed) files may be open, which is too few. Raise the limit with ulimit -n 256.")
    }
    return min(connections, most)
  }
}
