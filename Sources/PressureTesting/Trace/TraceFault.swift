/// Why a trace is refused, and in which line.
public struct TraceFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, counted from 1, the header being the first; nil of a trace that was not read.
  public var line: Int?
  /// Why.
  public var reason: TraceProblem

  /// Makes a fault.
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
