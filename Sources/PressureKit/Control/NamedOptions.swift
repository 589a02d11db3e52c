/// A numeric option, for hosts that set options by name: a page, a storyboard, a command line.
public protocol OptionName: RawRepresentable<UInt8>, CaseIterable, Sendable {
  /// The values it may have.
  var range: ClosedRange<Double> { get }
}

/// What a control can be told to do differently, as numbers by name.
public protocol NamedOptions {
  /// The names.
  associatedtype Name: OptionName

  /// An option by name, as a number; setting does not look at its range.
  subscript(option: Name) -> Double { get set }
}

extension NamedOptions {
  /// Sets an option by name; false, and nothing changed, if the value is outside its range.
  public mutating func set(_ option: Name, to value: Double) -> Bool {
    guard option.range.contains(value) else { return false }
    self[option] = value
    return true
  }
}
