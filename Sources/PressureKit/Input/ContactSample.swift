/// One report of a contact, with all that a control knows about a finger, a pen or a pointer at that time.
public struct ContactSample: Hashable, Sendable {
  /// Seconds on a clock of the host that all its inputs share.
  public var time: Double
  /// The contact's phase.
  public var phase: ContactPhase
  /// The contact's identifier; the same from `began` to its end.
  public var id: Int
  /// The contact's position, in points, in the coordinate space of the control's `bounds`.
  public var position: Point
  /// The device and the kind of event that reported the contact.
  public var source: ContactSource
  /// The force as the host reports it.
  public var force: ForceReading
  /// The contact's radius in points; 0 if unknown.
  public var contactRadius: Double
  /// The buttons that are down, one bit each, numbered as in pointer events. 1 is the primary button, a finger or a pen's tip.
  /// In a `moved` sample, 0 means that the lift was lost.
  public var buttons: UInt16
  /// True if this is the first contact of its device.
  public var isPrimary: Bool
  /// True if something lies over the control, or over what the control shows, at this position. Such a contact begins nothing,
  /// and a press cannot end there. Moves do not need it.
  public var isCovered: Bool

  /// Makes a sample, by default of a first finger without a sensor.
  public init(
    time: Double, phase: ContactPhase, id: Int = 1, position: Point,
    source: ContactSource = .unknown, force: ForceReading = .none, contactRadius: Double = 0,
    buttons: UInt16 = 1, isPrimary: Bool = true, isCovered: Bool = false
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
    self.isCovered = isCovered
  }
}

/// The phase of a contact.
public enum ContactPhase: UInt8, CaseIterable, Sendable {
  /// The contact touches down. Next: `moved`, `ended`, `cancelled`.
  case began
  /// The contact's position, force or buttons changed. Next: `moved`, `ended`, `cancelled`.
  case moved
  /// The contact was seen to lift.
  case ended
  /// The system took the contact away. It did not lift, so it must not trigger anything.
  case cancelled
}

/// The device, and the kind of a host's event, that a sample came from.
///
/// Every sample carries it, so that a page or a trace can show the source of a force. It also keeps two reports of one contact
/// apart.
public enum ContactSource: UInt8, CaseIterable, Sendable {
  /// Unknown: the host does not report it.
  case unknown
  /// A finger on a screen.
  case touch
  /// A finger on a screen, as reported by the older touch events beside the pointer events.
  case touchEvent
  /// A pen.
  case pen
  /// A mouse, or a trackpad that acts as a mouse.
  case mouse
  /// A trackpad that measures force, as reported by its own events beside those of the mouse.
  case trackpad
  /// A force that a developer simulates without hardware.
  case simulated
}

/// A contact's force as the host reports it: not yet trusted.
///
/// Any bit pattern is legal: `fraction` rejects or clamps invalid values.
public struct ForceReading: Hashable, Sendable {
  /// The force; 1 is the force of an average touch (as in `UITouch.force`).
  public var value: Double
  /// The sensor's maximum, in the same unit; 0 without a sensor.
  public var maximum: Double
  /// True if the host reports only a fraction of the range. The value may then be a default instead of a measurement.
  public var isNormalized: Bool

  /// The maximum force of a 3D Touch screen: 400 steps of 1/60.
  public static let fullScale = 20.0 / 3.0

  /// A reading without a sensor.
  public static let none = ForceReading(value: 0, maximum: 0, isNormalized: false)

  /// Makes a reading in units of an average touch, from a sensor with a known maximum (`UITouch`).
  public static func measured(_ value: Double, maximum: Double) -> ForceReading {
    ForceReading(value: value, maximum: maximum, isNormalized: false)
  }

  /// Makes a reading from a fraction 0…1 of an unknown range (pointer pressure, `Touch.force`, a pen), on the scale of a 3D
  /// Touch screen.
  public static func normalized(_ fraction: Double) -> ForceReading {
    ForceReading(value: fraction * fullScale, maximum: fullScale, isNormalized: true)
  }

  /// Makes a reading of a trackpad that presses in stages (`NSEvent`): 0 below a click, 1 from a click on, 2 from a force click on,
  /// with the pressure within the stage, 0…1.
  ///
  /// The first stage covers the whole range. Without a sensor its pressure is 0 or 1, so it is trusted like any fraction. A force
  /// click is full, and proves a sensor. Stage 0 has no pressure, but it is no lift: the mouse events report that.
  public static func staged(_ stage: Int, pressure: Double) -> ForceReading {
    if stage > 1 { return .measured(fullScale, maximum: fullScale) }
    return .normalized(stage == 1 ? pressure : 0)
  }

  /// `measured` for a reading from a sensor, else `none`.
  public var kind: ForceSource { maximum > 0 && maximum.isFinite ? .measured : .none }

  /// The force as a part of the sensor's range, 0…1; nil if unknown.
  ///
  /// It is unknown without a sensor, or if the value is not finite. Values outside the range are clamped: some sensors report
  /// 1.0875 of 1.
  public var fraction: Double? {
    guard kind == .measured, value.isFinite else { return nil }
    return min(max(value / maximum, 0), 1)
  }

  /// Returns the intention, 0…1, which is full at `cap`, in units of an average touch; nil if unknown.
  ///
  /// If the sensor's maximum is below the cap, the intention is full at the maximum.
  public func intention(cap: Double) -> Double? {
    guard let fraction else { return nil }
    return min(fraction * maximum / min(maximum, cap), 1)
  }

  /// True if this reading proves that a sensor measured it.
  ///
  /// A reading in real units does. A fraction of 0, 0.5 or 1 does not, because devices without a sensor report these: 0.5 is
  /// the default of the Pointer Events specification, and 1 is the value of many Android screens.
  public var provesSensor: Bool {
    guard let fraction else { return false }
    return !isNormalized || (fraction != 0 && fraction != 0.5 && fraction != 1)
  }
}

/// The source of the force that a control works with.
public enum ForceSource: UInt8, CaseIterable, Sendable {
  /// No source: there is no contact, or its readings come without a sensor.
  case none
  /// A force sensor.
  case measured
  /// The contact's radius, which grows as a finger flattens. It is noisy and does not measure force.
  case area
  /// The time that the contact has lasted.
  case time
}
