/// What a host says of a contact's force, as it says it: not yet trusted.
///
/// Any bit pattern is legal; `ForceReading.fraction` is where hostile hardware ends.
public struct ForceReading: Hashable, Sendable {
  /// The force, where 1 is that of an average touch (as `UITouch.force` has it).
  public var value: Double
  /// The most that the sensor can say, in the same unit; 0 where there is no sensor.
  public var maximum: Double
  /// Whether the host knows only a fraction, so that the value may be its default and not a measure.
  public var isNormalized: Bool

  /// What a 3D Touch screen reports at most: 400 steps of 1/60.
  public static let fullScale = 20.0 / 3.0

  /// No sensor.
  public static let none = ForceReading(value: 0, maximum: 0, isNormalized: false)

  /// A force in units of an average touch, from a sensor that knows its maximum (`UITouch`).
  public static func measured(_ value: Double, maximum: Double) -> ForceReading {
    ForceReading(value: value, maximum: maximum, isNormalized: false)
  }

  /// A fraction 0…1 of an unknown range (pointer pressure, `Touch.force`, a pen), put on the scale of
  /// a 3D Touch screen.
  public static func normalized(_ fraction: Double) -> ForceReading {
    ForceReading(value: fraction * fullScale, maximum: fullScale, isNormalized: true)
  }

  /// Whether this is measured force, or no reading.
  public var kind: ForceSource { maximum > 0 && maximum.isFinite ? .measured : .none }

  /// The part of the sensor's range, 0…1; nil when it is unknown.
  ///
  /// Unknown is a value that is not finite, or no sensor. Below 0 is 0, above the maximum is the
  /// maximum: sensors do say 1.0875 of 1.
  public var fraction: Double? {
    guard kind == .measured, value.isFinite else { return nil }
    return min(max(value / maximum, 0), 1)
  }

  /// How hard the person means it, 0…1: full at `cap`, in units of an average touch; nil when unknown.
  ///
  /// A sensor whose maximum is below the cap is full at its maximum.
  public func intention(cap: Double) -> Double? {
    guard let fraction else { return nil }
    return min(fraction * maximum / min(maximum, cap), 1)
  }

  /// Whether this reading shows that there is a sensor behind it.
  ///
  /// One in real units does by itself. A fraction of 0, 0.5 or 1 is what devices without a sensor
  /// say (0.5 is the default of the Pointer Events specification, 1 that of many Android screens).
  public var provesSensor: Bool {
    guard let fraction else { return false }
    return !isNormalized || (fraction != 0 && fraction != 0.5 && fraction != 1)
  }
}

/// Where the force that a control works from comes from.
public enum ForceSource: UInt8, CaseIterable, Sendable {
  /// Nowhere: there is no contact, or a reading without a sensor.
  case none
  /// A sensor of force.
  case measured
  /// The contact's radius, which grows as a finger flattens: noisy, and no measure of force.
  case area
  /// The time the contact has lasted.
  case time
}
