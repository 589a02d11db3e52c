import Foundation
import PressureFormats
import PressureTesting

/// A trace file of any size. It is read one piece at a time, up to its first fault.
struct TraceFile {
  var path: String
  var inputs: InputFiles

  func trace() throws(Failure) -> Trace {
    var reader = TraceReader()
    let file = InputFile(path: path, role: "the trace", inputs: inputs)
    try file.read(upTo: .max) { (piece) throws(Failure) in
      do throws(TraceFault) { try reader.read(piece) } catch { throw failure(error) }
    }
    do throws(TraceFault) { return try reader.finish() } catch { throw failure(error) }
  }

  private func failure(_ fault: TraceFault) -> Failure {
    .badData(path, line: fault.line, "\(fault.reason)")
  }
}
