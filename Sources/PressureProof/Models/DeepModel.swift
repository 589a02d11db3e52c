import PressureKit
import PressureTesting

/// Predicts the depth of a press without the control. The press peeks above a quarter of the sensor's range, or after
/// half a second without a sensor.
package struct DeepModel: Hashable {
  private let hasSensor: Bool
  /// The depth by force and the one by time, as fractions of the range.
  private var force = 0.0
  private var patience = 0.0
  /// The seconds that the force has been too weak; nil once time helps.
  private var waited: Double? = 0
  /// True if the press is deep. Staying deep takes less force than becoming deep.
  package private(set) var isDeep = false
  /// True if the press has been deep. From then on, time does not help.
  package private(set) var wasDeep = false

  package init(hasSensor: Bool) {
    self.hasSensor = hasSensor
    if hasSensor { force = PathForce.low.pressure }
  }

  /// True if the press is deep enough for a pop.
  package var isDeepest: Bool { force > 0.75 }
  /// True if time is the source of the depth.
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
