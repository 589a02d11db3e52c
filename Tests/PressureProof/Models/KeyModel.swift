import PressureTesting

/// A key that activates as it comes up, told without the control.
package struct KeyModel: Hashable {
  package private(set) var isActive = false
  private var isDown = false

  /// Whether the step of a key activates.
  package mutating func perform(_ step: PathStep, accepts: Bool) -> Bool {
    let activates = step == .key(.up) && isActive
    if step == .key(.down) && !isDown && accepts { isActive = true }
    if step == .key(.up) { isActive = false }
    isDown = step != .key(.up)
    return activates
  }

  package mutating func cancel() { isActive = false }
}
