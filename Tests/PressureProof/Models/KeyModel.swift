import PressureTesting

/// Predicts when a key activates, without the control: on release.
package struct KeyModel: Hashable {
  package private(set) var isActive = false
  private var isDown = false

  /// Takes a step of a key. Returns true if it activates.
  package mutating func perform(_ step: PathStep, accepts: Bool) -> Bool {
    let activates = step == .key(.up) && isActive
    if step == .key(.down) && !isDown && accepts { isActive = true }
    if step == .key(.up) { isActive = false }
    isDown = step != .key(.up)
    return activates
  }

  package mutating func cancel() { isActive = false }
}
