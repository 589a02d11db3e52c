/// What a TransitioningAction can be told to do differently.
public struct TransitioningOptions: Equatable, Sendable {
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
