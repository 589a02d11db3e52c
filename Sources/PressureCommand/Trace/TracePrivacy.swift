import PressureKit
import PressureTesting

/// What of a trace could tell a person, a screen or a moment apart from others.
///
/// Times count from the first sample by themselves: a trace has no clock.
enum TracePrivacy {
  /// What it tells besides the press, in sentences without a full stop.
  static func faults(of trace: Trace) -> [String] {
    let stripped = self.stripped(trace)
    var faults: [String] = []
    if trace.bounds.origin != stripped.bounds.origin || trace.viewport != stripped.viewport {
      faults.append("it says where on which screen the control was: strip it")
    }
    if trace.samples.map(\.id) != stripped.samples.map(\.id) {
      faults.append("it has the system's own numbers of contacts, not those from 1 on: strip it")
    }
    let hasNames = [trace.origin.device, trace.origin.browser].contains { $0.map(tells) == true }
    if hasNames {
      faults.append(
        "the name of its device or browser has an owner, an address or a number: strip it")
    }
    return faults
  }

  /// The same press, which tells no more than it must.
  ///
  /// The control is at the origin of a screen without edges, and contacts are counted from 1 in the order in which
  /// they begin. The name of a device or browser stays unless it tells whose it is.
  static func stripped(_ trace: Trace) -> Trace {
    var stripped = Trace(
      maximum: trace.maximum, source: trace.source,
      bounds: Rect(
        x: 0, y: 0, width: trace.bounds.size.width, height: trace.bounds.size.height))
    stripped.origin =
      [trace.origin.device, trace.origin.browser].contains { $0.map(tells) == true }
      ? trace.origin.withoutNames : trace.origin
    var ids: [Int64: Int64] = [:]
    var count: Int64 = 0
    for var sample in trace.samples {
      if sample.phase == .began {
        count += 1
        ids[sample.id] = count
      }
      sample.id = ids[sample.id] ?? sample.id
      sample.position.x -= trace.bounds.origin.x
      sample.position.y -= trace.bounds.origin.y
      // In the same order as before; a position that leaves the range of numbers stays where it was.
      try? stripped.append(sample)
    }
    return stripped
  }

  /// Whether a name has a possessive, as `Anna's Pen`, an address, or a number of so many digits that few have it.
  private static func tells(_ name: String) -> Bool {
    let text = name.lowercased()
    if ["'s ", "’s ", "@", "s' ", "s’ "].contains(where: text.contains) { return true }
    // An address of Bluetooth, and a serial number.
    let isHexadecimal = text.split { !$0.isHexDigit && $0 != ":" && $0 != "-" }.contains {
      $0.filter { $0 == ":" || $0 == "-" }.count >= 5
    }
    let longest = text.split { !$0.isNumber }.map(\.count).max() ?? 0
    return isHexadecimal || longest > 6
  }
}
