/// Steadies a displayed number: it smooths strongly at rest and lags little in motion.
///
/// It is a low-pass filter whose cutoff grows with the signal's speed, after Casiez, Roussel and Vogel, "1€ Filter", CHI 2012
/// (10.1145/2207676.2208639). Do not use it for thresholds: confirming uses the raw intention.
public struct OneEuroFilter: Hashable, Sendable {
  /// The cutoff at rest, in hertz; 1 by default. A lower value is steadier.
  public var minimumCutoff = 1.0
  /// The growth of the cutoff with speed; 0.1 by default. A higher value lags less.
  public var beta = 0.1
  /// The cutoff for the speed itself, in hertz; 1 by default.
  public var derivativeCutoff = 1.0

  /// A filter that passes every number unchanged.
  public static var none: OneEuroFilter {
    var filter = OneEuroFilter()
    filter.minimumCutoff = .infinity
    filter.derivativeCutoff = .infinity
    return filter
  }

  private struct Memory: Hashable {
    var time: Double
    var raw: Double
    var value: Double
    var speed: Double
  }

  private var last: Memory?

  /// Makes a filter without any value yet.
  public init() {}

  /// Filters a raw value at a time in seconds, and returns the steady value.
  ///
  /// The first value passes unchanged. If a value is not finite, or the time does not advance, nothing changes and the last
  /// steady value is returned (0 before the first).
  public mutating func filter(_ raw: Double, at time: Double) -> Double {
    guard raw.isFinite, time.isFinite else { return last?.value ?? 0 }
    guard let last else {
      self.last = Memory(time: time, raw: raw, value: raw, speed: 0)
      return raw
    }
    let step = time - last.time
    guard step > 0 else { return last.value }
    let speed = OneEuroFilter.blend(
      last.speed, (raw - last.raw) / step, cutoff: derivativeCutoff, step: step)
    let cutoff = minimumCutoff + beta * abs(speed)
    let value = OneEuroFilter.blend(last.value, raw, cutoff: cutoff, step: step)
    self.last = Memory(time: time, raw: raw, value: value, speed: speed)
    return value
  }

  /// Returns the filter with its time relative to a clock's `now`; see `NormalizableControl`.
  func normalForm(on clock: ElapsedClock) -> OneEuroFilter {
    var form = self
    if let last { form.last?.time = last.time - clock.now }
    return form
  }

  /// Smooths exponentially, with a weight from the cutoff and the step.
  private static func blend(
    _ old: Double, _ new: Double, cutoff: Double, step: Double
  ) -> Double {
    let timeConstant = 1 / (2 * Double.pi * cutoff)
    let weight = 1 / (1 + timeConstant / step)
    return weight * new + (1 - weight) * old
  }
}
