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

  /// The time stamp of the input, in seconds.
  public var time: Double {
    switch self {
    case .contact(let sample): sample.time
    case .key(let sample): sample.time
    case .activation(let time), .interruption(_, let time), .enabling(_, let time), .time(let time):
      time
    }
  }
}

/// One report of a key on the focused control. Enter and Space are its activation keys.
public struct KeySample: Hashable, Sendable {
  /// A key, as far as a control distinguishes keys.
  public enum Key: UInt8, CaseIterable, Sendable {
    /// Space.
    case space
    /// Return, or Enter on the keypad.
    case enter
    /// Any other key that a person types with. Only that it goes down counts. Hosts never report a modifier key such as Shift.
    case other
  }

  /// The phase of a key.
  public enum Phase: UInt8, CaseIterable, Sendable {
    /// The key went down.
    case down
    /// The key is still down, and the system repeats it.
    case repeated
    /// The key was seen to come up.
    case up
    /// The key came up, and the page or the system has taken its press away.
    case cancelled
  }

  /// Seconds on the clock of the contact samples.
  public var time: Double
  /// The key's phase.
  public var phase: Phase
  /// The key.
  public var key: Key
  /// False while Command, Control or Option is down: such a key belongs to the app or the system, and presses nothing.
  public var isPlain: Bool

  /// Makes a sample, by default of Enter without a modifier.
  public init(time: Double, phase: Phase, key: Key = .enter, isPlain: Bool = true) {
    self.time = time
    self.phase = phase
    self.key = key
    self.isPlain = isPlain
  }
}

/// A reason to take a press away that does not come from the contact itself.
///
/// A host reports what it alone can know. The control decides what that ends.
public enum Interruption: UInt8, CaseIterable, Sendable {
  /// The host no longer receives the contact's events (lost pointer capture).
  case captureLost
  /// The person pressed Escape.
  case escape
  /// Keyboard focus left the control.
  case focusLost
  /// The window or tab lost focus or was hidden.
  case hostInactive
  /// The control moved on the screen, by a scroll of something that contains it, or by a resize.
  case displaced
  /// A menu opened.
  case menu
  /// The control left the screen.
  case removed
  /// The control is on the screen, but a person cannot reach it any more: it is inert, behind a modal dialog, covered, hidden,
  /// faded, clipped away, or takes no contacts.
  case unreachable
  /// The control acts on something else now: its value, address, name or item changed.
  case changed
  /// The layout moved the control under the finger, farther than `Press.steadiness`, without a scroll.
  case moved
  /// The releases of held keys will not be reported, as while Command is down on a Mac. Contacts and an armed control stay.
  case keysLost
}
