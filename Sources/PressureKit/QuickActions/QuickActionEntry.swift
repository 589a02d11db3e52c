/// A key of a dictionary, with its value.
public struct QuickActionEntry: Equatable, Sendable {
  /// What the value is found by.
  public var key: String
  /// What is found.
  public var value: QuickActionValue

  /// Makes an entry.
  public init(_ key: String, _ value: QuickActionValue) {
    self.key = key
    self.value = value
  }
}
