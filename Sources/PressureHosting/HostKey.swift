import PressureKit

/// A key that has a meaning for every control.
public enum HostKey: Hashable, Sendable {
  /// Space, Return or Enter, or any other key that a person types with.
  case typing(KeySample.Key)
  /// Escape.
  case escape
  /// Command. It takes a held key away: while Command is down, a Mac does not report the release of other keys.
  case command
}

/// The modifier keys that are down with another key. Shift is none of them: it only selects the character.
public struct KeyModifiers: OptionSet, Sendable {
  /// The bits, one for each key.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a set from the flags of a toolkit, and from the flags that stand for the three keys there.
  public init<Flags: SetAlgebra>(_ flags: Flags, command: Flags, control: Flags, option: Flags) {
    self = []
    for (flag, key) in [(command, KeyModifiers.command), (control, .control), (option, .option)]
    where !flags.isDisjoint(with: flag) {
      insert(key)
    }
  }

  /// Command.
  public static let command = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Option.
  public static let option = KeyModifiers(rawValue: 4)

  /// True if a key with these modifiers may press a control. A key with any of them is a command of the app or the system:
  /// AppKit looks for key equivalents first, and UIKit for key commands.
  ///
  /// On a page, Control and Option change nothing on a button, as on a native one.
  var arePlain: Bool { isEmpty }
}

extension ControlHosting {
  /// Feeds a key. The activation keys press the control, Escape cancels, and Command takes a held key away.
  ///
  /// Returns true if the key has a meaning for the control, so that nothing else may handle it. A key with a modifier
  /// belongs to the app or the system, and has none. Other keys than the activation keys also go on to the app, but the
  /// control sees them: typing disarms a button.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - phase: What the key does: it goes down, repeats, or comes up.
  ///   - time: The time of the event in seconds, on the platform's clock.
  ///   - modifiers: The modifier keys that are down.
  public func feed(
    _ key: HostKey, _ phase: KeySample.Phase, at time: Double, with modifiers: KeyModifiers
  ) -> Bool {
    let isPlain = modifiers.arePlain
    switch key {
    case .typing(let key):
      feed(.key(KeySample(time: time, phase: phase, key: key, isPlain: isPlain)))
      return isPlain && key != .other
    case .escape:
      if !isPlain { return false }
      return phase == .down ? escape() : isEngaged
    case .command:
      if phase == .down { interrupt(.keysLost) }
      return false
    }
  }

  /// Cancels a press or an arming. Returns true if there was one.
  public func escape() -> Bool {
    if !isEngaged { return false }
    interrupt(.escape)
    return true
  }
}
