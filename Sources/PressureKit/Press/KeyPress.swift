/// An activation key from when it goes down to when it comes up: only then it activates.
struct KeyPress: Equatable, Sendable {
  /// Whether a key is down whose coming up activates.
  private(set) var isActive = false
  private var isDown = false

  /// Takes what the key did; whether that activates. A press begins only where it is accepted, and
  /// not with a key that was down already.
  mutating func take(_ phase: KeySample.Phase, accepts: Bool) -> Bool {
    let activates = phase == .up && isActive
    if phase == .down && !isDown && accepts { isActive = true }
    if phase == .up { isActive = false }
    isDown = phase != .up
    return activates
  }

  /// Lets go of the press: the key that is down will not activate.
  mutating func cancel() {
    isActive = false
  }

  /// Takes what may take the press away: all of it does, but that the control may scroll.
  mutating func interrupt(_ interruption: Interruption) {
    if interruption == .captureLost || interruption == .displaced { return }
    // Who stays will see the key come up; who leaves will not.
    if interruption == .escape { cancel() } else { self = KeyPress() }
  }
}
