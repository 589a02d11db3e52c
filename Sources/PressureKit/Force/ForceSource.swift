/// Where the force that a control works from comes from.
public enum ForceSource: UInt8, CaseIterable, Sendable {
  /// Nowhere: there is no contact, or a reading without a sensor.
  case none
  /// A sensor of force.
  case measured
  /// The contact's radius, which grows as a finger flattens: noisy, and no measure of force.
  case area
  /// The time the contact has lasted.
  case time
}
