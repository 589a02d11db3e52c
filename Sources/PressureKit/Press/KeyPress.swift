/// Follows an activation key from when it goes down until it comes up.
public struct KeyPress: Hashable, Sendable {
  /// The effect of a key's sample on the press.
  public enum Change: Hashable, Sendable {
    /// No effect, as of a repetition or a key that did not begin the press.
    case none
    /// The press began.
    case began
    /// The key came up, which ended the press.
    case ended
  }

  /// True while a press is under way: a key is down that was accepted.
  public private(set) var isActive = false
  /// True while a key is down, accepted or not.
  public private(set) var isDown = false

  /// Makes a value without a key.
  public init() {}

  /// Handles a key's phase. A press begins only if it is accepted and the key was not down already.
  public mutating func handle(_ phase: KeySample.Phase, accepts: Bool) -> Change {
    let wasActive = isActive
    if phase == .down && !isDown && accepts { isActive = true }
    if phase == .up { isActive = false }
    isDown = phase != .up
    if isActive { return wasActive ? .none : .began }
    return wasActive ? .ended : .none
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
