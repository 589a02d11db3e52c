/// One report of a contact, with all that a control knows of a finger, a pen or a pointer at that time.
public struct ContactSample: Hashable, Sendable {
  /// Seconds on any clock of the host that all its inputs share.
  public var time: Double
  /// Where in its life the contact is.
  public var phase: ContactPhase
  /// Which contact; the same from `began` to its end.
  public var id: Int
  /// Where it is, in points, in the space of the control's `bounds`.
  public var position: Point
  /// Which device and event said so.
  public var source: ContactSource
  /// What is said of its force.
  public var force: ForceReading
  /// The contact's radius in points; 0 when unknown.
  public var contactRadius: Double
  /// Which buttons are down, a bit each, as pointer events number them: 1 is the primary button, a
  /// finger or a pen's tip; 0 with the `moved` phase means that the lift was lost.
  public var buttons: UInt16
  /// Whether it is the first contact of its device.
  public var isPrimary: Bool

  /// Makes a sample; what is not said is a first finger without a sensor.
  public init(
    time: Double, phase: ContactPhase, id: Int = 1, position: Point,
    source: ContactSource = .unknown, force: ForceReading = .none, contactRadius: Double = 0,
    buttons: UInt16 = 1, isPrimary: Bool = true
  ) {
    self.time = time
    self.phase = phase
    self.id = id
    self.position = position
    self.source = source
    self.force = force
    self.contactRadius = contactRadius
    self.buttons = buttons
    self.isPrimary = isPrimary
  }
}

/// Where in its life a contact is.
public enum ContactPhase: UInt8, CaseIterable, Sendable {
  /// It touches down. Next: `moved`, `ended`, `cancelled`.
  case began
  /// Its place, its force or its buttons changed. Next: `moved`, `ended`, `cancelled`.
  case moved
  /// It was seen to lift.
  case ended
  /// The system took it away. It did not lift: nothing may come of it.
  case cancelled
}

/// Which device, by which of a host's events, a sample came from.
///
/// Every sample carries it, so that a page or a trace can show where a force came from, and so that
/// two voices about one contact are not mistaken for one.
public enum ContactSource: UInt8, CaseIterable, Sendable {
  /// The host does not say.
  case unknown
  /// A finger on a screen.
  case touch
  /// A finger on a screen, as the older touch events tell it beside the pointer events.
  case touchEvent
  /// A pen.
  case pen
  /// A mouse, or a trackpad as a mouse.
  case mouse
  /// A trackpad that measures force, as events of its own tell it beside the mouse's.
  case trackpad
  /// A developer's simulated force: no hardware.
  case simulated
}

/// A contact's force as the host reports it: not yet trusted.
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
