/// What a host knows of one contact at one time: the only thing a pointer, a finger or a pen is to a
/// control.
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
