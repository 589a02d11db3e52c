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
  /// The names.
  public typealias Name = TransitioningOption
}
