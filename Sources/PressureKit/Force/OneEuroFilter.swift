/// Steadies a number that is shown: strong while it rests, without lag while it moves.
///
/// After Casiez, Roussel and Vogel, "1€ Filter", CHI 2012 (10.1145/2207676.2208639): a low pass
/// whose cutoff grows with the signal's speed. Not for thresholds; confirming works on the raw
/// intention.
public struct OneEuroFilter: Hashable, Sendable {
  /// The cutoff at rest, in hertz; 1 by default. Lower is steadier.
  public var minimumCutoff = 1.0
  /// How much the cutoff grows with speed; 0.1 by default. Higher lags less.
  public var beta = 0.1
  /// The cutoff for the speed itself, in hertz; 1 by default.
  public var derivativeCutoff = 1.0

  /// One that lets every number pass as it is.
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

  /// Makes a filter that has seen nothing.
  public init() {}

  /// Takes a raw value at a time in seconds; returns the steady one.
  ///
  /// The first value passes as it is. A value that is not finite, or a time that does not advance,
  /// changes nothing and returns the last steady value (0 before the first).
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

  /// Which of its values behave alike.
  func normalForm(on clock: ElapsedClock) -> OneEuroFilter {
    var form = self
    if let last { form.last?.time = last.time - clock.now }
    return form
  }

  /// Exponential smoothing; its weight follows from the cutoff and the step.
  private static func blend(
    _ old: Double, _ new: Double, cutoff: Double, step: Double
  ) -> Double {
    let timeConstant = 1 / (2 * Double.pi * cutoff)
    let weight = 1 / (1 + timeConstant / step)
    return weight * new + (1 - weight) * old
  }
}
