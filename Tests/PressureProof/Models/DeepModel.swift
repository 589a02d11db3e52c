import PressureTesting

/// How deep a press is that peeks above a quarter of the sensor's range, or after half a second without one, told without
/// the control.
package struct DeepModel: Hashable {
  private let hasSensor: Bool
  /// What the sensor says, and how far patience is, each of the range.
  private var force = 0.0
  private var patience = 0.0
  /// How long a sensor has said too little; nil once patience helps it.
  private var waited: Double? = 0
  /// Whether it is deep: less than it takes to become so is enough to stay so.
  package private(set) var isDeep = false
  /// Whether it has been deep: patience is over then.
  package private(set) var wasDeep = false

  package init(hasSensor: Bool) {
    self.hasSensor = hasSensor
    if hasSensor { force = PathForce.low.pressure }
  }

  /// Whether it is as deep as a pop is.
  package var isDeepest: Bool { force > 0.75 }
  /// Whether it is patience that has led there.
  package var isTimed: Bool { !hasSensor || waited == nil && patience > force }

  package mutating func press(_ force: PathForce) {
    if hasSensor { self.force = force.pressure }
    follow()
  }

  package mutating func wait(_ seconds: Double) {
    if wasDeep { return }
    var helping = min(seconds, 0.25)
    if hasSensor, let soFar = waited {
      waited = soFar + helping
      if soFar + helping < 2 { return }
      waited = nil
      patience = force
      helping = soFar + helping - 2
    }
    patience = min(patience + helping / 2, 1)
    follow()
  }

  private mutating func follow() {
    let level = max(force, patience)
    isDeep = level > 0.25 || isDeep && level >= 0.0625
    if isDeep {
      wasDeep = true
      waited = hasSensor && waited == nil ? nil : 0
    }
  }
}
