import PressureKit

/// The problems of a line of a trace, or of a sample.
///
/// Names and texts from the file are cut to twenty characters.
public enum TraceProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The trace is empty, without even a header.
  case empty
  /// The trace has a header but no sample.
  case noSamples
  /// The line is longer than `TraceReader.longestLine` bytes.
  case lineTooLong
  /// There are more samples than `Trace.mostSamples`.
  case tooManySamples
  /// The line is empty.
  case blankLine
  /// The line ends in the middle of its object.
  case truncated
  /// The line is not a JSON object with numbers, strings and lists of numbers. The byte is counted from 1.
  case notAnObject(byte: Int)
  /// A key is missing.
  case missing(String)
  /// A key appears twice.
  case repeated(String)
  /// A key is not part of this format. It may be a misspelling of another key.
  case unknownKey(String)
  /// A value has the wrong type, such as a string instead of a number.
  case wrongKind(String)
  /// A number does not fit into 64 bits, or is out of the range of its key.
  case outOfRange(String)
  /// The trace has another version.
  case version(Double)
  /// The source is unknown.
  case unknownSource(String)
  /// The phase is unknown.
  case unknownPhase(String)
  /// The first sample is not at time 0.
  case startsLate(Double)
  /// The time is earlier than that of the previous sample.
  case timeBackwards(from: Double, to: Double)
  /// A contact begins while it is already down.
  case beganTwice(id: Int64)
  /// A contact that is not down moves, lifts or is cancelled.
  case notDown(id: Int64, ContactPhase)
  /// More contacts are down than `Trace.mostContacts`.
  case tooManyContacts
  /// The trace ends while a contact is down: the end is missing.
  case neverLifts(id: Int64)
  /// The samples come from sensors with different maxima.
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
    case .notAnObject(let byte): "this is not the JSON of a trace, from byte \(byte) on"
    case .missing(let key): "\"\(key)\" is missing"
    case .repeated(let key): "\"\(key)\" appears twice"
    case .unknownKey(let key): "a trace must not have the key \"\(key)\""
    case .wrongKind(let key): "\"\(key)\" must be \(Self.kind(of: key))"
    case .outOfRange(let key): "\"\(key)\" is out of range: \(Self.range(of: key))"
    case .version(let version): "this is version \(version); only version 1 is supported"
    case .unknownSource(let name): "there is no source \"\(name)\""
    case .unknownPhase(let name): "there is no phase \"\(name)\""
    case .startsLate(let time): "the first sample is at \(time) s; it must be at 0 s"
    case .timeBackwards(let last, let time): "time goes back from \(last) s to \(time) s"
    case .beganTwice(let id): "contact \(id) begins, but is already down"
    case .notDown(let id, let phase): "contact \(id) \(phase), but is not down"
    case .tooManyContacts: "more than \(Trace.mostContacts) contacts are down"
    case .neverLifts(let id): "contact \(id) neither lifts nor is cancelled: the end is missing"
    case .mixedSensors: "the samples come from several sensors"
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
