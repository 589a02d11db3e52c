/// A numeric option of a PeekPop or a QuickMenu, for hosts that set options by name.
public enum PeekOption: UInt8, OptionName {
  /// `DeepPressOptions.threshold`.
  case peekThreshold
  /// `DeepPressOptions.holdDuration`.
  case holdDuration
  /// `DeepPressOptions.rescueDelay`.
  case rescueDelay
  /// `DeepPressOptions.slop`.
  case slop
  /// `PeekOptions.popThreshold`.
  case popThreshold
  /// `PeekOptions.hasHaptics`.
  case haptics

  /// What it measures.
  public var kind: OptionKind {
    switch self {
    case .peekThreshold, .popThreshold: .threshold
    case .holdDuration: .duration
    case .rescueDelay: .delay
    case .slop: .length
    case .haptics: .toggle
    }
  }
}

extension PeekOptions: NamedOptions {
  /// The names.
  public typealias Name = PeekOption
}
