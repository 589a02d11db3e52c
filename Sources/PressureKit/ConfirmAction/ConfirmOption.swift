/// A numeric option of a ConfirmAction, for hosts that set options by name.
public enum ConfirmOption: UInt8, OptionName {
  /// `ForceOptions.cap`.
  case cap
  /// `ForceOptions.rampDuration`. A ramp of no time would be no ramp.
  case rampDuration
  /// `ForceOptions.rescueDelay`.
  case rescueDelay
  /// `ForceOptions.usesContactArea`.
  case contactArea
  /// `ConfirmOptions.fullThreshold`.
  case fullThreshold
  /// `ConfirmOptions.releaseThreshold`.
  case releaseThreshold
  /// `ConfirmOptions.armTimeout`.
  case armTimeout
  /// `ConfirmOptions.isLatched`.
  case latch
  /// `ConfirmOptions.hasHaptics`.
  case haptics
  /// `ConfirmOptions.ringDiameter`; 0 is nil.
  case ringDiameter
  /// `ConfirmOptions.ringOffset`; 0 is nil.
  case ringOffset

  /// What it measures.
  public var kind: OptionKind {
    switch self {
    case .cap: .force
    case .rampDuration: .duration
    case .rescueDelay: .delay
    case .fullThreshold, .releaseThreshold: .level
    case .armTimeout: .limit
    case .contactArea, .latch, .haptics: .toggle
    case .ringDiameter, .ringOffset: .length
    }
  }
}

extension ConfirmOptions: NamedOptions {
  /// The names.
  public typealias Name = ConfirmOption
}
