/// What a host knows of an activation key (Enter or Space on the focused control).
public struct KeySample: Hashable, Sendable {
  /// What the key did.
  public enum Phase: UInt8, CaseIterable, Sendable {
    /// It went down.
    case down
    /// It is still down and the system repeats it.
    case repeated
    /// It was seen to come up.
    case up
  }

  /// Seconds on the clock of the contact samples.
  public var time: Double
  /// What the key did.
  public var phase: Phase

  /// Makes a sample.
  public init(time: Double, phase: Phase) {
    self.time = time
    self.phase = phase
  }
}
