import Foundation
import GRDB
import Synchronization

/// How long a connection waits for the lock of another program: until a moment, not for a time.
///
/// Changes come one after the other. With a time for each, the last of many would wait for the sum.
/// With a moment that counts from the arrival of a change, those that waited in the queue are
/// refused as soon as it is their turn.
final class LockPatience: Sendable {
  /// A person sees the refusal within a second, and a change of another program rarely takes so long.
  static let time = Duration.milliseconds(500)

  /// How often the lock is tried.
  private static let microseconds: UInt32 = 2000

  private let end: Mutex<ContinuousClock.Instant>

  init(until end: ContinuousClock.Instant) {
    self.end = Mutex(end)
  }

  func wait(until end: ContinuousClock.Instant) {
    self.end.withLock { $0 = end }
  }

  /// Pauses before the lock is tried again; false when that has been done for long enough.
  ///
  /// SQLite calls it on the thread of the connection, which has nothing else to do.
  func pause() -> Bool {
    guard ContinuousClock.now < end.withLock(\.self) else { return false }
    usleep(Self.microseconds)
    return true
  }

  /// Repeats what SQLite refuses without a pause: a change of the journal mode, in which two
  /// connections would wait for each other.
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
