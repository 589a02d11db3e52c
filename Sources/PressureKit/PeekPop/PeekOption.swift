/// A numeric option of a PeekPop, for hosts that set options by name.
public enum PeekOption: UInt8, OptionName {
  /// `DeepPressOptions.threshold`: 0.01…0.99.
  case peekThreshold
  /// `PeekOptions.popThreshold`: 0.01…0.99.
  case popThreshold
  /// `DeepPressOptions.holdDuration` in seconds: 0.1…60.
  case holdDuration
  /// `DeepPressOptions.rescueDelay` in seconds: from 0; infinite switches it off.
  case rescueDelay
  /// `PeekOptions.hasHaptics`: 0 or 1.
  case haptics

  /// The values it may have.
  public var range: ClosedRange<Double> {
    switch self {
    case .peekThreshold, .popThreshold: 0.01...0.99
    case .holdDuration: 0.1...60
    case .rescueDelay: 0...Double.infinity
    case .haptics: 0...1
    }
  }
}

extension PeekOptions: NamedOptions {
  /// An option by name, as a number.
  public subscript(option: PeekOption) -> Double {
    @inline(never)  // as is the setter: each is larger than a call
    get {
      switch option {
      case .peekThreshold: press.threshold
      case .popThreshold: popThreshold
      case .holdDuration: press.holdDuration
      case .rescueDelay: press.rescueDelay
      case .haptics: hasHaptics ? 1 : 0
      }
    }
    @inline(never)
    set {
      switch option {
      case .peekThreshold: press.threshold = newValue
      case .popThreshold: popThreshold = newValue
      case .holdDuration: press.holdDuration = newValue
      case .rescueDelay: press.rescueDelay = newValue
      case .haptics: hasHaptics = newValue != 0
      }
    }
  }
}
