/// A numeric option, for hosts that set options by name: a page, a storyboard, a command line.
public protocol OptionName: RawRepresentable<UInt8>, CaseIterable, Sendable {
  /// What it measures.
  var kind: OptionKind { get }
}

extension OptionName {
  /// The values it may have.
  public var range: ClosedRange<Double> { kind.range }
}

/// What a control can be told to do differently: numbers, colours and sizes, by name.
public protocol NamedOptions {
  /// The names of its numbers.
  associatedtype Name: OptionName
  /// Its colours.
  associatedtype Palette: NamedColors
  /// What the host measures for it: its texts, or live content.
  associatedtype Measured: RawRepresentable<UInt8> & CaseIterable & Sendable

  /// Its colours.
  var palette: Palette { get set }
  /// Sets how large something is that the host has measured, in points.
  mutating func setSize(_ size: Size, of measured: Measured)
  /// Calls a function with the number of an option, which it may change; it does not look at the range.
  mutating func withOption(_ name: Name, _ body: (inout Double) -> Void)
}

extension NamedOptions {
  /// An option by name, as a number; setting does not look at its range.
  public subscript(option: Name) -> Double {
    get {
      var options = self
      var number = 0.0
      options.withOption(option) { number = $0 }
      return number
    }
    set { withOption(option) { $0 = newValue } }
  }

  /// Sets an option by name; false, and nothing changed, if the value is outside its range.
  public mutating func set(_ option: Name, to value: Double) -> Bool {
    guard let kept = option.kind.kept(value) else { return false }
    self[option] = kept
    return true
  }
}

extension Bool {
  /// A yes or no as the number of an option: anything but 0 is a yes.
  var number: Double {
    get { self ? 1 : 0 }
    set { self = newValue != 0 }
  }
}
