/// A numeric option, for hosts that set options by name: a page, a storyboard, a command line.
public protocol OptionName: RawRepresentable<UInt8>, CaseIterable, Sendable {
  /// The kind of the option's value.
  var kind: OptionKind { get }
}

extension OptionName {
  /// The option's valid values.
  public var range: ClosedRange<Double> { kind.range }
}

/// The options of a control by name: numbers, colours and sizes.
public protocol NamedOptions {
  /// The names of the numeric options.
  associatedtype Name: OptionName
  /// The control's colours.
  associatedtype Palette: NamedColors
  /// The items whose size the host measures: texts or live content.
  associatedtype Measured: RawRepresentable<UInt8> & CaseIterable & Sendable

  /// The control's colours.
  var palette: Palette { get set }
  /// Sets the size that the host has measured for an item, in points.
  mutating func setSize(_ size: Size, of measured: Measured)
  /// Passes an option's value to a closure, which may change it. Does not check the range.
  mutating func withOption(_ name: Name, _ body: (inout Double) -> Void)
}

extension NamedOptions {
  /// The value of an option. Setting it does not check the range.
  public subscript(option: Name) -> Double {
    get {
      var options = self
      var number = 0.0
      options.withOption(option) { number = $0 }
      return number
    }
    set { withOption(option) { $0 = newValue } }
  }

  /// Sets an option. If the value is out of range, returns false and changes nothing.
  public mutating func set(_ option: Name, to value: Double) -> Bool {
    guard let kept = option.kind.kept(value) else { return false }
    self[option] = kept
    return true
  }
}

extension Bool {
  /// The value as the number of an option: 0 or 1. Any number but 0 sets it to true.
  var number: Double {
    get { self ? 1 : 0 }
    set { self = newValue != 0 }
  }
}

/// The kind of a numeric option's value, which determines its range.
public enum OptionKind: UInt8, Sendable {
  /// Yes or no: 0 or 1.
  case toggle
  /// One of four choices: 0…3.
  case choice
  /// One of three choices: 0…2.
  case choiceOfThree
  /// A level that can be exceeded: 0…0.99.
  case level
  /// A level above 0 that leaves room beyond it: 0.01…0.98.
  case threshold
  /// A force in units of an average touch: 0.01…100.
  case force
  /// Seconds, more than 0: 0.2…60.
  case duration
  /// Seconds, also 0: 0…60.
  case wait
  /// Seconds until something happens by itself; infinite means never.
  case delay
  /// Seconds that something may last; infinite means without limit. So does 0, which is stored as infinite.
  case limit
  /// Points or grams, up to 1000.
  case length
  /// Grams: 1…1,000,000.
  case mass

  /// The valid values.
  public var range: ClosedRange<Double> {
    switch self {
    case .toggle: 0...1
    case .choice: 0...3
    case .choiceOfThree: 0...2
    case .level: 0...0.99
    case .threshold: 0.01...0.98
    case .force: 0.01...100
    case .duration: 0.2...60
    case .wait: 0...60
    case .delay, .limit: 0...Double.infinity
    case .length: 0...1000
    case .mass: 1...Calibration.range.upperBound
    }
  }

  /// Returns the value to store; nil if it is out of range.
  @inline(never)  // shared by all options
  func kept(_ value: Double) -> Double? {
    if !range.contains(value) { return nil }
    return self == .limit && value == 0 ? .infinity : value
  }
}

/// The colours of a control by name, for hosts that set them so, such as a page with custom properties.
public protocol NamedColors {
  /// The names of the colours.
  associatedtype Name: RawRepresentable<UInt8> & CaseIterable & Sendable

  /// Passes a colour to a closure, which may change it.
  mutating func withColor(_ name: Name, _ body: (inout LayerColor) -> Void)
}

extension NamedColors {
  /// The colour with a name.
  public subscript(name: Name) -> LayerColor {
    get {
      var colors = self
      var color = LayerColor.clear
      colors.withColor(name) { color = $0 }
      return color
    }
    set { withColor(name) { $0 = newValue } }
  }
}
