import Foundation
import GRDB
import Synchronization

/// The deadline until which a connection waits for the lock of another program.
///
/// Changes run one after the other. If each waited for a fixed time, the last of many would wait for the sum. Instead, a
/// deadline counts from the arrival of a change. If it passes while the change is queued, the change is refused at once.
final class LockPatience: Sendable {
  /// The time that a change waits. A person sees the refusal within a second, and another program rarely holds the lock for
  /// so long.
  static let time = Duration.milliseconds(500)

  /// The pause between two attempts to get the lock.
  private static let microseconds: UInt32 = 2000

  private let end: Mutex<ContinuousClock.Instant>

  init(until end: ContinuousClock.Instant) {
    self.end = Mutex(end)
  }

  func wait(until end: ContinuousClock.Instant) {
    self.end.withLock { $0 = end }
  }

  /// Pauses before the next attempt to get the lock. Returns false after the deadline.
  ///
  /// SQLite calls it on the thread of the connection, which has nothing else to do.
  func pause() -> Bool {
    guard ContinuousClock.now < end.withLock(\.self) else { return false }
    usleep(Self.microseconds)
    return true
  }

  /// Repeats work that SQLite refuses without waiting: a change of the journal mode, in which two connections would wait
  /// for each other.
  func repeating<Result>(_ work: () throws -> Result) throws -> Result {
    while true {
      do {
        return try work()
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        guard pause() else { throw error }
      }
    }
  }
}
