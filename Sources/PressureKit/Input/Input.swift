/// Anything that can happen to a control, as a value: for hosts, traces and checks that treat all
/// inputs alike.
public enum Input: Hashable, Sendable {
  /// A contact did something.
  case contact(ContactSample)
  /// An activation key did something.
  case key(KeySample)
  /// An assistive technology or a program activated it, at a time in seconds.
  case activation(time: Double)
  /// Something may take the press away, at a time in seconds.
  case interruption(Interruption, time: Double)
  /// It was enabled or disabled, at a time in seconds.
  case enabling(Bool, time: Double)
  /// Time passed, up to a stamp in seconds.
  case time(Double)
}

/// One report of an activation key: Enter or Space on the focused control.
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

/// A reason to take a press away that does not come from the contact itself.
public enum Interruption: UInt8, CaseIterable, Sendable {
  /// The host's events go elsewhere now (lost pointer capture).
  case captureLost
  /// The person pressed Escape.
  case escape
  /// Keyboard focus left the control.
  case focusLost
  /// The window or tab lost focus or was hidden.
  case hostInactive
  /// The control moved on screen: a scroll, a resize.
  case displaced
  /// A menu opened.
  case menu
  /// The control left the screen.
  case removed
}
