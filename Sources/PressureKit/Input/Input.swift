/// Any input of a control, as a value: for hosts, traces and checks that treat all inputs alike.
public enum Input: Hashable, Sendable {
  /// A sample of a contact.
  case contact(ContactSample)
  /// A sample of an activation key.
  case key(KeySample)
  /// An activation by assistive technology or a program, at a time in seconds.
  case activation(time: Double)
  /// An interruption, at a time in seconds.
  case interruption(Interruption, time: Double)
  /// The control was enabled or disabled, at a time in seconds.
  case enabling(Bool, time: Double)
  /// Time passed, up to a time stamp in seconds.
  case time(Double)
}

/// One report of an activation key: Enter or Space on the focused control.
public struct KeySample: Hashable, Sendable {
  /// The phase of a key.
  public enum Phase: UInt8, CaseIterable, Sendable {
    /// The key went down.
    case down
    /// The key is still down, and the system repeats it.
    case repeated
    /// The key was seen to come up.
    case up
  }

  /// Seconds on the clock of the contact samples.
  public var time: Double
  /// The key's phase.
  public var phase: Phase

  /// Makes a sample.
  public init(time: Double, phase: Phase) {
    self.time = time
    self.phase = phase
  }
}

/// A reason to take a press away that does not come from the contact itself.
public enum Interruption: UInt8, CaseIterable, Sendable {
  /// The host no longer receives the contact's events (lost pointer capture).
  case captureLost
  /// The person pressed Escape.
  case escape
  /// Keyboard focus left the control.
  case focusLost
  /// The window or tab lost focus or was hidden.
  case hostInactive
  /// The control moved on the screen, by a scroll or a resize.
  case displaced
  /// A menu opened.
  case menu
  /// The control left the screen.
  case removed
}
