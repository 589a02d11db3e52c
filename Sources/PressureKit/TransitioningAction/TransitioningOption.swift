/// A numeric option of a TransitioningAction, for hosts that set options by name.
public enum TransitioningOption: UInt8, OptionName {
  /// `TransitioningOptions.failureDelay` in seconds: from 0; infinite leaves it.
  case failureDelay
  /// `TransitioningOptions.resetDelay` in seconds: 0 or infinite leaves it.
  case resetDelay
  /// `TransitioningOptions.timeLimit` in seconds: 0 or infinite switches it off.
  case timeLimit
  /// `TransitioningOptions.hasHaptics`: 0 or 1.
  case haptics

  /// The values it may have.
  public var range: ClosedRange<Double> {
    switch self {
    case .failureDelay, .resetDelay, .timeLimit: 0...Double.infinity
    case .haptics: 0...1
    }
  }
}

extension TransitioningOptions: NamedOptions {
  /// An option by name, as a number.
  public subscript(option: TransitioningOption) -> Double {
    @inline(never)  // as is the setter: each is larger than a call
    get {
      switch option {
      case .failureDelay: failureDelay
      case .resetDelay: resetDelay
      case .timeLimit: timeLimit
      case .haptics: hasHaptics ? 1 : 0
      }
    }
    @inline(never)
    set {
      switch option {
      case .failureDelay: failureDelay = newValue
      case .resetDelay: resetDelay = newValue > 0 ? newValue : .infinity
      case .timeLimit: timeLimit = newValue > 0 ? newValue : .infinity
      case .haptics: hasHaptics = newValue != 0
      }
    }
  }
}
