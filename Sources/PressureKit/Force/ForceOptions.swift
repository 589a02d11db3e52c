/// How force, or the lack of it, becomes intention.
public struct ForceOptions: Equatable, Sendable {
  /// The force that is full intention, in units of an average touch; 3 by default, so that even the
  /// least sensitive setting of a 3D Touch screen, which ends at 5/6 of its range, reaches it.
  public var cap = 3.0
  /// How long the ramp without a sensor takes to full, in seconds; 2 by default.
  public var rampDuration = 2.0
  /// How long a proven sensor may stay below full before the ramp carries on, in seconds; 2 by
  /// default, infinite to switch it off. A weak grip or a glove must not lock anybody out.
  public var rescueDelay = 2.0
  /// Whether the contact's radius may serve as a last resort; false by default, for it is noisy.
  public var usesContactArea = false

  /// Makes the defaults.
  public init() {}
}
