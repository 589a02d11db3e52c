import PressureKit

/// A key that has a meaning for every control.
public enum HostKey: Sendable {
  /// Space, Return or Enter.
  case activation
  /// Escape.
  case escape
  /// Command. It cancels the press of a held key: while Command is down, a Mac does not report the release of other keys.
  case command
}

extension ControlHosting {
  /// Feeds a key. The activation keys press the control, Escape cancels, and Command cancels the press of a held key.
  ///
  /// Returns true if the key has a meaning for the control, so that nothing else may handle it. A key with a modifier
  /// belongs to the app or the system, and has none. Its release still reaches the control: otherwise a key that went
  /// down without the modifier would stay down.
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
    case .activation:
      if isPlain || phase == .up { feed(.key(KeySample(time: time, phase: phase))) }
      return isPlain
    case .escape:
      if !isPlain { return false }
      return phase == .down ? escape() : isEngaged
    case .command:
      if phase == .down && holdsKey { interrupt(.focusLost) }
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
