/// Turns a host's time stamps into time that only runs forward.
///
/// Time stamps can be wrong: they stop, go back when two sources are mixed, jump after a stall, or are not numbers. `now`
/// accepts any stamp and never goes back. After a wrong stamp it continues with the next correct one.
public struct ElapsedClock: Hashable, Sendable {
  /// Seconds since the first stamp.
  public private(set) var now = 0.0
  /// The time of the last stamp on this clock: `now`, or earlier if that stamp was late. If it was too late to place, minus
  /// infinity.
  public private(set) var stamped = 0.0
  private var last: Double?

  /// A longer step, in seconds, is a stall of the host. It counts as at most this much for a press. (Fifteen frames at 60 Hz.)
  public static let longestStep = 0.25

  /// A longer jump, in seconds, is a fault of the clock. An hour exceeds all time limits, and keeps `now` precise.
  private static let longestLeap = 3600.0

  /// Makes a clock that starts with its first time stamp.
  public init() {}

  /// Handles a time stamp in seconds. Returns the time that a press may count, 0…`longestStep`.
  ///
  /// A stamp that is not a finite number is ignored. A stamp slightly before the last comes from a second source and counts as
  /// 0. A stamp further back comes from a clock that was set, and becomes the new base.
  public mutating func advance(to time: Double) -> Double {
    guard time.isFinite else { return 0 }
    let step = time - (last ?? time)
    if step >= 0 || step < -ElapsedClock.longestStep { last = time }
    now += min(max(0, step), ElapsedClock.longestLeap)
    stamped = step < -ElapsedClock.longestStep ? -.infinity : now + min(0, step)
    return min(max(0, step), ElapsedClock.longestStep)
  }
}
