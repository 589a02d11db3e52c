import PressureKit
import PressureTesting

/// Bytes as the file of a trace: it is refused, or is a trace whose text is the same trace.
public enum TraceFuzzing {
  /// A rule that the text of a trace breaks on purpose.
  public enum Flaw: CaseIterable, Sendable {
    /// Forces are written in half of their bits.
    case roundsForces
  }

  /// Which rules the bytes break.
  public static func faults(in bytes: [UInt8], flaw: Flaw? = nil) -> [String] {
    var reader = TraceReader()
    let trace: Trace
    do throws(TraceFault) {
      try reader.read(bytes)
      trace = try reader.finish()
    } catch {
      return sentence(of: error).isEmpty ? ["a fault without a sentence"] : []
    }
    do throws(TraceFault) {
      let again = try Trace(text: flaw == .roundsForces ? rounded(trace).text : trace.text)
      return again == trace ? [] : ["it reads back as another: \(again.text)"]
    } catch {
      return ["its own text is refused: \(error)"]
    }
  }

  private static func sentence(of fault: TraceFault) -> String { "\(fault)" }

  private static func rounded(_ trace: Trace) -> Trace {
    var rounded = Trace(
      maximum: trace.maximum, source: trace.source, bounds: trace.bounds, viewport: trace.viewport)
    for var sample in trace.samples {
      sample.force = Double(Float(sample.force))
      // A force beyond half the bits is none any more.
      try? rounded.append(sample)
    }
    return rounded
  }
}
