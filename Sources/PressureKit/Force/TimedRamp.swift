/// Intention from patience: 0 to 1 in a straight line while a contact lasts.
///
/// It has no timer of its own; it is as far as the time it was told of.
public struct TimedRamp: Equatable, Sendable {
  /// How far it is, 0…1.
  public private(set) var intention: Double

  /// Makes a ramp that carries on from an intention, 0…1.
  public init(from intention: Double = 0) {
    self.intention = min(max(intention, 0), 1)
  }

  /// Lets `seconds` pass, of `duration` from 0 to full.
  public mutating func advance(by seconds: Double, of duration: Double) {
    intention = min(1, intention + seconds / duration)
  }
}
