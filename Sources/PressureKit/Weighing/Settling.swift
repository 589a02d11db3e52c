/// Measures how long a number has been at rest, which means within a range.
struct Settling: Hashable, Sendable {
  private var anchor: Double?
  private var since = 0.0

  /// The same value, with its time relative to a clock's `now`; see `NormalizableControl`.
  func normalForm(on clock: ElapsedClock, longest: Double) -> Settling {
    var form = self
    form.since = anchor == nil ? 0 : clock.normal(since, longest: longest)
    return form
  }

  /// Handles the number at a time in seconds. Returns for how long it has stayed within `range` of the value that it had at the
  /// start of that time, in seconds.
  mutating func settle(_ number: Double, within range: Double, at time: Double) -> Double {
    // The tolerance ignores rounding errors.
    if let anchor, abs(number - anchor) <= range + 1e-9 { return time - since }
    anchor = number
    since = time
    return 0
  }
}
