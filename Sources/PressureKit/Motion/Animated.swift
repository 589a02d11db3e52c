/// A value that moves to a target value, as a function of time.
///
/// A change during a motion starts from the value on screen: it neither jumps nor waits.
public struct Animated<Value: Interpolatable>: Hashable, Sendable {
  private var from: Value
  private var start = 0.0
  private var end = 0.0
  private var curve = TimingCurve.standard

  /// The value at the end of the motion.
  public private(set) var target: Value

  /// Makes a value at rest.
  public init(_ value: Value) {
    from = value
    target = value
  }

  /// Sets the value at once, without motion.
  @inline(never)  // inlined, it and those below would enlarge the engine
  public mutating func set(_ value: Value) {
    self = Animated(value)
  }

  /// Moves the value from where it is at `time` to `value`, over `duration` seconds after `delay` seconds.
  ///
  /// Does nothing if it is already moving there. With a duration of 0 it arrives at `time + delay`.
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

  /// Returns the value on screen at a time, in seconds: before the motion its start, after it the target.
  @inline(never)
  public func value(at time: Double) -> Value {
    if time >= end { return target }
    if time <= start { return from }
    return from.interpolated(to: target, at: curve((time - start) / (end - start)))
  }

  /// True if, at a time in seconds, the value moves or waits to move.
  public func isMoving(at time: Double) -> Bool {
    time < end
  }
}

/// The progress of a motion over time: a cubic Bézier curve from (0, 0) to (1, 1), as in CSS and Core Animation.
public enum TimingCurve: UInt8, Sendable {
  /// The default of CSS (`ease`) and Core Animation: (.25, .1, .25, 1).
  case standard
  /// Fast at first, as CSS `ease-out`: (0, 0, .58, 1).
  case easeOut
  /// Linear: the progress equals the time.
  case linear

  /// Returns the progress, 0…1, at a part of the time, 0…1; other times are clamped.
  ///
  /// Exact to 1e-7. Costs about three hundred multiplications and no allocation.
  public func callAsFunction(_ time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    let (x1, y1, x2, y2) =
      switch self {
      case .standard: (0.25, 0.1, 0.25, 1.0)
      case .easeOut: (0.0, 0.0, 0.58, 1.0)
      case .linear: (0.0, 0.0, 1.0, 1.0)
      }
    // x grows with the curve's parameter, so bisection always converges. Newton's method alone would fail where the slope is 0.
    var low = 0.0
    var high = 1.0
    for _ in 0..<26 {
      let middle = (low + high) / 2
      if TimingCurve.bezier(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return TimingCurve.bezier(y1, y2, low)
  }

  private static func bezier(_ a: Double, _ b: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
  }
}

/// A type whose values can be interpolated.
public protocol Interpolatable: Hashable, Sendable {
  /// Returns the value at `progress` on the way to `end`: 0 is `self`, 1 is `end`.
  func interpolated(to end: Self, at progress: Double) -> Self
}

extension Double: Interpolatable {
  /// Interpolates linearly to `end`; at progress 1 the result is exactly `end`.
  public func interpolated(to end: Double, at progress: Double) -> Double {
    self * (1 - progress) + end * progress
  }
}

extension LayerColor: Interpolatable {
  /// Interpolates each sRGB component on its own, as Core Animation does.
  public func interpolated(to end: LayerColor, at progress: Double) -> LayerColor {
    LayerColor(
      red: red.interpolated(to: end.red, at: progress),
      green: green.interpolated(to: end.green, at: progress),
      blue: blue.interpolated(to: end.blue, at: progress),
      alpha: alpha.interpolated(to: end.alpha, at: progress))
  }
}

extension Double {
  /// Returns the number's position between `start` and `end`, clamped to 0…1; 0 for NaN. If both are equal, numbers above them
  /// give 1 and others 0.
  @inline(never)  // larger than a call
  func part(from start: Double, to end: Double) -> Double {
    min(max(0, (self - start) / (end - start)), 1)  // this order turns NaN into 0
  }
}
