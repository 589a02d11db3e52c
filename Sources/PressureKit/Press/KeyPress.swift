/// An activation key from when it goes down to when it comes up.
public struct KeyPress: Hashable, Sendable {
  /// What a key did to the press.
  public enum Change: Hashable, Sendable {
    /// Nothing: a repetition, say, or a key that is not of this press.
    case none
    /// The press began.
    case began
    /// It is over, as it should be: the key came up.
    case ended
  }

  /// Whether a press is under way: a key is down that was accepted.
  public private(set) var isActive = false
  /// Whether a key is down, accepted or not.
  public private(set) var isDown = false

  /// Makes one without a key.
  public init() {}

  /// Takes what the key did. A press begins only where it is accepted, and not with a key that was down
  /// already.
  public mutating func handle(_ phase: KeySample.Phase, accepts: Bool) -> Change {
    let wasActive = isActive
    if phase == .down && !isDown && accepts { isActive = true }
    if phase == .up { isActive = false }
    isDown = phase != .up
    if isActive { return wasActive ? .none : .began }
    return wasActive ? .ended : .none
  }

  /// Lets go of the press: the key that is down will not end it.
  public mutating func cancel() {
    isActive = false
  }

  /// Takes what may take the press away: all of it does, but that the control may scroll.
  public mutating func interrupt(_ interruption: Interruption) {
    if interruption == .captureLost || interruption == .displaced { return }
    // Who stays will see the key come up; who leaves will not.
    if interruption == .escape { cancel() } else { self = KeyPress() }
  }
}
