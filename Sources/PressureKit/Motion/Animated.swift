/// A value that moves to another one, as a function of time.
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

/// How a motion's progress follows time: a cubic Bézier from (0, 0) to (1, 1), as CSS and Core
/// Animation have it.
public enum TimingCurve: UInt8, Sendable {
  /// The default of CSS (`ease`) and Core Animation: (.25, .1, .25, 1).
  case standard
  /// Quick at first, CSS `ease-out`: (0, 0, .58, 1).
  case easeOut
  /// Progress is time.
  case linear

  /// The progress at a part of the time, both 0…1; time outside is held at the ends.
  ///
  /// Exact to 1e-7. Costs some three hundred multiplications and no allocation.
  public func callAsFunction(_ time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    let (x1, y1, x2, y2) =
      switch self {
      case .standard: (0.25, 0.1, 0.25, 1.0)
      case .easeOut: (0.0, 0.0, 0.58, 1.0)
      case .linear: (0.0, 0.0, 1.0, 1.0)
      }
    // x grows with the curve's parameter, so halving always arrives; Newton's steps alone would not
    // where the slope is 0.
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

/// A value with all values between two of its kind.
public protocol Interpolatable: Hashable, Sendable {
  /// The value at `progress` on the way to `end`: 0 is `self`, 1 is `end`.
  func interpolated(to end: Self, at progress: Double) -> Self
}

extension Double: Interpolatable {
  /// The number at `progress` on the straight way to `end`; at 1 exactly `end`.
  public func interpolated(to end: Double, at progress: Double) -> Double {
    self * (1 - progress) + end * progress
  }
}

extension LayerColor: Interpolatable {
  /// The colour at `progress`, each sRGB component on its own, as Core Animation mixes them.
  public func interpolated(to end: LayerColor, at progress: Double) -> LayerColor {
    LayerColor(
      red: red.interpolated(to: end.red, at: progress),
      green: green.interpolated(to: end.green, at: progress),
      blue: blue.interpolated(to: end.blue, at: progress),
      alpha: alpha.interpolated(to: end.alpha, at: progress))
  }
}

extension Double {
  /// How far the number is on the way from one to another, 0…1; held at the ends, 0 where there is no
  /// way or the number is none.
  @inline(never)  // it is larger than a call
  func part(from start: Double, to end: Double) -> Double {
    min(max(0, (self - start) / (end - start)), 1)  // in this order, for of NaN and 0 it is 0
  }
}
