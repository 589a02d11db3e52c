/// Whether a number has come to rest: it stayed within a range of where it was for a while.
struct Settling: Hashable, Sendable {
  private var anchor: Double?
  private var since = 0.0

  /// Which of its values behave alike.
  func normalForm(on clock: ElapsedClock, longest: Double) -> Settling {
    var form = self
    form.since = anchor == nil ? 0 : clock.normal(since, longest: longest)
    return form
  }

  /// Takes the number at a time in seconds; returns how long it has stayed within `range` of the
  /// first of the numbers that did, in seconds.
  mutating func settle(_ number: Double, within range: Double, at time: Double) -> Double {
    // What rounding adds to two numbers is not further apart.
    if let anchor, abs(number - anchor) <= range + 1e-9 { return time - since }
    anchor = number
    since = time
    return 0
  }
}
