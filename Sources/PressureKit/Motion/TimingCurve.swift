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
