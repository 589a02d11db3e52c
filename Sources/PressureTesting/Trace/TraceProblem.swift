import PressureKit

/// What can be wrong with a line of a trace, or with a sample of one.
///
/// Names and texts that a file says are given in at most twenty characters.
public enum TraceProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is nothing, not even a header.
  case empty
  /// There is a header, and no sample.
  case noSamples
  /// The line is longer than `TraceReader.longestLine` bytes.
  case lineTooLong
  /// There are more samples than `Trace.mostSamples`.
  case tooManySamples
  /// The line is empty.
  case blankLine
  /// The line ends in the middle of its object.
  case truncated
  /// The line is no JSON object of numbers, strings and lists of numbers; at a byte, counted from 1.
  case notAnObject(byte: Int)
  /// A key is missing.
  case missing(String)
  /// A key is there twice.
  case repeated(String)
  /// A key is not of this format, and might be another one's slip of the pen.
  case unknownKey(String)
  /// What a key says is of another kind than it should be, such as a string in place of a number.
  case wrongKind(String)
  /// A number is no number of 64 bits, or out of the range of its key.
  case outOfRange(String)
  /// The trace is of another version.
  case version(Double)
  /// There is no such source.
  case unknownSource(String)
  /// There is no such phase.
  case unknownPhase(String)
  /// Times count from the first sample.
  case startsLate(Double)
  /// The time is before that of the sample before.
  case timeBackwards(from: Double, to: Double)
  /// A contact that is down begins.
  case beganTwice(id: Int64)
  /// A contact that is not down moves, lifts or is cancelled.
  case notDown(id: Int64, ContactPhase)
  /// More contacts are down than `Trace.mostContacts`.
  case tooManyContacts
  /// The trace ends, and a contact is still down: something is cut off.
  case neverLifts(id: Int64)
  /// Samples of sensors with several maxima are no one trace.
  case mixedSensors

  /// The reason, without a full stop.
  public var description: String {
    switch self {
    case .empty: "the trace is empty; its first line must be its header"
    case .noSamples: "there is no sample"
    case .lineTooLong: "the line is over \(TraceReader.longestLine) bytes long"
    case .tooManySamples: "there are over \(Trace.mostSamples) samples"
    case .blankLine: "the line is empty"
    case .truncated: "the line is cut off"
    case .notAnObject(let byte): "this is not JSON as a trace has it, from byte \(byte) on"
    case .missing(let key): "\"\(key)\" is missing"
    case .repeated(let key): "\"\(key)\" is there twice"
    case .unknownKey(let key): "a trace has no \"\(key)\""
    case .wrongKind(let key): "\"\(key)\" is not what it should be: \(Self.kind(of: key))"
    case .outOfRange(let key): "\"\(key)\" is out of range: \(Self.range(of: key))"
    case .version(let version): "this is version \(version); only 1 is known"
    case .unknownSource(let name): "there is no source \"\(name)\""
    case .unknownPhase(let name): "there is no phase \"\(name)\""
    case .startsLate(let time): "the first sample is at \(time) s; times count from it"
    case .timeBackwards(let last, let time): "time goes back from \(last) s to \(time) s"
    case .beganTwice(let id): "contact \(id) begins, and is down already"
    case .notDown(let id, let phase): "contact \(id) \(phase), and is not down"
    case .tooManyContacts: "over \(Trace.mostContacts) contacts are down"
    case .neverLifts(let id): "contact \(id) neither lifts nor is cancelled: the end is missing"
    case .mixedSensors: "the samples are of several sensors"
    }
  }

  private static func kind(of key: String) -> String {
    if key.isSpelled(oneOf: "source", "phase", "origin", "device", "browser", "unit") {
      return "a string"
    }
    if key.isSpelled("range") { return "a list of two numbers" }
    if key.isSpelled(oneOf: "bounds", "viewport") { return "a list of four numbers" }
    return key.isSpelled(oneOf: "id", "pressurekit") ? "a whole number" : "a number"
  }

  private static func range(of key: String) -> String {
    if key.isSpelled("id") { return "a whole number of at most 2^53" }
    if key.isSpelled(oneOf: "bounds", "viewport") {
      return "finite, with a width and height of at least 0"
    }
    if key.isSpelled("origin") { return "recorded or made up" }
    if key.isSpelled(oneOf: "device", "browser", "unit") {
      return "1…\(TraceOrigin.longestName) bytes without control characters"
    }
    if key.isSpelled("range") { return "finite, the second number above the first" }
    if key.isSpelled("t") { return "seconds, 0…\(Int(Trace.latest))" }
    return key.isSpelled("maximum") ? "finite and at least 0" : "finite"
  }
}
