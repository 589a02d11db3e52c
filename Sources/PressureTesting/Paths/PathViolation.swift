/// A sequence that breaks a property.
public struct PathViolation: Equatable, Sendable, CustomStringConvertible {
  /// Which property it breaks, with its last step.
  public var property: PathProperty
  /// The sequence; of those that break it, one of the shortest.
  public var path: [PathStep]

  /// Makes a violation.
  public init(property: PathProperty, path: [PathStep]) {
    self.property = property
    self.path = path
  }

  /// The property and the steps.
  public var description: String {
    "\(property): \(path.map(\.description).joined(separator: ", "))"
  }
}
