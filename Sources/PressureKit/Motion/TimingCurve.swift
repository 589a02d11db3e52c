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
    switch self {
    case .standard: return TimingCurve.progress(0.25, 0.1, 0.25, 1, at: time)
    case .easeOut: return TimingCurve.progress(0, 0, 0.58, 1, at: time)
    case .linear: return time
    }
  }

  /// The y of the curve where its x is `time`. x grows with the parameter, so halving always
  /// arrives; Newton's steps alone would not where the slope is 0.
  private static func progress(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double
  ) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return bezier(y1, y2, (low + high) / 2)
  }

  private static func bezier(_ a: Double, _ b: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
  }
}
