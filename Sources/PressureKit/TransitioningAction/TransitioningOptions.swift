/// The options of a TransitioningAction.
public struct TransitioningOptions: Hashable, Sendable {
  /// The time for which a failure is shown before the button is ready again, in seconds; 1 by default, infinite to keep it.
  public var failureDelay = 1.0
  /// The time for which a success is shown before the button is ready again, in seconds; infinite, the default, keeps it.
  public var resetDelay = Double.infinity
  /// The time that a run may take before it fails, in seconds; infinite, the default, means no limit. The limit does not stop
  /// the work, which belongs to the host.
  public var timeLimit = Double.infinity
  /// True if it plays haptics; true by default.
  public var hasHaptics = true
  /// True if an outcome's mark is at the right of its text; false by default.
  public var isRightToLeft = false
  /// The width of the spinner's line, in points; 0, the default, means in proportion to the control's height.
  public var spinnerWidth = 0.0
  /// The colours.
  public var palette = TransitioningPalette()
  /// The measured size of the title, in points; zero hides it.
  public var titleSize = Size.zero
  /// The measured size of the success label, in points; zero hides it.
  public var successSize = Size.zero
  /// The measured size of the failure label, in points; zero hides it.
  public var failureSize = Size.zero

  /// Makes the default options.
  public init() {}

  /// Returns the measured size of a label, in points.
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
  /// `TransitioningOptions.isRightToLeft`.
  case rightToLeft

  /// The kind of the option's value.
  public var kind: OptionKind {
    switch self {
    case .failureDelay: .delay
    case .resetDelay, .timeLimit: .limit
    case .haptics, .rightToLeft: .toggle
    }
  }
}

extension TransitioningOptions: NamedOptions {
  /// Passes an option's value to a closure; see `NamedOptions`.
  public mutating func withOption(_ name: TransitioningOption, _ body: (inout Double) -> Void) {
    switch name {
    case .failureDelay: body(&failureDelay)
    case .resetDelay: body(&resetDelay)
    case .timeLimit: body(&timeLimit)
    case .haptics: body(&hasHaptics.number)
    case .rightToLeft: body(&isRightToLeft.number)
    }
  }

  /// Sets the size that the host has measured for a label, in points.
  public mutating func setSize(_ size: Size, of label: TransitioningAction.Label) {
    switch label {
    case .none: break
    case .title: titleSize = size
    case .success: successSize = size
    case .failure: failureSize = size
    }
  }
}

/// The colours of a TransitioningAction. By default, each text has a contrast of at least 4.5 to 1 with its background (WCAG
/// 2.2, 1.4.3).
public struct TransitioningPalette: Hashable, Sendable {
  /// The background of the title and the spinner; blue by default. Also the colour of the title's letters while it is pressed.
  public var background = LayerColor(red: 0, green: 0.34, blue: 0.84)
  /// The colour of the title's letters and the spinner; white by default.
  public var text = LayerColor.white
  /// The colour of the spinner; clear, the default, means the current colour of the title.
  public var spinner = LayerColor.clear
  /// The background of the title while it is pressed; a pale blue by default.
  public var pressedBackground = LayerColor(red: 0.89, green: 0.94, blue: 1)
  /// The background of the title and the spinner while it is disabled; a light grey by default.
  public var disabledBackground = LayerColor(red: 0.88, green: 0.88, blue: 0.9)
  /// The colour of the title's letters and the spinner while it is disabled; a dark grey by default.
  public var disabledText = LayerColor(red: 0.38, green: 0.38, blue: 0.4)
  /// The background of the success label; a dark green by default.
  public var successBackground = LayerColor(red: 0.08, green: 0.48, blue: 0.2)
  /// The colour of the success label's letters; white by default.
  public var successText = LayerColor.white
  /// The background of the failure label; a dark red by default.
  public var failureBackground = LayerColor(red: 0.78, green: 0.11, blue: 0.1)
  /// The colour of the failure label's letters; white by default.
  public var failureText = LayerColor.white

  /// Makes the default colours.
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
  /// Passes a colour to a closure; see `NamedColors`.
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
