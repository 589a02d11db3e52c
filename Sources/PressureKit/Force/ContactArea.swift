/// Intention from the radius of a contact: the last resort where nothing measures force.
///
/// A radius is compared with the first of its press, for fingers differ more than presses do. One
/// that never changes is no sensor.
public struct ContactArea: Hashable, Sendable {
  private var firstRadius: Double?

  /// What the radius says, 0…1; nil until it has changed for the first time.
  public private(set) var intention: Double?

  /// By how much of itself a finger's radius grows from a touch to a full press.
  private static let growthAtFull = 0.67

  /// Makes one that has seen nothing.
  public init() {}

  /// Takes the next radius, in points; 0, negative or not finite is unknown.
  public mutating func handle(radius: Double) {
    guard radius > 0, radius.isFinite else { return }
    guard let firstRadius else {
      self.firstRadius = radius
      return
    }
    if intention == nil && radius == firstRadius { return }
    intention = min(max((radius / firstRadius - 1) / ContactArea.growthAtFull, 0), 1)
  }
}
