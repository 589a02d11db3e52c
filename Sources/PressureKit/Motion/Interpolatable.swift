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
