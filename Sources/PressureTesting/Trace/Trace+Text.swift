import PressureKit

/// The text format: JSON Lines, with a header and then one sample on each line.
///
///     {"pressurekit":1,"maximum":6.667,"source":"touch"}
///     {"t":0.016,"phase":"moved","id":1,"x":10,"y":20,"force":1.25}
extension Trace {
  /// Reads the text of a trace; throws the first fault, with its line.
  public init(text: String) throws(TraceFault) {
    var reader = TraceReader()
    try reader.read(text.utf8)
    self = try reader.finish()
  }

  /// The text of the trace. Every number reads back to the same bits. `bounds`, `viewport` and the details of the origin are
  /// written only if they are set.
  public var text: String {
    var header = "{\"pressurekit\":1,\"maximum\":\(Trace.text(maximum))"
    header += ",\"source\":\"\(TraceNames.name(of: source))\""
    if bounds != Trace.defaultBounds { header += ",\"bounds\":\(Trace.text(bounds))" }
    if viewport != .unbounded { header += ",\"viewport\":\(Trace.text(viewport))" }
    header += origin.text(Trace.text)
    return header + "}\n" + samples.map(Trace.text).joined()
  }

  private static func text(_ sample: TraceSample) -> String {
    "{\"t\":\(text(sample.time)),\"phase\":\"\(TraceNames.name(of: sample.phase))\""
      + ",\"id\":\(sample.id),\"x\":\(text(sample.position.x)),\"y\":\(text(sample.position.y))"
      + ",\"force\":\(text(sample.force))}\n"
  }

  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "[" + numbers.map(text).joined(separator: ",") + "]"
  }

  /// Returns the shortest decimal number that reads back to the same bits, without `.0`.
  private static func text(_ number: Double) -> String {
    let text = number.description
    return text.utf8.suffix(2).elementsEqual(".0".utf8)
      ? String(decoding: text.utf8.dropLast(2), as: UTF8.self) : text
  }
}
