/// Follows an activation key from when it goes down until it comes up. One key presses at a time.
public struct KeyPress: Hashable, Sendable {
  /// The effect of a key's sample on the press.
  public enum Change: Hashable, Sendable {
    /// No effect, as of a repetition or a key that did not begin the press.
    case none
    /// The press began.
    case began
    /// The press began again, because its key went down again: the release was lost, or the system does not mark repeats.
    case restarted
    /// The key came up, which ended the press.
    case ended
    /// The press ended without effect: its key was cancelled, or a second key went down, which began no press.
    case cancelled

    /// True if the press began.
    public var begins: Bool { self == .began || self == .restarted }
  }

  /// True while a press is under way: the key that is down was accepted.
  public private(set) var isActive = false
  /// The activation keys that are down, accepted or not: one bit each.
  private var down: UInt8 = 0

  /// Makes a value without a key.
  public init() {}

  /// True while an activation key is down, accepted or not.
  public var isDown: Bool { down != 0 }

  /// Handles a sample of a key. A press begins only if the key is accepted and no other key is down.
  ///
  /// A key with a modifier presses nothing. A release counts with any modifier: otherwise a key that went down without one
  /// would stay down.
  public mutating func handle(_ sample: KeySample, accepts: Bool) -> Change {
    let isDown = sample.phase == .down || sample.phase == .repeated
    if sample.key == .other || isDown && !sample.isPlain { return .none }
    let wasActive = isActive
    let bit: UInt8 = 1 << sample.key.rawValue
    let wasDown = down & bit != 0
    switch sample.phase {
    case .down:
      down |= bit
      isActive = down == bit && accepts && (wasActive || !wasDown)
      if isActive { return wasActive ? .restarted : .began }
      return wasActive ? .cancelled : .none
    case .repeated:
      down |= bit
      isActive = wasActive && down == bit
      return wasActive && !isActive ? .cancelled : .none
    case .up, .cancelled:
      if !wasDown { return .none }
      down &= ~bit
      isActive = false
      if !wasActive { return .none }
      return sample.phase == .up ? .ended : .cancelled
    }
  }

  /// Cancels the press. The key that is down will not end it.
  public mutating func cancel() {
    isActive = false
  }

  /// Handles an interruption, which cancels the press. A lost capture and a scroll do not, because they do not affect a key.
  public mutating func interrupt(_ interruption: Interruption) {
    if interruption == .captureLost || interruption == .displaced { return }
    // After Escape the control keeps the focus and still receives key-up. Otherwise it may not.
    if interruption == .escape { cancel() } else { self = KeyPress() }
  }
}
