/// A value on its way to another, as a function of time.
///
/// A change in mid-motion starts from what is on screen: it neither jumps nor waits.
public struct Animated<Value: Interpolatable>: Hashable, Sendable {
  private var from: Value
  private var start = 0.0
  private var end = 0.0
  private var curve = TimingCurve.standard

  /// Where it will come to rest.
  public private(set) var target: Value

  /// Makes a value at rest.
  public init(_ value: Value) {
    from = value
    target = value
  }

  /// Puts it at a value at once.
  @inline(never)  // as are the others: animations are many, and code has to travel
  public mutating func set(_ value: Value) {
    self = Animated(value)
  }

  /// Sends it from where it is at `time` to `value`, over `duration` seconds after `delay` seconds.
  ///
  /// Does nothing when it is already on its way there. A duration of 0 arrives at `time + delay`.
  @inline(never)
  public mutating func animate(
    to value: Value, at time: Double, over duration: Double, after delay: Double = 0,
    curve: TimingCurve = .standard
  ) {
    if value == target { return }
    from = self.value(at: time)
    target = value
    start = time + delay
    end = start + duration
    self.curve = curve
  }

  /// What is on screen at a time, in seconds; the start before it, the target after it.
  @inline(never)
  public func value(at time: Double) -> Value {
    if time >= end { return target }
    if time <= start { return from }
    return from.interpolated(to: target, at: curve((time - start) / (end - start)))
  }

  /// Whether it is on its way, or waits to be, at a time in seconds.
  public func isMoving(at time: Double) -> Bool {
    time < end
  }
}
