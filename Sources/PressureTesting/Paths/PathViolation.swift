/// A sequence that breaks a property.
public struct PathViolation: Equatable, Sendable, CustomStringConvertible {
  /// The property that the last step breaks.
  public var property: PathProperty
  /// A shortest sequence that breaks the property.
  public var path: [PathStep]

  /// Creates a violation.
  public init(property: PathProperty, path: [PathStep]) {
    self.property = property
    self.path = path
  }

  /// The property and the steps.
  public var description: String {
    "\(property): \(path.map(\.description).joined(separator: ", "))"
  }
}
