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
  ///   - isPlain: False while Command, Control or Option is down.
  public func feed(
    _ key: HostKey, _ phase: KeySample.Phase, at time: Double, isPlain: Bool
  ) -> Bool {
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
