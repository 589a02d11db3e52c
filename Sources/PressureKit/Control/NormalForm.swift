/// A control that knows which of its values behave alike, so that a proof need not go through them all.
public protocol NormalizableControl: ControlValue, Hashable {
  /// The value that stands for all that do the same from now on, whatever comes.
  ///
  /// Its clock begins now, where the host's stamps are 0; what has passed of a time is at most as long as anything waits for;
  /// and what is only seen or heard is at rest. It draws another picture than the control itself, and may announce something
  /// else or at another time. Costs a copy.
  var normalForm: Self { get }
}

extension ElapsedClock {
  /// The same clock as it would be had it begun now, at the stamp 0.
  var normalForm: ElapsedClock {
    var form = ElapsedClock()
    _ = form.advance(to: 0)
    return form
  }

  /// A stamp of this clock as one of its normal form: no further back than `longest`, in seconds.
  func normal(_ stamp: Double, longest: Double) -> Double { -min(now - stamp, longest) }
}

extension Animated {
  /// The same value as it will be when nothing moves.
  var normalForm: Animated { Animated(target) }
}
