/// What a ConfirmAction can be told to do differently.
public struct ConfirmOptions: Equatable, Sendable {
  // The numbers come first: see `NamedOptions`.

  /// How force becomes intention.
  public var force = ForceOptions()
  /// The ring is full above this intention; 0.97 by default.
  public var fullThreshold = 0.97
  /// A full ring is no longer full below this intention; 0.90 by default.
  public var releaseThreshold = 0.90
  /// How long an arming by key lasts, in seconds; 10 by default, infinite to switch it off.
  public var armTimeout = 10.0
  var latch = 1.0
  var haptics = 1.0
  var diameter = 0.0
  var offset = 0.0

  /// How soon after arming a second activation counts, in seconds; 0.3 by default.
  public var armGuard = 0.3
  /// For how long after a firing a press is ignored, in seconds; 0.6 by default: longer than the
  /// second click of a double click takes.
  public var fireGuard = 0.6
  /// Its colours.
  public var palette = ConfirmPalette()
  /// What the host measured of "CONFIRM", in points; zero hides it.
  public var confirmLabelSize = Size.zero
  /// What the host measured of "OK", in points; zero hides it.
  public var okLabelSize = Size.zero

  /// Makes the defaults.
  public init() {}

  /// Whether a ring that was full stays so until the contact lifts; true by default. Without it,
  /// only full force on the ring confirms.
  public var isLatched: Bool {
    get { latch.isOn }
    set { latch.isOn = newValue }
  }
  /// Whether it knocks; true by default.
  public var hasHaptics: Bool {
    get { haptics.isOn }
    set { haptics.isOn = newValue }
  }
  /// The ring's diameter in points; nil, the default, is the control's height.
  public var ringDiameter: Double? {
    get { diameter > 0 ? diameter : nil }
    set { diameter = newValue ?? 0 }
  }
  /// How far the ring's centre is from where the touch began, in points; nil, the default, is the
  /// control's height. Never so little that the ring would be under the finger.
  public var ringOffset: Double? {
    get { offset > 0 ? offset : nil }
    set { offset = newValue ?? 0 }
  }
}
