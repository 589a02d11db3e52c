import PressureFormats
import PressureTesting

/// Reads bytes as a recording. Either it is refused with a message, or each of its presses is a complete trace.
public enum RecordingFuzzing {
  /// A rule to break on purpose.
  public enum Flaw: CaseIterable, Sendable {
    /// The last sample of a press is missing.
    case forgetsLifts
  }

  /// Returns the rules that the bytes break.
  public static func faults(in bytes: [UInt8], flaw: Flaw? = nil) -> [String] {
    var reader = RecordingReader()
    let devices: [PressTracker]
    do throws(RecordingFault) {
      // Split the bytes into two pieces, which must make no difference.
      try reader.read(bytes.prefix(bytes.count / 3))
      try reader.read(bytes.dropFirst(bytes.count / 3))
      devices = try reader.finish()
    } catch {
      return error.sentence.isEmpty ? ["refused without a word"] : []
    }
    var wrong: [String] = []
    for device in devices {
      var remarks = device.remarks
      let scale = device.scale(remarks: &remarks)
      for var press in device.presses {
        if flaw == .forgetsLifts { press.samples.removeLast() }
        do throws(TraceFault) {
          let trace = try press.trace(scale)
          if try Trace(text: trace.text) != trace { wrong.append("it reads back as another") }
        } catch {
          wrong.append("a press is no trace: \(error)")
        }
      }
    }
    return wrong
  }
}
