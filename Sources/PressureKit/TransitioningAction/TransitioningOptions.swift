/// What a TransitioningAction can be told to do differently.
public struct TransitioningOptions: Hashable, Sendable {
  /// How long a failure is shown before it is ready again, in seconds; 1 by default, infinite to
  /// leave it.
  public var failureDelay = 1.0
  /// How long a success is shown before it is ready again, in seconds; infinite, the default, leaves
  /// it.
  public var resetDelay = Double.infinity
  /// How long a run may take before it has failed, in seconds; infinite, the default, is without
  /// limit. It does not stop the work: that is the host's.
  public var timeLimit = Double.infinity
  /// Whether it plays haptics; true by default.
  public var hasHaptics = true
  /// How wide the spinner's line is, in points; 0, the default, is in proportion to the control's height.
  public var spinnerWidth = 0.0
  /// Its colours.
  public var palette = TransitioningPalette()
  /// What the host measured of the title, in points; zero hides it.
  public var titleSize = Size.zero
  /// What the host measured of the success label, in points; zero hides it.
  public var successSize = Size.zero
  /// What the host measured of the failure label, in points; zero hides it.
  public var failureSize = Size.zero

  /// Makes the defaults.
  public init() {}

  /// What the host measured of a label, in points.
  func size(of label: TransitioningAction.Label) -> Size {
    switch label {
    case .none: .zero
    case .title: titleSize
    case .success: successSize
    case .failure: failureSize
    }
  }
}

/// A numeric option of a TransitioningAction, for hosts that set options by name.
public enum TransitioningOption: UInt8, OptionName {
  /// `TransitioningOptions.failureDelay`.
  case failureDelay
  /// `TransitioningOptions.resetDelay`.
  case resetDelay
  /// `TransitioningOptions.timeLimit`.
  case timeLimit
  /// `TransitioningOptions.hasHaptics`.
  case haptics

  /// What it measures.
  public var kind: OptionKind {
    switch self {
    case .failureDelay: .delay
    case .resetDelay, .timeLimit: .limit
    case .haptics: .toggle
    }
  }
}

extension TransitioningOptions: NamedOptions {
  /// Calls a function with the number of an option; see `NamedOptions`.
  public mutating func withOption(_ name: TransitioningOption, _ body: (inout Double) -> Void) {
    switch name {
    case .failureDelay: body(&failureDelay)
    case .resetDelay: body(&resetDelay)
    case .timeLimit: body(&timeLimit)
    case .haptics: body(&hasHaptics.number)
    }
  }

  /// Sets the size of what the host has measured, in points.
  public mutating func setSize(_ size: Size, of label: TransitioningAction.Label) {
    switch label {
    case .none: break
    case .title: titleSize = size
    case .success: successSize = size
    case .failure: failureSize = size
    }
  }
}

/// The colours of a TransitioningAction; each text's default has a contrast of at least 4.5 to 1 (WCAG
/// 2.2, 1.4.3) on its background.
public struct TransitioningPalette: Hashable, Sendable {
  /// Behind the title and the spinner; blue by default. Also the title's letters while it is pressed.
  public var background = LayerColor(red: 0, green: 0.34, blue: 0.84)
  /// The title's letters and the spinner; white by default.
  public var text = LayerColor.white
  /// The spinner; clear, the default, is the title's colour as it is then.
  public var spinner = LayerColor.clear
  /// Behind the title while it is pressed; a pale blue by default.
  public var pressedBackground = LayerColor(red: 0.89, green: 0.94, blue: 1)
  /// Behind the title and the spinner while it is disabled; a light grey by default.
  public var disabledBackground = LayerColor(red: 0.88, green: 0.88, blue: 0.9)
  /// The title's letters and the spinner while it is disabled; a dark grey by default.
  public var disabledText = LayerColor(red: 0.38, green: 0.38, blue: 0.4)
  /// Behind the success label; a dark green by default.
  public var successBackground = LayerColor(red: 0.08, green: 0.48, blue: 0.2)
  /// The success label's letters; white by default.
  public var successText = LayerColor.white
  /// Behind the failure label; a dark red by default.
  public var failureBackground = LayerColor(red: 0.78, green: 0.11, blue: 0.1)
  /// The failure label's letters; white by default.
  public var failureText = LayerColor.white

  /// Makes the defaults.
  public init() {}
}

/// A colour of a TransitioningAction, for hosts that set colours by name.
public enum TransitioningColor: UInt8, CaseIterable, Sendable {
  /// `TransitioningPalette.background`.
  case background
  /// `TransitioningPalette.text`.
  case text
  /// `TransitioningPalette.pressedBackground`.
  case pressedBackground
  /// `TransitioningPalette.disabledBackground`.
  case disabledBackground
  /// `TransitioningPalette.disabledText`.
  case disabledText
  /// `TransitioningPalette.successBackground`.
  case successBackground
  /// `TransitioningPalette.successText`.
  case successText
  /// `TransitioningPalette.failureBackground`.
  case failureBackground
  /// `TransitioningPalette.failureText`.
  case failureText
}

extension TransitioningPalette: NamedColors {
  /// Calls a function with a colour; see `NamedColors`.
  public mutating func withColor(_ name: TransitioningColor, _ body: (inout LayerColor) -> Void) {
    switch name {
    case .background: body(&background)
    case .text: body(&text)
    case .pressedBackground: body(&pressedBackground)
    case .disabledBackground: body(&disabledBackground)
    case .disabledText: body(&disabledText)
    case .successBackground: body(&successBackground)
    case .successText: body(&successText)
    case .failureBackground: body(&failureBackground)
    case .failureText: body(&failureText)
    }
  }
}
