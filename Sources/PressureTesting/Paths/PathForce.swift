/// The force of a contact, as a fraction of the sensor's range.
public enum PathForce: UInt8, CaseIterable, Sendable {
  /// 0.02: a touch.
  case low
  /// 0.3: a press that peeks but does not confirm.
  case mid
  /// 1: the maximum.
  case full

  /// The fraction of the sensor's range, 0…1.
  public var pressure: Double {
    switch self {
    case .low: 0.02
    case .mid: 0.3
    case .full: 1
    }
  }
}
