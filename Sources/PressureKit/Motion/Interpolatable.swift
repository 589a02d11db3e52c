/// A value with all values between two of its kind.
public protocol Interpolatable: Equatable, Sendable {
  /// The value at `progress` on the way to `end`: 0 is `self`, 1 is `end`.
  func interpolated(to end: Self, at progress: Double) -> Self
}

extension Double: Interpolatable {
  /// The number at `progress` on the straight way to `end`; at 1 exactly `end`.
  public func interpolated(to end: Double, at progress: Double) -> Double {
    self * (1 - progress) + end * progress
  }
}

extension Color: Interpolatable {
  /// The colour at `progress`, each sRGB component on its own, as Core Animation mixes them.
  public func interpolated(to end: Color, at progress: Double) -> Color {
    Color(
      red: red.interpolated(to: end.red, at: progress),
      green: green.interpolated(to: end.green, at: progress),
      blue: blue.interpolated(to: end.blue, at: progress),
      alpha: alpha.interpolated(to: end.alpha, at: progress))
  }
}
