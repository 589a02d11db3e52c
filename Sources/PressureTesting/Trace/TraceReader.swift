import PressureKit

/// Reads a trace from bytes in pieces of any size, and refuses it at its first fault.
///
///     var reader = TraceReader()
///     while let piece = nextPiece() { try reader.read(piece) }
///     let trace = try reader.finish()
///
/// It keeps only one line and the samples, so it can refuse a file of any size in little memory. It does not open files itself.
public struct TraceReader: Sendable {
  /// The maximum length of a line, in bytes; a sample needs less than 200.
  public static let longestLine = 1000

  private static let headerKeys =
    ["pressurekit", "maximum", "source", "bounds", "viewport"] + TraceOrigin.keys
  private static let sampleKeys = ["t", "phase", "id", "x", "y", "force"]

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private var line: [UInt8] = []
  /// The number of the current line, counted from 1.
  private var number = 1
  private var trace: Trace?
  private var fault: TraceFault?

  /// Creates a reader.
  public init() {
    line.reserveCapacity(TraceReader.longestLine)
  }

  /// Reads the next bytes. Throws at the first bad line, and at every call after that.
  public mutating func read(_ bytes: some Sequence<UInt8>) throws(TraceFault) {
    if let fault { throw fault }
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        try endLine()
      } else if line.count == TraceReader.longestLine {
        throw fail(.lineTooLong)
      } else {
        line.append(byte)
      }
    }
  }

  /// Ends the file and returns the trace. The last line may lack its line end. Throws if the file is not a complete trace.
  public mutating func finish() throws(TraceFault) -> Trace {
    if let fault { throw fault }
    if !line.isEmpty { try endLine() }
    guard let trace else { throw fail(.empty) }
    do throws(TraceProblem) {
      try trace.checkEnd()
    } catch {
      // Report the last line: the missing part belongs after it.
      number -= 1
      throw fail(error)
    }
    return trace
  }

  private mutating func endLine() throws(TraceFault) {
    // Some editors begin UTF-8 with a byte order mark.
    if number == 1, line.starts(with: TraceReader.byteOrderMark) { line.removeFirst(3) }
    do throws(TraceProblem) {
      let object = try TraceObject(line: line)
      if trace == nil {
        trace = try TraceReader.header(object)
      } else {
        try trace?.append(try TraceReader.sample(object))
      }
    } catch {
      throw fail(error)
    }
    line.removeAll(keepingCapacity: true)
    number += 1
  }

  /// Remembers the fault and releases everything that was read.
  private mutating func fail(_ problem: TraceProblem) -> TraceFault {
    let found = TraceFault(line: number, reason: problem)
    fault = found
    trace = nil
    line = []
    return found
  }

  private static func header(_ object: TraceObject) throws(TraceProblem) -> Trace {
    let version = try object.number("pressurekit")
    // The meaning of keys in another version is unknown.
    if version != 1 { throw .version(version) }
    try object.checkKeys(headerKeys)
    let maximum = try object.number("maximum")
    if maximum < 0 { throw .outOfRange("maximum") }
    let name = try object.string("source")
    guard let source = TraceNames.sources.first(where: { $0.0.isSpelled(name) })?.1 else {
      throw .unknownSource(TraceObject.short(name))
    }
    var trace = Trace(maximum: maximum, source: source)
    if let bounds = try rect(object, "bounds") { trace.bounds = bounds }
    if let viewport = try rect(object, "viewport") { trace.viewport = viewport }
    trace.origin = try TraceOrigin(object)
    return trace
  }

  private static func rect(_ object: TraceObject, _ key: String) throws(TraceProblem) -> Rect? {
    guard let value = object.optional(key) else { return nil }
    guard case .list(let list) = value, list.count == 4 else { throw .wrongKind(key) }
    if !list.allSatisfy({ $0.isFinite }) || list[2] < 0 || list[3] < 0 { throw .outOfRange(key) }
    return Rect(x: list[0], y: list[1], width: list[2], height: list[3])
  }

  private static func sample(_ object: TraceObject) throws(TraceProblem) -> TraceSample {
    try object.checkKeys(sampleKeys)
    let name = try object.string("phase")
    guard let phase = TraceNames.phases.first(where: { $0.0.isSpelled(name) })?.1 else {
      throw .unknownPhase(TraceObject.short(name))
    }
    let id = try object.number("id")
    if id != id.rounded() { throw .wrongKind("id") }
    guard let id = Int64(exactly: id) else { throw .outOfRange("id") }
    return TraceSample(
      time: try object.number("t"), phase: phase, id: id,
      position: Point(x: try object.number("x"), y: try object.number("y")),
      force: try object.number("force"))
  }
}
