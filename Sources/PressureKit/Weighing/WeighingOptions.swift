/// The options of a Weighing: numbers and colours.
public struct WeighingOptions: Hashable, Sendable {
  /// The grams at the sensor's maximum while it is not calibrated, 1…1,000,000; 385 by default, which
  /// is what 3D Touch screens were found to carry.
  public var capacity = CalibrationLine.fullScaleGrams
  /// What is shown; grams by default.
  public var unit = WeighingUnit.grams
  /// How far a reading may stray and still be settled, in grams, to each side; 2 by default.
  public var settleRange = 2.0
  /// How long it must stay there, in seconds; 1 by default.
  public var settleDuration = 1.0
  /// What steadies the reading before it is shown; a change holds from the next contact on.
  public var filter = OneEuroFilter()
  /// Whether it plays haptics; true by default.
  public var hasHaptics = true
  /// Its colours.
  public var palette = WeighingPalette()

  /// Makes the defaults.
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

  /// What it measures.
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
  /// Calls a function with the number of an option; see `NamedOptions`.
  public mutating func withOption(_ name: WeighingOption, _ body: (inout Double) -> Void) {
    switch name {
    case .capacity: body(&capacity)
    case .unit: body(&unit.number)
    case .settleRange: body(&settleRange)
    case .settleDuration: body(&settleDuration)
    case .haptics: body(&hasHaptics.number)
    }
  }

  /// Sets the size of what the host has measured, in points; it measures nothing.
  public mutating func setSize(_ size: Size, of measured: Nothing) {}
}

/// The colours of a Weighing.
public struct WeighingPalette: Hashable, Sendable {
  /// The part of the dial that is filled; blue by default.
  public var dial = LayerColor(red: 0.187_5, green: 0.421_875, blue: 0.953_125)
  /// It when the reading has settled; green by default.
  public var settled = LayerColor(red: 0.093_75, green: 0.562_5, blue: 0.265_625)
  /// It at the sensor's maximum; red by default.
  public var overload = LayerColor(red: 0.828_125, green: 0.156_25, blue: 0.125)
  /// The part of the dial that is not filled; a grey that shows on any page.
  public var track = LayerColor(red: 0.5, green: 0.531_25, blue: 0.593_75, alpha: 0.25)
  /// The number; near black by default.
  public var text = LayerColor(red: 0.078_125, green: 0.093_75, blue: 0.109_375)
  /// The unit below it, and the mark of the peak; a grey by default.
  public var quiet = LayerColor(red: 0.343_75, green: 0.359_375, blue: 0.406_25)

  /// Makes the defaults.
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
  /// Calls a function with a colour; see `NamedColors`.
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

/// What a weight is shown in.
public enum WeighingUnit: UInt8, Sendable, CaseIterable {
  /// Grams, whole.
  case grams
  /// Avoirdupois ounces, 28.349523125 g each, with two decimals.
  case ounces
  /// Newtons: the force of a mass at the standard gravity of 9.80665 m/s², with two decimals.
  case newtons
  /// Not a weight: the part of the sensor's range in whole hundredths, whatever the tare.
  case percent

  /// The grams of one; 1 for percent, which are none.
  public var gramsEach: Double {
    switch self {
    case .grams, .percent: 1
    case .ounces: 28.349523125
    case .newtons: 1000 / 9.80665
    }
  }

  /// How many decimals are shown.
  public var decimals: Int { Weighing.Word(rawValue: rawValue)?.decimals ?? 0 }

  /// Truncates a number of this unit to the decimals that are shown: a scale does not round up.
  public func truncated(_ value: Double) -> Double {
    let steps = decimals == 0 ? 1.0 : 100.0
    // What rounding took from a whole step is given back: 384.9999999 is 385.
    let nudge = value < 0 ? -1e-6 : 1e-6
    // And 0 has no sign.
    return (value * steps + nudge).rounded(.towardZero) / steps + 0
  }
}

extension WeighingUnit {
  /// The unit as the number of an option; grams where the number is of none.
  var number: Double {
    get { Double(rawValue) }
    set { self = UInt8(exactly: newValue).flatMap(WeighingUnit.init(rawValue:)) ?? .grams }
  }
}
