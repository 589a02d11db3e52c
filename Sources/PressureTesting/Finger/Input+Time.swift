import PressureKit

extension Input {
  /// The stamp that it carries, in seconds.
  public var time: Double {
    switch self {
    case .contact(let sample): sample.time
    case .key(let sample): sample.time
    case .activation(let time), .interruption(_, let time), .enabling(_, let time), .time(let time):
      time
    }
  }
}
