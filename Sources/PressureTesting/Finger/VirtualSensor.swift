import PressureKit

/// What measures the force of a virtual finger.
public enum VirtualSensor: Equatable, Sendable {
  /// Nothing: force is time.
  case none
  /// A sensor in units of an average touch that knows its maximum, as a 3D Touch screen.
  case measured(maximum: Double)
  /// A source that knows only a fraction, as pointer events: to be trusted it must say something
  /// else than 0, 0.5 or 1.
  case normalized

  /// A 3D Touch screen.
  public static let touch3D = VirtualSensor.measured(maximum: ForceReading.fullScale)

  /// What it says of a part of its range, 0…1 (other numbers as they are).
  public func reading(_ pressure: Double) -> ForceReading {
    switch self {
    case .none: .none
    case .measured(let maximum): .measured(pressure * maximum, maximum: maximum)
    case .normalized: .normalized(pressure)
    }
  }
}
