/// A numeric option of a ConfirmAction, for hosts that set options by name.
public enum ConfirmOption: UInt8, OptionName {
  /// `ForceOptions.cap`: above 0, up to 100.
  case cap
  /// `ConfirmOptions.fullThreshold`: 0…0.99.
  case fullThreshold
  /// `ConfirmOptions.releaseThreshold`: 0…0.99.
  case releaseThreshold
  /// `ForceOptions.rampDuration` in seconds: 0.2…60. A ramp of no time would be no ramp.
  case rampDuration
  /// `ForceOptions.rescueDelay` in seconds: from 0; infinite switches it off.
  case rescueDelay
  /// `ConfirmOptions.armTimeout` in seconds: 0 or infinite switches it off.
  case armTimeout
  /// `ConfirmOptions.isLatched`: 0 or 1.
  case latch
  /// `ForceOptions.usesContactArea`: 0 or 1.
  case contactArea
  /// `ConfirmOptions.hasHaptics`: 0 or 1.
  case haptics
  /// `ConfirmOptions.ringDiameter` in points, up to 1000; 0 is the control's height.
  case ringDiameter
  /// `ConfirmOptions.ringOffset` in points, up to 1000; 0 is the control's height.
  case ringOffset

  /// The values it may have.
  public var range: ClosedRange<Double> {
    switch self {
    case .cap: 0.01...100
    case .fullThreshold, .releaseThreshold: 0...0.99
    case .rampDuration: 0.2...60
    case .rescueDelay, .armTimeout: 0...Double.infinity
    case .latch, .contactArea, .haptics: 0...1
    case .ringDiameter, .ringOffset: 0...1000
    }
  }
}

extension ConfirmOptions: NamedOptions {
  /// An option by name, as a number.
  public subscript(option: ConfirmOption) -> Double {
    @inline(never)  // as is the setter: each is larger than a call
    get {
      switch option {
      case .cap: force.cap
      case .fullThreshold: fullThreshold
      case .releaseThreshold: releaseThreshold
      case .rampDuration: force.rampDuration
      case .rescueDelay: force.rescueDelay
      case .armTimeout: armTimeout
      case .latch: isLatched ? 1 : 0
      case .contactArea: force.usesContactArea ? 1 : 0
      case .haptics: hasHaptics ? 1 : 0
      case .ringDiameter: ringDiameter ?? 0
      case .ringOffset: ringOffset ?? 0
      }
    }
    @inline(never)
    set {
      switch option {
      case .cap: force.cap = newValue
      case .fullThreshold: fullThreshold = newValue
      case .releaseThreshold: releaseThreshold = newValue
      case .rampDuration: force.rampDuration = newValue
      case .rescueDelay: force.rescueDelay = newValue
      case .armTimeout: armTimeout = newValue > 0 ? newValue : .infinity
      case .latch: isLatched = newValue != 0
      case .contactArea: force.usesContactArea = newValue != 0
      case .haptics: hasHaptics = newValue != 0
      case .ringDiameter: ringDiameter = newValue > 0 ? newValue : nil
      case .ringOffset: ringOffset = newValue > 0 ? newValue : nil
      }
    }
  }
}
