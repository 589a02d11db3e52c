/// Finds the least step of a sensor in the numbers that it reports.
///
/// Sensors of force report whole steps (a 3D Touch screen 1/60, 1/48 or 1/72 of an average touch, by
/// its sensitivity setting, as Trockman found): the least difference between one reading and the next
/// is one step as soon as the force has once changed by as little.
struct Resolution: Hashable, Sendable {
  /// Fewer changes than this say nothing yet.
  private static let enoughChanges = 12
  /// Differences below this part of the range are what 32-bit numbers lose, not steps.
  private static let noise = 1e-5

  private var last: Double?
  private var least = Double.infinity
  private var changes = 0

  /// The least step as a part of the sensor's range; nil while too little has been seen.
  var step: Double? { changes < Resolution.enoughChanges ? nil : least }

  /// Takes the reading of one sensor, 0…1.
  mutating func observe(_ fraction: Double) {
    defer { last = fraction }
    guard let last else { return }
    let difference = abs(fraction - last)
    if difference <= Resolution.noise { return }
    changes += 1
    least = min(least, difference)
  }

  /// Forgets the last reading: the next one is of another contact.
  mutating func lift() {
    last = nil
  }
}
