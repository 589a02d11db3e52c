/// Whether a level is full: above one threshold it becomes so, below a lower one it ceases.
public struct Hysteresis: Hashable, Sendable {
  /// Whether the level is full.
  public private(set) var isFull = false

  /// Makes one that is not full.
  public init() {}

  /// Takes the next level; full above `upper`, no longer full below `lower`.
  public mutating func update(_ level: Double, upper: Double, lower: Double) {
    isFull = isFull ? level >= min(lower, upper) : level > upper
  }
}
