import PressureKit

/// The sensor of a virtual finger.
public enum VirtualSensor: Equatable, Sendable {
  /// No sensor: the intention comes from time.
  case none
  /// A sensor in units of an average touch with a known maximum, such as a 3D Touch screen.
  case measured(maximum: Double)
  /// A source that reports only fractions, as pointer events do. It is trusted only after a value other than 0, 0.5 or 1.
  case normalized

  /// A 3D Touch screen.
  public static let touch3D = VirtualSensor.measured(maximum: ForceReading.fullScale)

  /// Returns the reading for a fraction of the range, 0…1. Other numbers are passed on unchanged.
  public func reading(_ pressure: Double) -> ForceReading {
    switch self {
    case .none: .none
    case .measured(let maximum): .measured(pressure * maximum, maximum: maximum)
    case .normalized: .normalized(pressure)
    }
  }
}
