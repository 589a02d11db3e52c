/// The options of a __Type__.
public struct __Type__Options: Hashable, Sendable {
  /// The options that turn force into intention.
  public var force = ForceOptions()
  /// True if it plays haptics; true by default.
  public var hasHaptics = true
  /// The colours of the control.
  public var palette = __Type__Palette()

  /// Makes the defaults.
  public init() {}
}

/// A numeric option of a __Type__, for hosts that set options by name.
public enum __Type__Option: UInt8, OptionName {
  /// `ForceOptions.cap`.
  case cap
  /// `__Type__Options.hasHaptics`.
  case haptics

  /// The kind of the option's value.
  public var kind: OptionKind {
    switch self {
    case .cap: .force
    case .haptics: .toggle
    }
  }
}

extension __Type__Options: NamedOptions {
  /// Calls a function with the value of an option; see `NamedOptions`.
  public mutating func withOption(_ name: __Type__Option, _ body: (inout Double) -> Void) {
    switch name {
    case .cap: body(&force.cap)
    case .haptics: body(&hasHaptics.number)
    }
  }

  /// Does nothing: the control has no texts or contents to measure.
  public mutating func setSize(_ size: Size, of measured: Nothing) {}
}

/// The colours of a __Type__.
public struct __Type__Palette: Hashable, Sendable {
  /// The button; light grey by default.
  public var surface = LayerColor(red: 0.88, green: 0.88, blue: 0.9)
  /// The button while it is pressed; grey by default.
  public var pressed = LayerColor(red: 0.78, green: 0.78, blue: 0.82)
  /// The bar that shows how hard the button is pressed; pale blue by default.
  public var level = LayerColor(red: 0.62, green: 0.77, blue: 1)

  /// Makes the defaults.
  public init() {}
}

/// A colour of a __Type__, for hosts that set colours by name.
public enum __Type__Color: UInt8, CaseIterable, Sendable {
  /// `__Type__Palette.surface`.
  case surface
  /// `__Type__Palette.pressed`.
  case pressed
  /// `__Type__Palette.level`.
  case level
}

extension __Type__Palette: NamedColors {
  /// Calls a function with a colour; see `NamedColors`.
  public mutating func withColor(_ name: __Type__Color, _ body: (inout LayerColor) -> Void) {
    switch name {
    case .surface: body(&surface)
    case .pressed: body(&pressed)
    case .level: body(&level)
    }
  }
}
