import Foundation

/// The wishes of a user (SIGINT, Ctrl-C) or of a system (SIGTERM) that the program stop.
///
/// From its creation on these signals no longer end the process by themselves, and none is lost.
/// A dispatch source would lose one now and then: it begins to listen some time after `resume`.
/// There is one for the whole process, which it never leaves.
final class StopSignals: Sendable {
  private let arrivals: AsyncStream<Void>

  /// Where the signal handler writes a byte.
  ///
  /// Set before the handler is installed and never again; a handler can take no lock to read it.
  nonisolated(unsafe) private static var writingEnd: Int32 = -1

  init() {
    precondition(Self.writingEnd == -1, "One for the whole process")
    let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self)
    self.arrivals = arrivals
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "No descriptors for a pipe at the very start")
    Self.writingEnd = ends[1]
    for number in [SIGINT, SIGTERM] {
      // It may run in the middle of anything, so it calls nothing but `write`.
      _ = signal(number) { _ in
        let before = errno
        var byte: UInt8 = 0
        _ = write(StopSignals.writingEnd, &byte, 1)
        errno = before
      }
    }
    let readingEnd = ends[0]
    Thread.detachNewThread {
      // Whoever started the program may have blocked the signals; here at least they arrive.
      var signals = sigset_t()
      sigemptyset(&signals)
      for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      var byte: UInt8 = 0
      while true {
        let count = read(readingEnd, &byte, 1)
        if count == 1 { continuation.yield() } else if errno != EINTR { return }
      }
    }
  }

  /// Returns when the first signal has come, also when it came before the call.
  func first() async {
    for await _ in arrivals { return }
  }
}
