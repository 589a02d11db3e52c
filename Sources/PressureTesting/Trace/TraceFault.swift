/// The reason why a trace is refused, and the line.
public struct TraceFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, counted from 1, including the header; nil for a trace that was not read from text.
  public var line: Int?
  /// The reason.
  public var reason: TraceProblem

  /// Creates a fault.
  public init(line: Int?, reason: TraceProblem) {
    self.line = line
    self.reason = reason
  }

  /// The line and the reason, in a sentence without a full stop.
  public var description: String {
    guard let line else { return reason.description }
    return "line \(line): \(reason)"
  }
}
