/// A control that can reduce its values to a normal form. A proof then checks only one of the values that behave alike.
public protocol NormalizableControl: ControlValue, Hashable {
  /// The representative of all values that behave the same from now on, for any input.
  ///
  /// Its clock starts now, at the host's time stamp 0. Elapsed times are capped at the longest time that the control waits for.
  /// Anything that is only seen or heard is at rest. The form may draw another picture than the control, and may announce
  /// something else or at another time. Costs a copy.
  var normalForm: Self { get }
}

extension ElapsedClock {
  /// The same clock, as if it had begun now with the time stamp 0.
  var normalForm: ElapsedClock {
    var form = ElapsedClock()
    _ = form.advance(to: 0)
    return form
  }

  /// Converts a stamp of this clock to its normal form, at most `longest` seconds back.
  func normal(_ stamp: Double, longest: Double) -> Double { -min(now - stamp, longest) }
}

extension Animated {
  /// The value after its motion has ended.
  var normalForm: Animated { Animated(target) }
}

extension Spring {
  /// The number after its motion has ended.
  var normalForm: Spring { Spring(target) }
}
