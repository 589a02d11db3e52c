extension Input {
  /// The time stamp of the input, in seconds.
  public var time: Double {
    switch self {
    case .contact(let sample): sample.time
    case .key(let sample): sample.time
    case .activation(let time), .interruption(_, let time), .enabling(_, let time), .time(let time):
      time
    }
  }
}
