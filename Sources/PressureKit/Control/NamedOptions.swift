/// A numeric option, for hosts that set options by name: a page, a storyboard, a command line.
public protocol OptionName: RawRepresentable<UInt8>, CaseIterable, Sendable {
  /// What it measures.
  var kind: OptionKind { get }
}

extension OptionName {
  /// The values it may have.
  public var range: ClosedRange<Double> { kind.range }
}

/// The options of a control by name: numbers, colours and sizes.
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

/// What a numeric option measures, and with that its range.
public enum OptionKind: UInt8, Sendable {
  /// Yes or no: 0 or 1.
  case toggle
  /// One of four: 0…3.
  case choice
  /// A part of the whole that can be passed: 0…0.99.
  case level
  /// One that cannot be none: 0.01…0.98, as there is something beyond it.
  case threshold
  /// A force in units of an average touch: 0.01…100.
  case force
  /// Seconds that cannot be none: 0.2…60.
  case duration
  /// Seconds that can: 0…60.
  case wait
  /// Seconds until something happens by itself; infinite, it never does.
  case delay
  /// Seconds that something may last; 0 too is without a limit, and kept as infinite.
  case limit
  /// Points, or grams, up to 1000.
  case length
  /// Grams: 1…1,000,000.
  case mass

  /// The values it may have.
  public var range: ClosedRange<Double> {
    switch self {
    case .toggle: 0...1
    case .choice: 0...3
    case .level: 0...0.99
    case .threshold: 0.01...0.98
    case .force: 0.01...100
    case .duration: 0.2...60
    case .wait: 0...60
    case .delay, .limit: 0...Double.infinity
    case .length: 0...1000
    case .mass: 1...1_000_000
    }
  }

  /// A value as it is kept; nil of one that is out of the range.
  @inline(never)  // it is the same for all options
  func kept(_ value: Double) -> Double? {
    if !range.contains(value) { return nil }
    return self == .limit && value == 0 ? .infinity : value
  }
}

/// The colours of a control by name, for hosts that set them so: a page's custom properties.
public protocol NamedColors {
  /// The names.
  associatedtype Name: RawRepresentable<UInt8> & CaseIterable & Sendable

  /// Calls a function with a colour, which it may change.
  mutating func withColor(_ name: Name, _ body: (inout LayerColor) -> Void)
}

extension NamedColors {
  /// A colour by name.
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
