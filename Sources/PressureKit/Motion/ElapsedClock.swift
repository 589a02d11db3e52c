/// Turns a host's time stamps into time that only runs forward.
///
/// Time stamps lie: they stand still, go backwards when two sources are mixed, leap after a stall,
/// or are no number. `now` takes them as they come and never goes back; a wrong stamp costs nothing
/// once right ones follow.
public struct ElapsedClock: Hashable, Sendable {
  /// Seconds since the first stamp.
  public private(set) var now = 0.0
  private var last: Double?

  /// A step longer than this, in seconds, is a stall of the host: more than it counts for nobody's
  /// patience. (Fifteen frames at 60 Hz.)
  public static let longestStep = 0.25

  /// A leap longer than this, in seconds, is a fault of the clock; an hour outlasts every time
  /// limit and keeps `now` precise.
  private static let longestLeap = 3600.0

  /// Makes a clock that starts with the first stamp it is shown.
  public init() {}

  /// Takes a stamp in seconds; returns how much time a press may count for it, 0…`longestStep`.
  ///
  /// A stamp that is not a number is ignored. One a little before the last is two sources mixed, and
  /// counts for nothing; one further back is a clock that was set, and becomes the new base.
  public mutating func advance(to time: Double) -> Double {
    guard time.isFinite else { return 0 }
    let step = time - (last ?? time)
    if step >= 0 || step < -ElapsedClock.longestStep { last = time }
    now += min(max(0, step), ElapsedClock.longestLeap)
    return min(max(0, step), ElapsedClock.longestStep)
  }
}
