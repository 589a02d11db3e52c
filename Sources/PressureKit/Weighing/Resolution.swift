/// Finds the smallest step of a sensor from its readings.
///
/// Force sensors report whole steps. As Trockman found, a 3D Touch screen has steps of 1/60, 1/48 or 1/72 of an average touch,
/// by its sensitivity setting. The smallest difference between two consecutive readings is one step, once the force has changed
/// by that little.
struct Resolution: Hashable, Sendable {
  /// The number of changes from which the smallest one counts as a step.
  private static let enoughChanges = 12
  /// Smaller differences, as a part of the range, are rounding errors of 32-bit numbers and not steps.
  private static let noise = 1e-5

  private var last: Double?
  private var least = Double.infinity
  private var changes = 0

  /// The smallest step as a part of the sensor's range; nil until there are enough changes.
  var step: Double? { changes < Resolution.enoughChanges ? nil : least }

  /// Handles the reading of one sensor, 0…1.
  mutating func observe(_ fraction: Double) {
    defer { last = fraction }
    guard let last else { return }
    let difference = abs(fraction - last)
    if difference <= Resolution.noise { return }
    changes += 1
    least = min(least, difference)
  }

  /// Forgets the last reading, because the next one is of another contact.
  mutating func lift() {
    last = nil
  }
}
