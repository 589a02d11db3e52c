/// The options of a Weighing: numbers and colours.
public struct WeighingOptions: Hashable, Sendable {
  /// The mass at the sensor's maximum without a calibration, in grams, 1…1,000,000; 385 by default, as found for 3D Touch
  /// screens.
  public var capacity = CalibrationLine.fullScaleGrams
  /// The unit to show; grams by default.
  public var unit = WeighingUnit.grams
  /// The range in which a reading counts as settled, in grams to each side; 2 by default.
  public var settleRange = 2.0
  /// The time that the reading must stay in that range to settle, in seconds; 1 by default.
  public var settleDuration = 1.0
  /// The filter that steadies the shown reading. A change takes effect with the next contact.
  public var filter = OneEuroFilter()
  /// True if it plays haptics; true by default.
  public var hasHaptics = true
  /// The colours.
  public var palette = WeighingPalette()

  /// Makes the default options.
  public init() {}
}

/// A numeric option of a Weighing, for hosts that set options by name.
public enum WeighingOption: UInt8, OptionName {
  /// `WeighingOptions.capacity`.
  case capacity
  /// `WeighingOptions.unit`, by its number.
  case unit
  /// `WeighingOptions.settleRange`.
  case settleRange
  /// `WeighingOptions.settleDuration`.
  case settleDuration
  /// `WeighingOptions.hasHaptics`.
  case haptics

  /// The kind of the option's value.
  public var kind: OptionKind {
    switch self {
    case .capacity: .mass
    case .unit: .choice
    case .settleRange: .length
    case .settleDuration: .wait
    case .haptics: .toggle
    }
  }
}

extension WeighingOptions: NamedOptions {
  /// Passes an option's value to a closure; see `NamedOptions`.
  public mutating func withOption(_ name: WeighingOption, _ body: (inout Double) -> Void) {
    switch name {
    case .capacity: body(&capacity)
    case .unit: body(&unit.number)
    case .settleRange: body(&settleRange)
    case .settleDuration: body(&settleDuration)
    case .haptics: body(&hasHaptics.number)
    }
  }

  /// Does nothing, because the host measures nothing for a scale.
  public mutating func setSize(_ size: Size, of measured: Nothing) {}
}

/// The colours of a Weighing.
public struct WeighingPalette: Hashable, Sendable {
  /// The colour of the filled part of the dial; blue by default.
  public var dial = LayerColor(red: 0.187_5, green: 0.421_875, blue: 0.953_125)
  /// The colour of the filled part when the reading has settled; green by default.
  public var settled = LayerColor(red: 0.093_75, green: 0.562_5, blue: 0.265_625)
  /// The colour of the filled part at the sensor's maximum; red by default.
  public var overload = LayerColor(red: 0.828_125, green: 0.156_25, blue: 0.125)
  /// The colour of the unfilled part of the dial; a grey that is visible on any page.
  public var track = LayerColor(red: 0.5, green: 0.531_25, blue: 0.593_75, alpha: 0.25)
  /// The colour of the number; near black by default.
  public var text = LayerColor(red: 0.078_125, green: 0.093_75, blue: 0.109_375)
  /// The colour of the unit and the peak's mark; a grey by default.
  public var quiet = LayerColor(red: 0.343_75, green: 0.359_375, blue: 0.406_25)

  /// Makes the default colours.
  public init() {}
}

/// A colour of a Weighing, for hosts that set colours by name.
public enum WeighingColor: UInt8, CaseIterable, Sendable {
  /// `WeighingPalette.dial`.
  case dial
  /// `WeighingPalette.settled`.
  case settled
  /// `WeighingPalette.overload`.
  case overload
  /// `WeighingPalette.track`.
  case track
  /// `WeighingPalette.text`.
  case text
  /// `WeighingPalette.quiet`.
  case quiet
}

extension WeighingPalette: NamedColors {
  /// Passes a colour to a closure; see `NamedColors`.
  public mutating func withColor(_ name: WeighingColor, _ body: (inout LayerColor) -> Void) {
    switch name {
    case .dial: body(&dial)
    case .settled: body(&settled)
    case .overload: body(&overload)
    case .track: body(&track)
    case .text: body(&text)
    case .quiet: body(&quiet)
    }
  }
}

/// A unit in which a scale shows its reading.
public enum WeighingUnit: UInt8, Sendable, CaseIterable {
  /// Whole grams.
  case grams
  /// Avoirdupois ounces, 28.349523125 g each, with two decimals.
  case ounces
  /// Newtons: the force of a mass at the standard gravity of 9.80665 m/s², with two decimals.
  case newtons
  /// Percent of the sensor's range, in whole numbers. It is not a weight, and ignores the tare.
  case percent

  /// The grams in one unit; 1 for percent, which are not a mass.
  public var gramsEach: Double {
    switch self {
    case .grams, .percent: 1
    case .ounces: 28.349523125
    case .newtons: 1000 / 9.80665
    }
  }

  /// The number of decimals to show.
  public var decimals: Int { Weighing.Word(rawValue: rawValue)?.decimals ?? 0 }

  /// Truncates a number to the decimals of this unit, because a scale does not round up.
  public func truncated(_ value: Double) -> Double {
    let steps = decimals == 0 ? 1.0 : 100.0
    // Undo rounding just below a whole step: 384.9999999 is 385.
    let nudge = value < 0 ? -1e-6 : 1e-6
    // Adding 0 removes the sign of -0.
    return (value * steps + nudge).rounded(.towardZero) / steps + 0
  }
}

extension WeighingUnit {
  /// The unit as the number of an option. Setting an unknown number selects grams.
  var number: Double {
    get { Double(rawValue) }
    set { self = UInt8(exactly: newValue).flatMap(WeighingUnit.init(rawValue:)) ?? .grams }
  }
}
