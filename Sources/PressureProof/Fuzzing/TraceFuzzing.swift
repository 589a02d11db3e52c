import PressureKit
import PressureTesting

/// Reads bytes as the file of a trace. The reader must refuse it, or the trace's text must read back as the same trace.
public enum TraceFuzzing {
  /// A rule that the check breaks on purpose.
  public enum Flaw: CaseIterable, Sendable {
    /// Rounds forces to half of their bits.
    case roundsForces
  }

  /// Returns the rules that the bytes break.
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
      // A force that is too large for half of the bits becomes infinite, and the sample is dropped.
      try? rounded.append(sample)
    }
    return rounded
  }
}
